import type { Table } from "../../model/csv";

/** Tables as Markdown, separated by empty lines. */
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

/** Escapes what Markdown would read as the end of a cell, or as markup. */
function escaped(cell: string): string {
  return cell.replace(/[\\|*_`<[\]]/g, "\\$&").replace(/\s+/g, " ");
}
