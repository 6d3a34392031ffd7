import type { Direction, Metric, Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import { nextOf } from "../../model/derived/hints";
import type { Gesture, Next } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { countMoves } from "../../model/state/selectors";

/** A board reached by one click, or by one move of the metric. */
export interface Neighbour {
  readonly board: string;
  readonly steps: Gesture["moves"];
  /** The number of moves of `steps` in the metric. */
  readonly moves: number;
  readonly next: Next;
}

interface From {
  readonly puzzle: Pick<Puzzle, "width" | "options">;
  readonly metric: Metric;
  readonly board: string;
  readonly parsed: Parsed;
}

const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

/** Every board that one click reaches, or the same piece continuing within one move. Each board once. */
export function findNeighbours(
  rules: Rules,
  { puzzle, metric, board, parsed }: From,
): readonly Neighbour[] {
  const found = new Map<string, Neighbour>();

  function step(from: string, cell: number, direction: Direction, made: Gesture["moves"]): void {
    const stepped = rules.step(from, puzzle.width, cell, { ...puzzle.options, direction });
    if (stepped === null || stepped.moves.length === 0) return;
    const { board: after } = stepped;
    if (after === board || found.has(after)) return;
    const steps = [...made, ...stepped.moves];
    const next = nextOf(made.length === 0 ? steps : made, puzzle.width);
    if (next === null) return;
    found.set(after, { board: after, steps, moves: countMoves(steps, metric), next });
    if (metric !== "slide" && metric !== "move") return;
    const last = stepped.moves.at(-1);
    if (last === undefined) return;
    const directions = metric === "slide" ? [direction] : DIRECTIONS;
    for (const onward of directions) step(after, last.to, onward, steps);
  }

  parsed.cells.forEach(({ ways }, cell) => {
    for (const direction of ways) step(board, cell, direction, []);
  });
  return [...found.values()];
}
