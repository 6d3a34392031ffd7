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
