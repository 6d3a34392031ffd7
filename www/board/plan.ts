/** The arrangement of a board, as motion needs it. */
export interface Arrangement {
  readonly width: number;
  /** Changes with every opened board: pieces of two boards are unrelated. */
  readonly base: unknown;
  readonly pieces: readonly number[];
  /** Identical tiles are numbered. */
  readonly apart: boolean;
  /** The drawn symbol of each cell; `null` without a tile. */
  readonly symbols: readonly (string | null)[];
}

/** For each cell with a moved tile, its former cell. */
export type Plan = ReadonlyMap<number, number>;

const NOTHING: Plan = new Map();

/**
 * Derives motion from two arrangements. On the same board each piece is followed, if it goes one cell or if identical
 * tiles are numbered. Otherwise, and between boards, a tile comes from the nearest identical one.
 */
export function planMotion(before: Arrangement | null, after: Arrangement): Plan {
  if (before === null || before.width !== after.width) return NOTHING;
  if (before.pieces.length !== after.pieces.length) return NOTHING;
  if (before.base !== after.base) return byLikeness(before, after);
  const plan = byPiece(before, after);
  const near = [...plan].every(([cell, from]) => distance(cell, from, after.width) === 1);
  return near || after.apart ? plan : byLikeness(before, after);
}

function byPiece(before: Arrangement, after: Arrangement): Plan {
  const cellOf = new Map(before.pieces.map((piece, cell) => [piece, cell]));
  const plan = new Map<number, number>();
  after.pieces.forEach((piece, cell) => {
    const from = cellOf.get(piece);
    if (after.symbols[cell] !== null && from !== undefined && from !== cell) plan.set(cell, from);
  });
  return plan;
}

function byLikeness(before: Arrangement, after: Arrangement): Plan {
  const gone = new Map<string, number[]>();
  before.symbols.forEach((symbol, cell) => {
    if (symbol === null || after.symbols[cell] === symbol) return;
    const cells = gone.get(symbol);
    if (cells === undefined) gone.set(symbol, [cell]);
    else cells.push(cell);
  });
  const plan = new Map<number, number>();
  after.symbols.forEach((symbol, cell) => {
    if (symbol === null || before.symbols[cell] === symbol) return;
    const cells = gone.get(symbol);
    if (cells === undefined || cells.length === 0) return;
    const distances = cells.map((from) => distance(from, cell, after.width));
    const [from] = cells.splice(distances.indexOf(Math.min(...distances)), 1);
    if (from !== undefined) plan.set(cell, from);
  });
  return plan;
}

/** The distance in cells, along rows and columns. */
function distance(one: number, other: number, width: number): number {
  const rows = Math.floor(one / width) - Math.floor(other / width);
  return Math.abs(rows) + Math.abs((one % width) - (other % width));
}
