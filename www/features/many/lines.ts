/** A line of a text. Numbers start at 1 and count empty lines. */
export interface BoardLine {
  readonly number: number;
  readonly text: string;
}

/** More would take too long on a page; the command has no limit. */
export const MOST_LINES = 100_000;

/** The lines of a text that are not empty. */
export function linesOf(text: string): BoardLine[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|[\r\n]/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== "");
}
