import type { Direction, Parsed, ParsedBoard } from "taisou";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../memo-by";
import { lineOf } from "../play/answer";
import { OFFSETS } from "../play/direction";
import type { Answer, Gesture, Play } from "../play/play";
import { blockOf, carry } from "../puzzle/move-pieces";
import type { Puzzle } from "../puzzle/puzzle";
import { answerOf, shownBoard } from "../state/selectors";
import type { AppState } from "../state/state";

/** The displayed board, read by the module. */
export interface Position {
  readonly parsed: Parsed;
  /** The piece on each cell; pieces are numbered by the cell they start on. */
  readonly pieces: readonly number[];
}

/** Reads the displayed board; `null` without a readable one. */
export type PositionOf = (state: AppState) => Position | null;

/** Returns a reader that caches the last board, because the page is drawn far more often. */
export function createPositions(rules: Rules): PositionOf {
  let last: {
    readonly puzzle: Puzzle;
    readonly play: Play;
    readonly pieces: readonly number[];
    readonly position: Position | null;
  } | null = null;
  return (state) => {
    const { puzzle, play } = state;
    if (puzzle === null) return null;
    if (last?.puzzle === puzzle && isSamePlay(last.play, play)) return last.position;
    const board = shownBoard(state);
    const parsed =
      board === puzzle.board ? puzzle.start : rules.parse(board, puzzle.width, puzzle.options);
    const near =
      last?.puzzle === puzzle ? last : { pieces: piecesAfter(puzzle.start, []), play: NO_PLAY };
    const pieces = piecesFrom(near, play, puzzle.start);
    const position = parsed === null ? null : { parsed, pieces };
    last = { puzzle, play, pieces, position };
    return position;
  };
}

const NO_PLAY: Play = { gestures: [], cursor: 0 };

function isSamePlay(one: Play, other: Play): boolean {
  return one.gestures === other.gestures && one.cursor === other.cursor;
}

/** The pieces after a play, from the pieces after another play: back to where the two differ, and on from there. */
function piecesFrom(
  known: { readonly pieces: readonly number[]; readonly play: Play },
  { gestures, cursor }: Play,
  start: Parsed,
): number[] {
  const { play } = known;
  // Gestures are created once, so equal last gestures mean equal plays.
  let shared = Math.min(play.cursor, cursor);
  while (shared > 0 && play.gestures[shared - 1] !== gestures[shared - 1]) shared -= 1;
  if (play.cursor - shared > shared) return piecesAfter(start, gestures.slice(0, cursor));
  const pieces = [...known.pieces];
  const blocks = blockOf(start);
  for (const { moves } of play.gestures.slice(shared, play.cursor).reverse()) {
    for (const { from, to } of [...moves].reverse()) carry(pieces, { from: to, to: from }, blocks);
  }
  for (const { moves } of gestures.slice(shared, cursor)) {
    for (const move of moves) carry(pieces, move, blocks);
  }
  return pieces;
}

export function piecesAfter(
  start: Pick<ParsedBoard, "cells" | "blocks">,
  gestures: readonly Gesture[],
): number[] {
  const pieces = start.cells.map((_, cell) => cell);
  const blocks = blockOf(start);
  for (const { moves } of gestures) {
    for (const move of moves) carry(pieces, move, blocks);
  }
  return pieces;
}

/** The number of each tile among identical ones, from 1 in reading order of the start; 0 for a unique tile. */
export function identicalTileNumbers({
  cells: start,
  blocks,
}: Pick<ParsedBoard, "cells" | "blocks">): number[] {
  const last = new Map<string, number>();
  const inBlocks = new Set(blocks.flat());
  const numbers = start.map(({ kind, symbol }, cell) => {
    if (kind !== "tile" || inBlocks.has(cell)) return 0;
    const number = (last.get(symbol) ?? 0) + 1;
    last.set(symbol, number);
    return number;
  });
  return numbers.map((number, cell) => (last.get(start[cell]?.symbol ?? "") === 1 ? 0 : number));
}

const piecesAtEnd = memoBy((answer: Answer, start: Parsed): readonly number[] =>
  piecesAfter(start, lineOf(answer)),
);

/** The piece on each cell of the goal, as far as known from a solution or from play. */
export function piecesAtGoal(state: AppState, position: Position): readonly number[] | null {
  if (state.puzzle?.hasGoal !== true) return null;
  const answer = answerOf(state);
  if (answer === null) return position.parsed.solved ? position.pieces : null;
  return piecesAtEnd(answer, state.puzzle.start);
}

/** For each cell of the goal, the number of the identical tile that comes there; only where the goal names a tile. */
export function marksAtGoal(state: AppState, position: Position): number[] | null {
  const { puzzle } = state;
  const [goal, another] = puzzle?.start.goals ?? [];
  const pieces = piecesAtGoal(state, position);
  if (puzzle === null || goal === undefined || another !== undefined || pieces === null)
    return null;
  const numbers = identicalTileNumbers(puzzle.start);
  return goal.cells.map(({ kind }, cell) =>
    kind === "tile" ? (numbers[pieces[cell] ?? cell] ?? 0) : 0,
  );
}

export function rowAndColumn(cell: number, width: number): readonly [row: number, column: number] {
  return [Math.floor(cell / width) + 1, (cell % width) + 1];
}

/** The neighbouring cell; `null` at the edge. */
export function neighbour(parsed: Parsed, cell: number, direction: Direction): number | null {
  const { width, height } = parsed;
  const [right, down] = OFFSETS[direction];
  const [column, row] = [(cell % width) + right, Math.floor(cell / width) + down];
  const isInside = column >= 0 && column < width && row >= 0 && row < height;
  return isInside ? row * width + column : null;
}

/**
 * The cell to click so that a tile goes this way: the tile beside the blank, or with `wholeLine` the one farthest from
 * it. With several blanks, the last used one is preferred.
 */
export function cellToSlide(
  parsed: Parsed,
  direction: Direction,
  wholeLine: boolean,
  lastVacated: number | null,
): number | null {
  const candidates: { cell: number; blank: number; distance: number }[] = [];
  parsed.cells.forEach(({ kind, ways }, cell) => {
    if (kind !== "tile" || !ways.includes(direction)) return;
    let distance = 1;
    let blank = neighbour(parsed, cell, direction);
    while (blank !== null && parsed.cells[blank]?.kind === "tile") {
      blank = neighbour(parsed, blank, direction);
      distance += 1;
    }
    if (blank !== null) candidates.push({ cell, blank, distance });
  });
  const preferred = candidates.filter(({ blank }) => blank === lastVacated);
  const among = preferred.length > 0 ? preferred : candidates;
  const first = among[0];
  if (first === undefined) return null;
  const line = among.filter(({ blank }) => blank === first.blank);
  line.sort((one, other) => one.distance - other.distance);
  return (wholeLine ? line.at(-1) : line[0])?.cell ?? null;
}

export function isAtGoal(state: AppState, position: Position): boolean {
  return state.puzzle?.hasGoal === true && position.parsed.solved;
}
