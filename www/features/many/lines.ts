/** A line of a text, counted from 1 with the empty ones. */
export interface BoardLine {
  readonly number: number;
  readonly text: string;
}

/** As many as one waits for; the command takes any number. */
export const MOST_LINES = 100_000;

/** The lines of a text that are not empty. */
export function linesOf(text: string): BoardLine[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|[\r\n]/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== "");
}
