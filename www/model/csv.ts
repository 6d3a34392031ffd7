export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Tables as comma-separated values (RFC 4180), separated by empty lines. */
export function csvOf(tables: readonly Table[]): string {
  return tables
    .map(({ head, rows }) =>
      [head, ...rows].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join(""),
    )
    .join("\r\n");
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A record of a CSV text, with the line of its beginning, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads comma-separated values (RFC 4180), with any line break; the line of a misplaced or unclosed quote if there is one. */
export function readCsv(
  text: string,
  comma: "," | ";" = ",",
): CsvRecord[] | { readonly line: number } {
  const records: CsvRecord[] = [];
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${comma}\\r\\n]*))(${comma}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  let cells: string[] = [];
  let [line, begin] = [1, 1];
  while (cell.lastIndex < text.length || cells.length > 0) {
    const found = cell.exec(text);
    if (found === null) return { line };
    const [whole, quotedText, plain = "", end = ""] = found;
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    cells.push(quotedText?.replaceAll('""', '"') ?? plain);
    if (end === comma) continue;
    records.push({ line: begin, cells });
    [cells, begin] = [[], line];
  }
  return records;
}
