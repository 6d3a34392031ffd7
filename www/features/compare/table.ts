/** A table as plain text: the first column names its rows, the others hold numbers. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Tables as Markdown, an empty line between two. */
export function markdownOf(tables: readonly Table[]): string {
  return tables
    .map(({ head, rows }) => {
      const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
      return [head.map(escaped), rule, ...rows.map((row) => row.map(escaped))]
        .map((cells) => `| ${cells.join(" | ")} |\n`)
        .join("");
    })
    .join("\n");
}

/** What Markdown would take for the end of a cell, or for marks of its own. */
function escaped(cell: string): string {
  return cell.replace(/[\\|*_`<[\]]/g, "\\$&").replace(/\s+/g, " ");
}

/** Tables as comma-separated values (RFC 4180), an empty line between two. */
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
