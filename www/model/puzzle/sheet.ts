import type { Cell, ParsedBoard } from "taisou";

/** One cell of a drawing. */
export type Mark = Pick<Cell, "kind" | "symbol">;

/** A drawing of a puzzle: its start and the given goals. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly start: readonly Mark[];
  readonly goals: readonly (readonly Mark[])[];
  /** The symbols that each form one piece. */
  readonly pieces: readonly string[];
  /** Every symbol forms a piece. */
  readonly allPieces: boolean;
}

/** The start, or a goal by its index. */
export type Surface = "start" | number;

export type Tool =
  | { readonly kind: "newPiece" | "wall" | "blank" | "any" | "erase" }
  /** A symbol that forms a piece extends that piece. */
  | { readonly kind: "symbol"; readonly symbol: string };

export const BLANK: Mark = { kind: "blank", symbol: "*" };
export const ANY: Mark = { kind: "any", symbol: "?" };
const WALL: Mark = { kind: "wall", symbol: "#" };

/** Larger drawings have cells too small for a finger, so they are typed. */
export const MOST_SIDE = 16;

export function isPiece({ pieces, allPieces }: Sheet, mark: Mark | undefined): boolean {
  return mark?.kind === "tile" && (allPieces || pieces.includes(mark.symbol));
}

/** The marks of a surface. A goal not given yet is open everywhere, or in order; its walls are those of the start. */
export function marksOn(
  sheet: Sheet,
  surface: Surface,
  inOrder: readonly Mark[] | null,
): readonly Mark[] {
  if (surface === "start") return sheet.start;
  const goal = sheet.goals[surface] ?? (surface === 0 ? inOrder : null);
  return sheet.start.map((mark, cell) => (mark.kind === "wall" ? mark : (goal?.[cell] ?? ANY)));
}

/** The surface as a board, for drawing its pieces. */
export function boardOf(sheet: Sheet, marks: readonly Mark[]): ParsedBoard {
  const blocks = new Map<string, number[]>();
  marks.forEach((mark, cell) => {
    if (!isPiece(sheet, mark)) return;
    const cells = blocks.get(mark.symbol);
    if (cells === undefined) blocks.set(mark.symbol, [cell]);
    else cells.push(cell);
  });
  return {
    board: "",
    width: sheet.width,
    height: sheet.height,
    cells: marks.map((mark) => ({ ...mark, ways: [] })),
    blocks: [...blocks.values()],
  };
}

/** The symbol of the next piece: the first unused letter. */
export function freeSymbol(sheet: Sheet): string {
  const used = new Set([
    ...sheet.pieces,
    ...[sheet.start, ...sheet.goals].flatMap((marks) => marks.map(({ symbol }) => symbol)),
  ]);
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const kana = Array.from({ length: 80 }, (_, index) => String.fromCharCode(0x30a2 + index));
  const all = [...letters, ...letters.map((letter) => letter.toLowerCase()), ...kana];
  return all.find((symbol) => !used.has(symbol)) ?? "";
}

/** Applies one stroke over these cells, in the order of touching. */
export function paint(
  sheet: Sheet,
  surface: Surface,
  tool: Tool,
  cells: readonly number[],
  inOrder: readonly Mark[] | null,
): Sheet {
  if (tool.kind === "symbol" && tool.symbol === "") return sheet;
  return surface === "start"
    ? paintStart(sheet, tool, cells)
    : paintGoal(sheet, surface, tool, cells, marksOn(sheet, surface, inOrder));
}

function paintStart(sheet: Sheet, tool: Tool, cells: readonly number[]): Sheet {
  const symbol = tool.kind === "newPiece" ? freeSymbol(sheet) : "";
  if (tool.kind === "newPiece" && symbol === "") return sheet;
  const mark = tool.kind === "newPiece" ? tile(symbol) : markOf(tool, BLANK);
  const erased = tool.kind === "erase" ? wholePieces(sheet, sheet.start, cells) : cells;
  const start = replaced(sheet.start, erased, mark);
  const there = new Set(start.map((one) => one.symbol));
  const drawn = tool.kind === "newPiece" ? [...sheet.pieces, symbol] : sheet.pieces;
  const pieces = drawn.filter((piece) => there.has(piece));
  const next = { ...sheet, start, pieces };
  const goals = sheet.goals.map((goal) =>
    // A goal for pieces usually names one of them and leaves the others open.
    refitted(next, hasPieces(sheet) || !hasPieces(next) ? goal : goal.map(openedMark)),
  );
  return { ...next, goals };
}

/** The goal with the walls of the start, and at most as many tiles of a symbol as the start has. */
function refitted(sheet: Sheet, goal: readonly Mark[]): Mark[] {
  const open = openMark(sheet, goal);
  const left = new Map<string, number>();
  for (const { symbol } of sheet.start) left.set(symbol, (left.get(symbol) ?? 0) + 1);
  return goal.map((old, cell) => {
    if (sheet.start[cell]?.kind === "wall") return old.kind === "any" ? old : WALL;
    if (old.kind === "wall") return open;
    if (old.kind !== "tile") return old;
    const count = left.get(old.symbol) ?? 0;
    left.set(old.symbol, count - 1);
    return count > 0 ? old : open;
  });
}

