import type { Cell, ParsedBoard } from "taisou";

export type Mark = Pick<Cell, "kind" | "symbol">;

/** A drawing of a puzzle: its start and the given goals. */
export interface Sketch {
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
export const MOST_SKETCH_SIDE = 16;

export function isPiece({ pieces, allPieces }: Sketch, mark: Mark | undefined): boolean {
  return mark?.kind === "tile" && (allPieces || pieces.includes(mark.symbol));
}

/** The marks of a surface. A goal not given yet is open everywhere, or in order; its walls are those of the start. */
export function marksOn(
  sketch: Sketch,
  surface: Surface,
  inOrder: readonly Mark[] | null,
): readonly Mark[] {
  if (surface === "start") return sketch.start;
  const goal = sketch.goals[surface] ?? (surface === 0 ? inOrder : null);
  return sketch.start.map((mark, cell) => (mark.kind === "wall" ? mark : (goal?.[cell] ?? ANY)));
}

/** The surface as a board, for drawing its pieces. */
export function boardOf(sketch: Sketch, marks: readonly Mark[]): ParsedBoard {
  const blocks = new Map<string, number[]>();
  marks.forEach((mark, cell) => {
    if (!isPiece(sketch, mark)) return;
    const cells = blocks.get(mark.symbol);
    if (cells === undefined) blocks.set(mark.symbol, [cell]);
    else cells.push(cell);
  });
  return {
    board: "",
    width: sketch.width,
    height: sketch.height,
    cells: marks.map((mark) => ({ ...mark, ways: [] })),
    blocks: [...blocks.values()],
  };
}

/** The symbol of the next piece: the first unused letter. */
export function freeSymbol(sketch: Sketch): string {
  const used = new Set([
    ...sketch.pieces,
    ...[sketch.start, ...sketch.goals].flatMap((marks) => marks.map(({ symbol }) => symbol)),
  ]);
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const kana = Array.from({ length: 80 }, (_, index) => String.fromCharCode(0x30a2 + index));
  const all = [...letters, ...letters.map((letter) => letter.toLowerCase()), ...kana];
  return all.find((symbol) => !used.has(symbol)) ?? "";
}

/** Applies one stroke over these cells, in the order of touching. */
export function paint(
  sketch: Sketch,
  surface: Surface,
  tool: Tool,
  cells: readonly number[],
  inOrder: readonly Mark[] | null,
): Sketch {
  if (tool.kind === "symbol" && tool.symbol === "") return sketch;
  return surface === "start"
    ? paintStart(sketch, tool, cells)
    : paintGoal(sketch, surface, tool, cells, marksOn(sketch, surface, inOrder));
}

function paintStart(sketch: Sketch, tool: Tool, cells: readonly number[]): Sketch {
  const symbol = tool.kind === "newPiece" ? freeSymbol(sketch) : "";
  if (tool.kind === "newPiece" && symbol === "") return sketch;
  const mark = tool.kind === "newPiece" ? tile(symbol) : markOf(tool, BLANK);
  const erased = tool.kind === "erase" ? wholePieces(sketch, sketch.start, cells) : cells;
  const start = replaced(sketch.start, erased, mark);
  const there = new Set(start.map((one) => one.symbol));
  const drawn = tool.kind === "newPiece" ? [...sketch.pieces, symbol] : sketch.pieces;
  const pieces = drawn.filter((piece) => there.has(piece));
  const next = { ...sketch, start, pieces };
  const goals = sketch.goals.map((goal) =>
    // A goal for pieces usually names one of them and leaves the others open.
    refitted(next, hasPieces(sketch) || !hasPieces(next) ? goal : goal.map(openedMark)),
  );
  return { ...next, goals };
}

/** The goal with the walls of the start, and at most as many tiles of a symbol as the start has. */
function refitted(sketch: Sketch, goal: readonly Mark[]): Mark[] {
  const open = openMark(sketch, goal);
  const left = new Map<string, number>();
  for (const { symbol } of sketch.start) left.set(symbol, (left.get(symbol) ?? 0) + 1);
  return goal.map((old, cell) => {
    if (sketch.start[cell]?.kind === "wall") return old.kind === "any" ? old : WALL;
    if (old.kind === "wall") return open;
    if (old.kind !== "tile") return old;
    const count = left.get(old.symbol) ?? 0;
    left.set(old.symbol, count - 1);
    return count > 0 ? old : open;
  });
}

export function withOpenBlanks(sketch: Sketch, index: number): Sketch {
  const goals = sketch.goals.map((goal, at) => (at === index ? goal.map(openedMark) : goal));
  return { ...sketch, goals };
}

function openedMark(mark: Mark): Mark {
  return mark.kind === "blank" ? ANY : mark;
}

function paintGoal(
  sketch: Sketch,
  surface: number,
  tool: Tool,
  cells: readonly number[],
  goal: readonly Mark[],
): Sketch {
  // Only the start defines walls.
  const free = cells.filter((cell) => sketch.start[cell]?.kind !== "wall");
  const mark = markOf(tool, ANY);
  let marks: readonly Mark[];
  if (isPiece(sketch, mark)) {
    const target = placed(sketch, mark.symbol, cells.at(-1) ?? 0);
    if (target.some((cell) => sketch.start[cell]?.kind === "wall")) return sketch;
    // A piece lies in one place, and removes every other piece that it overlaps.
    const without = goal.flatMap((old, cell) => (old.symbol === mark.symbol ? [cell] : []));
    const cleared = [...without, ...wholePieces(sketch, goal, target)];
    marks = replaced(replaced(goal, cleared, openMark(sketch, goal)), target, mark);
  } else {
    marks = replaced(goal, [...wholePieces(sketch, goal, free), ...free], ANY);
    marks = replaced(marks, free, mark);
  }
  const goals = Array.from({ length: Math.max(sketch.goals.length, surface + 1) }, (_, index) =>
    index === surface ? marks : (sketch.goals[index] ?? sketch.start.map(() => ANY)),
  );
  return { ...sketch, goals };
}

/** Resizes the sketch at its right and lower edges. */
export function resized(sketch: Sketch, width: number, height: number): Sketch {
  const refit = (marks: readonly Mark[], filler: Mark): Mark[] =>
    Array.from({ length: width * height }, (_, cell) => {
      const [row, column] = [Math.floor(cell / width), cell % width];
      const isNew = column >= sketch.width || row >= sketch.height;
      return (isNew ? undefined : marks[row * sketch.width + column]) ?? filler;
    });
  const fitted: Sketch = {
    ...sketch,
    width,
    height,
    start: refit(sketch.start, BLANK),
    goals: sketch.goals.map((goal) => refit(goal, openMark(sketch, goal))),
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
function openMark(sketch: Sketch, goal: readonly Mark[]): Mark {
  return hasPieces(sketch) || goal.some(({ kind }) => kind === "any") ? ANY : BLANK;
}

function hasPieces({ pieces, allPieces }: Sketch): boolean {
  return allPieces || pieces.length > 0;
}

function replaced(marks: readonly Mark[], cells: readonly number[], mark: Mark): Mark[] {
  return marks.map((old, cell) => (cells.includes(cell) ? mark : old));
}

function wholePieces(sketch: Sketch, marks: readonly Mark[], cells: readonly number[]): number[] {
  return marks.flatMap((mark, cell) => {
    const isHit = cells.some(
      (hit) => hit === cell || (isPiece(sketch, mark) && marks[hit]?.symbol === mark.symbol),
    );
    return isHit ? [cell] : [];
  });
}

/** The cells of a piece with its first cell put here, or as near as the edges allow. */
function placed({ start, width, height }: Sketch, symbol: string, cell: number): number[] {
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
