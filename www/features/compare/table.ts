import type { Table } from "../../ui/csv";

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

/** Characters that Markdown would take for the end of a cell, or for markup. */
function escaped(cell: string): string {
  return cell.replace(/[\\|*_`<[\]]/g, "\\$&").replace(/\s+/g, " ");
}
