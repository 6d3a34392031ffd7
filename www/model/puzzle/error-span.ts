import type { AppState } from "../state/state";
import type { Problem } from "./puzzle";
import { splitGoals } from "./read";

/** A part of a text. Where it begins and ends at one place, something is missing there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a field's text that a problem is about; `null` if the module names no place. Only the eye follows this: what
 * cells there are, and what is wrong with them, the module has said.
 */
export function spanOf({ field, details }: Problem, { fields, puzzle }: AppState): Span | null {
  const { row, column, found, expected } = details;
  if (typeof row !== "number" || typeof column !== "number") return null;
  const text = fields[field];
  const width = field === "start" ? Number(fields.width) || 0 : (puzzle?.width ?? 0);
  const part = field === "goal" ? goalAt(text, details.goal) : { from: 0, to: text.length };
  const isRow = details.kind === undefined && typeof found === "number" && expected !== undefined;
  const rows = rowsOf(text.slice(part.from, part.to), width);
  const line = rows[row - 1] ?? rows.at(-1) ?? { cells: [], end: 0 };
  const cell = line.cells[column - 1];
  const end = line.cells.at(-1)?.to ?? line.end;
  // Of a row that is too long, all that is too much.
  const isLong = isRow && typeof expected === "number" && found > expected;
  const [from, to] = cell === undefined ? [end, end] : [cell.from, isLong ? end : cell.to];
  return { from: part.from + from, to: part.from + to };
}

function goalAt(text: string, number: Problem["details"][string] | undefined): Span {
  const goals = splitGoals(text);
  let to = 0;
  let from = 0;
  for (const goal of goals.slice(0, (typeof number === "number" ? number : 0) + 1)) {
    from = text.indexOf(goal, to);
    to = from + goal.length;
  }
  return { from, to };
}

interface Row {
  readonly cells: readonly Span[];
  readonly end: number;
}

/** Where the cells of each row stand, as docs/contracts.md#text-of-a-board cuts a text. */
function rowsOf(text: string, width: number): Row[] {
  const from = text.length - text.trimStart().length;
  const lines = split(text, { from, to: text.trimEnd().length }, /\r\n|[\n\r/]/g);
  const trimmed = lines.map((line) => trim(text, line));
  const isSpaced =
    trimmed.some((line) => /\s/.test(text.slice(line.from, line.to))) ||
    (width === 1 && lines.length > 1);
  const rows = trimmed.map((line) => ({
    cells: isSpaced
      ? split(text, line, /\s+/g).filter(({ from: begin, to: end }) => end > begin)
      : clusters(text, line),
    end: line.to,
  }));
  const [only] = rows;
  if (only === undefined || rows.length > 1 || width === 0) return rows;
  return Array.from({ length: Math.ceil(only.cells.length / width) }, (_, row) => ({
    cells: only.cells.slice(row * width, (row + 1) * width),
    end: only.end,
  }));
}

function trim(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  const begin = from + part.length - part.trimStart().length;
  return { from: begin, to: Math.max(begin, from + part.trimEnd().length) };
}

function split(text: string, { from, to }: Span, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let begin = from;
  for (const { 0: between, index } of text.slice(from, to).matchAll(separator)) {
    spans.push({ from: begin, to: from + index });
    begin = from + index + between.length;
  }
  return [...spans, { from: begin, to }];
}

function clusters(text: string, { from, to }: Span): Span[] {
  const segments = new Intl.Segmenter().segment(text.slice(from, to));
  return Array.from(segments, ({ index, segment }) => ({
    from: from + index,
    to: from + index + segment.length,
  }));
}
