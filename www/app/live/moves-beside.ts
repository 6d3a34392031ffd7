import type { Direction, Metric, Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import { nextOf } from "../../model/derived/hints";
import type { Gesture, Next } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { countMoves } from "../../model/state/selectors";

/** A board that a click leads to, or one move in the metric that counts. */
export interface Beside {
  readonly board: string;
  readonly steps: Gesture["moves"];
  /** How many moves the way there is. */
  readonly moves: number;
  /** How it begins. */
  readonly next: Next;
}

interface From {
  readonly puzzle: Pick<Puzzle, "width" | "options">;
  readonly metric: Metric;
  readonly board: string;
  readonly parsed: Parsed;
}

const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

/** All boards that one click leads to, and those where the same piece goes on within one move. Each board once. */
export function findMoves(rules: Rules, { puzzle, metric, board, parsed }: From): Beside[] {
  const found = new Map<string, Beside>();

  function step(from: string, cell: number, direction: Direction, made: Gesture["moves"]): void {
    const stepped = rules.step(from, puzzle.width, cell, { ...puzzle.options, direction });
    if (stepped === null || stepped.moves.length === 0) return;
    const { board: after } = stepped;
    if (after === board || found.has(after)) return;
    const steps = [...made, ...stepped.moves];
    const next = nextOf(made.length === 0 ? steps : made, puzzle.width);
    if (next === null) return;
    const moves = countMoves(steps, metric);
    found.set(after, { board: after, steps, moves, next });
    if (metric !== "slide" && metric !== "move") return;
    const last = stepped.moves.at(-1);
    if (last === undefined) return;
    const ways = metric === "slide" ? [direction] : DIRECTIONS;
    for (const way of ways) step(after, last.to, way, steps);
  }

  parsed.cells.forEach(({ ways }, cell) => {
    for (const direction of ways) step(board, cell, direction, []);
  });
  return [...found.values()];
}
