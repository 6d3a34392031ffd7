import type { Parsed } from "taisou";
import { numberOf } from "../../engine/details";
import type { Rules } from "../../engine/rules";
import type { Fields, Problem, Puzzle } from "./puzzle";
import { joinGoals, splitGoals } from "./read";
import { rowsOf } from "./rows";
import { ANY, BLANK, boardOf, type Mark, type Sketch } from "./sketch";

export const DRAWN = ["start", "goal", "width", "blocks"] as const;

export interface EditedPuzzle {
  readonly fields: Fields;
  readonly puzzle: Puzzle | null;
}

const EMPTY_SIDE = 4;

/** The fields as a drawing; unreadable parts come from the last board. */
export function sketchOf(rules: Rules, { fields, puzzle }: EditedPuzzle): Sketch {
  if (puzzle === null) {
    const start = Array.from({ length: EMPTY_SIDE ** 2 }, () => BLANK);
    const size = { width: EMPTY_SIDE, height: EMPTY_SIDE };
    return { ...size, start, goals: [], pieces: [], allPieces: false };
  }
  const { width, height, cells, blocks } = puzzle.start;
  const goals = splitGoals(fields.goal).map(
    (text) => readGoal(rules, text, puzzle.start, fields.blank) ?? cells.map(() => ANY),
  );
  return {
    width,
    height,
    start: cells,
    goals,
    pieces: blocks.map(([first = 0]) => cells[first]?.symbol ?? ""),
    allPieces: fields.blocks.trim() === "all",
  };
}

/** Reads a goal that may not fit the start yet, on a start that is blank where the goal is open. */
function readGoal(
  rules: Rules,
  text: string,
  { width, height }: Parsed,
  blank: string,
): Mark[] | null {
  const start = text.replaceAll("?", blank === "" ? BLANK.symbol : blank);
  const options = blank === "" ? { goal: text } : { goal: text, blank };
  const goal = rules.readBoard(start, width, options).ok?.goals[0];
  return goal?.width === width && goal.height === height ? goal.cells : null;
}

/** True if a goal is still empty; the fields leave such a goal out. */
function isOpen(goal: readonly Mark[]): boolean {
  return goal.every(({ kind }) => kind === "any" || kind === "wall");
}

/** The cell of this goal that the problems are about; `null` if none is. */
export function cellAtFault(
  { width, goals }: Sketch,
  index: number,
  problems: readonly Problem[],
): number | null {
  const goal = goals[index];
  const details = problems.find(({ field }) => field === "goal")?.details;
  if (goal === undefined || details === undefined) return null;
  const [row, column] = [numberOf(details, "row"), numberOf(details, "column")];
  const written = goals.filter((one) => !isOpen(one));
  if (row === null || column === null || written[numberOf(details, "goal") ?? 0] !== goal) {
    return null;
  }
  return (row - 1) * width + column - 1;
}

/** Writes a drawing into the fields, in their style. */
export function writeSketch(rules: Rules, sketch: Sketch, fields: Fields): Fields {
  const goals = sketch.goals.filter((goal) => !isOpen(goal));
  const rows = /\//.test(fields.start) ? "/" : "\n";
  // One line cannot show pieces.
  const isBare =
    boardOf(sketch, sketch.start).blocks.length === 0 &&
    !/[/\s]/.test(fields.start.trim()) &&
    sketch.width > 1 &&
    Number(fields.width) === sketch.width;
  const write = (marks: readonly Mark[], between: string) =>
    textOf(rules, sketch, marks, fields.blank, between);
  const start = write(sketch.start, isBare ? "" : rows);
  return {
    ...fields,
    start,
    goal: joinGoals(goals.map((goal) => write(goal, isBare ? "" : rows))),
    width: fields.width.trim() === "" ? "" : String(sketch.width),
    blocks: sketch.allPieces ? fields.blocks : sketch.pieces.join(""),
  };
}

function textOf(
  rules: Rules,
  { width }: Sketch,
  marks: readonly Mark[],
  blank: string,
  between: string,
): string {
  const sign = blankOf(marks, blank);
  const symbols = marks.map(({ kind, symbol }) => (kind === "blank" ? sign : symbol));
  return isClusters(rules, symbols, width, sign)
    ? rowsOf(symbols, width).join(between)
    : rowsOf(symbols, width, " ").join(between || "\n");
}

/** The sign for blanks: that of the option, of the drawing, or a star. */
function blankOf(marks: readonly Mark[], blank: string): string {
  if (blank !== "") return blank;
  // A zero means a blank only among numbers without another blank sign.
  const own = marks.find(({ kind, symbol }) => kind === "blank" && !/[*0]/.test(symbol));
  return own?.symbol ?? BLANK.symbol;
}

/** True if the symbols read back the same without separators. */
function isClusters(
  rules: Rules,
  symbols: readonly string[],
  width: number,
  sign: string,
): boolean {
  if (width === 1) return true;
  const cells = [...symbols.map((symbol) => (symbol === ANY.symbol ? sign : symbol))];
  // A start needs a blank.
  const all = [...cells, ...Array.from({ length: width }, () => sign)];
  const options = sign === BLANK.symbol ? {} : { blank: sign };
  const read = rules.readBoard(rowsOf(all, width).join("/"), width, options).ok;
  return all.every((symbol, cell) => read?.cells[cell]?.symbol === symbol);
}

/** The goal in order, if the fields give none. */
export function goalInOrder(
  { fields, puzzle }: EditedPuzzle,
  sketch: Sketch,
): readonly Mark[] | null {
  if (fields.goal.trim() !== "" || puzzle === null) return null;
  const [goal] = puzzle.start.goals;
  const fits = goal?.width === sketch.width && goal.height === sketch.height;
  return fits && boardOf(sketch, sketch.start).blocks.length === 0 ? goal.cells : null;
}
