import type { Move, ParsedBoard } from "taisou";
import { memoBy } from "../memo-by";
import { blockOf, carry } from "../puzzle/move-pieces";
import { lineOf } from "./answer";
import type { Answer, Play } from "./play";

export interface SolutionProgress {
  readonly turn: number;
  /** `begun`: in the middle of the next turn. `left`: the board has left the solution there. */
  readonly kind: "on" | "begun" | "left";
}

/** The progress of a play on a solution, by replay or by moves in any order; `null` if it never came onto it. */
export const progressAfter = memoBy(
  (answer: Answer, play: Play, start: Start | null): SolutionProgress | null =>
    replayed(answer, play) ?? (start === null ? null : followed(answer, play, start)),
);

/** Gestures are created once, so equal last gestures mean equal plays. */
function replayed(answer: Answer, { gestures, cursor }: Play): SolutionProgress | null {
  const turn = cursor - answer.history.length;
  if (turn < 0 || turn > answer.turns.length) return null;
  return lineOf(answer)[cursor - 1] === gestures[cursor - 1] ? { turn, kind: "on" } : null;
}

/** Finds the last position of the play that is on the solution. */
function followed(answer: Answer, play: Play, start: Start): SolutionProgress | null {
  const positions = positionsOf(answer, start);
  const walk = walker(start);
  let last = positions.get(walk.key()) ?? null;
  let here = last !== null;
  for (const { moves } of play.gestures.slice(0, play.cursor)) {
    for (const move of moves) {
      walk.make(move);
      const progress = positions.get(walk.key());
      here = progress !== undefined;
      last = progress ?? last;
    }
  }
  return last === null || here ? last : { turn: last.turn, kind: "left" };
}

/** The positions of a solution by key; for repeated positions the last one. */
const positionsOf = memoBy(
  (answer: Answer, start: Start): ReadonlyMap<number, SolutionProgress> => {
    const walk = walker(start);
    for (const { moves } of answer.history) moves.forEach(walk.make);
    const positions = new Map<number, SolutionProgress>([[walk.key(), { turn: 0, kind: "on" }]]);
    answer.turns.forEach(({ moves }, turn) => {
      moves.forEach((move, index) => {
        walk.make(move);
        const whole = index === moves.length - 1;
        positions.set(walk.key(), whole ? { turn: turn + 1, kind: "on" } : { turn, kind: "begun" });
      });
    });
    return positions;
  },
);

type Start = Pick<ParsedBoard, "cells" | "blocks">;

/** Makes moves, and hashes the board by Zobrist keys: equal boards have equal keys. */
function walker(start: Start): { make(move: Move): void; key(): number } {
  const blocks = blockOf(start);
  const pieces = start.cells.map((_, cell) => cell);
  const first = new Map<string, number>();
  const symbols = start.cells.map(({ symbol }, cell) => {
    if (!first.has(symbol)) first.set(symbol, cell);
    return first.get(symbol) ?? cell;
  });
  // Every pair of a cell and a symbol has a number of its own before it is scattered.
  const pair = (cell: number) => cell * pieces.length + (symbols[pieces[cell] ?? cell] ?? 0);
  let high = 0;
  let low = 0;
  const toggle = (cell: number) => {
    high ^= mixed(pair(cell), 0x9e3779b9);
    low ^= mixed(pair(cell), 0x7f4a7c15);
  };
  pieces.forEach(toggle);
  return {
    make(move) {
      const changed =
        blocks[pieces[move.from] ?? -1] === undefined ? [move.from, move.to] : pieces.keys();
      const cells = [...changed];
      cells.forEach(toggle);
      carry(pieces, move, blocks);
      cells.forEach(toggle);
    },
    // All 53 bits: even among millions of positions no two collide by chance.
    key: () => (high >>> 0) * 2 ** 21 + (low >>> 11),
  };
}

/** Scatters a number over 32 bits. */
function mixed(number: number, seed: number): number {
  let bits = number ^ seed;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
