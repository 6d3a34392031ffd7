import type { Direction, Metric, Move, ParsedBoard } from "taisou";
import { directionOf, OFFSETS } from "../play/direction";
import type { Attempt } from "./attempt";
import { countTimes, unpackSteps, unpackTimes } from "./packed";

const BACK: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/** The steps of the blank in these moves of one-cell tiles. */
export function stepsOf(moves: readonly Move[], width: number): Direction[] {
  return moves.map((move) => BACK[directionOf(move, width)]);
}

/** An attempt's moves, each step a turn. Stops before a step that leaves the board. */
export function movesOf(
  attempt: Pick<Attempt, "moves" | "times">,
  start: Pick<ParsedBoard, "cells" | "width">,
): Move[] {
  const { width } = start;
  const symbols = start.cells.map(({ symbol }) => symbol);
  const blank = start.cells.findIndex(({ kind }) => kind === "blank");
  const moves: Move[] = [];
  let to = blank;
  for (const step of unpackSteps(attempt.moves, countTimes(attempt.times))) {
    const [right, down] = OFFSETS[step];
    const column = (to % width) + right;
    const from = to + right + down * width;
    const symbol = symbols[from];
    if (blank < 0 || symbol === undefined || column < 0 || column >= width) break;
    moves.push({ symbol, from, to, turn: moves.length });
    symbols[to] = symbol;
    to = from;
  }
  return moves;
}

/** The board after the first `made` of these moves of one-cell tiles. */
export function boardAfter<Board extends Pick<ParsedBoard, "cells">>(
  start: Board,
  moves: readonly Move[],
  made: number,
): Board {
  const cells = [...start.cells];
  for (const { from, to } of moves.slice(0, made)) {
    [cells[from], cells[to]] = [cells[to] as (typeof cells)[0], cells[from] as (typeof cells)[0]];
  }
  return { ...start, cells };
}

/** The metric of a scramble: its fragment names every metric except single steps. */
export function metricIn(fragment: string): Metric {
  return /&metric=line(?:&|$)/.test(fragment) ? "line" : "step";
}

/** The number of moves in the metric of the fragment; `null` if the moves are unknown. */
export function moveCount({ fragment, moves, times }: Attempt): number | null {
  const steps = countTimes(times);
  if (steps === 0) return null;
  if (metricIn(fragment) === "step") return steps;
  const [directions, at] = [unpackSteps(moves, steps), unpackTimes(times)];
  return directions.filter(
    (direction, index) =>
      index === 0 || direction !== directions[index - 1] || at[index] !== at[index - 1],
  ).length;
}