/** Makes every blank of this goal open. */
export function withOpenBlanks(sheet: Sheet, index: number): Sheet {
  const goals = sheet.goals.map((goal, at) => (at === index ? goal.map(openedMark) : goal));
  return { ...sheet, goals };
}

function openedMark(mark: Mark): Mark {
  return mark.kind === "blank" ? ANY : mark;
}

function paintGoal(
  sheet: Sheet,
  surface: number,
  tool: Tool,
  cells: readonly number[],
  goal: readonly Mark[],
): Sheet {
  // Only the start defines walls.
  const free = cells.filter((cell) => sheet.start[cell]?.kind !== "wall");
  const mark = markOf(tool, ANY);
  let marks: readonly Mark[];
  if (isPiece(sheet, mark)) {
    const target = placed(sheet, mark.symbol, cells.at(-1) ?? 0);
    if (target.some((cell) => sheet.start[cell]?.kind === "wall")) return sheet;
    // A piece lies in one place, and removes every other piece that it overlaps.
    const without = goal.flatMap((old, cell) => (old.symbol === mark.symbol ? [cell] : []));
    const cleared = [...without, ...wholePieces(sheet, goal, target)];
    marks = replaced(replaced(goal, cleared, openMark(sheet, goal)), target, mark);
  } else {
    marks = replaced(goal, [...wholePieces(sheet, goal, free), ...free], ANY);
    marks = replaced(marks, free, mark);
  }
  const goals = Array.from({ length: Math.max(sheet.goals.length, surface + 1) }, (_, index) =>
    index === surface ? marks : (sheet.goals[index] ?? sheet.start.map(() => ANY)),
  );
  return { ...sheet, goals };
}

/** Resizes the sheet at its right and lower edges. */
export function resized(sheet: Sheet, width: number, height: number): Sheet {
  const refit = (marks: readonly Mark[], filler: Mark): Mark[] =>
    Array.from({ length: width * height }, (_, cell) => {
      const [row, column] = [Math.floor(cell / width), cell % width];
      const isNew = column >= sheet.width || row >= sheet.height;
      return (isNew ? undefined : marks[row * sheet.width + column]) ?? filler;
    });
  const fitted: Sheet = {
    ...sheet,
    width,
    height,
    start: refit(sheet.start, BLANK),
    goals: sheet.goals.map((goal) => refit(goal, openMark(sheet, goal))),
  };
  // An empty stroke drops the pieces that were cut.
  return paintStart(fitted, { kind: "blank" }, []);
}

function tile(symbol: string): Mark {
  return { kind: "tile", symbol };
}

function markOf(tool: Tool, empty: Mark): Mark {
  switch (tool.kind) {
    case "symbol":
      return tile(tool.symbol);
    case "wall":
      return WALL;
    case "blank":
      return BLANK;
    case "any":
      return ANY;
    default:
      return empty;
  }
}

/** The default mark of a goal: open or blank. */
function openMark(sheet: Sheet, goal: readonly Mark[]): Mark {
  return hasPieces(sheet) || goal.some(({ kind }) => kind === "any") ? ANY : BLANK;
}

function hasPieces({ pieces, allPieces }: Sheet): boolean {
  return allPieces || pieces.length > 0;
}

function replaced(marks: readonly Mark[], cells: readonly number[], mark: Mark): Mark[] {
  return marks.map((old, cell) => (cells.includes(cell) ? mark : old));
}

/** These cells with all other cells of their pieces. */
function wholePieces(sheet: Sheet, marks: readonly Mark[], cells: readonly number[]): number[] {
  return marks.flatMap((mark, cell) => {
    const isHit = cells.some(
      (hit) => hit === cell || (isPiece(sheet, mark) && marks[hit]?.symbol === mark.symbol),
    );
    return isHit ? [cell] : [];
  });
}

/** The cells of a piece with its first cell put here, or as near as the edges allow. */
function placed({ start, width, height }: Sheet, symbol: string, cell: number): number[] {
  const cells = start.flatMap((mark, at) => (mark.symbol === symbol ? [at] : []));
  const first = cells[0] ?? 0;
  const columns = cells.map((at) => at % width);
  const rows = cells.map((at) => Math.floor(at / width));
  const within = (shift: number, all: readonly number[], size: number) =>
    Math.min(Math.max(shift, -Math.min(...all)), size - 1 - Math.max(...all));
  const right = within((cell % width) - (first % width), columns, width);
  const down = within(Math.floor(cell / width) - Math.floor(first / width), rows, height);
  return cells.map((at) => at + right + down * width);
}
