import type { Algorithm, Metric } from "taisou";
import { type EndEvent, outcomeOf, solutionOf } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { eightCounts } from "../../model/level/eight";
import { FIFTEEN_COUNTS, fifteenCorner } from "../../model/level/fifteen";
import { standingIn } from "../../model/level/standing";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { movesIn } from "../../model/state/selectors";
import type { BoardLine } from "./lines";
import type { Fault, LinePuzzle } from "./read-line";

/** How a search ended: an optimal solution, another solution, none in time, the proof that there is none, or a crash. */
export const ENDINGS = ["shortest", "found", "open", "unsolvable", "crashed"] as const;

export type RowEnding = (typeof ENDINGS)[number];

export interface Row {
  readonly line: BoardLine;
  readonly fault: Fault | null;
  readonly answer: RowAnswer | null;
}

export interface RowAnswer {
  readonly ending: RowEnding;
  readonly metric: Metric;
  /** The length of the best known solution. */
  readonly length: number | null;
  /** The proven lower bound on the length. */
  readonly bound: number;
  readonly millis: number | null;
  /** The method that ended the search; `null` if none did. */
  readonly algorithm: Algorithm | null;
  readonly nodes: number | null;
  /** The heuristic's lower bound of the start. */
  readonly startBound: number | null;
  /** The share of all positions that are nearer to the goal; `null` unless the state space is counted. */
  readonly nearer: number | null;
  readonly notation: string;
  readonly made: Made | null;
}

/** The moves after the board on its line. */
interface Made {
  readonly moves: number;
  /** They reach the goal. */
  readonly reached: boolean;
}

export function rowOf(
  rules: Rules,
  line: BoardLine,
  { puzzle, metric, made }: LinePuzzle,
  end: EndEvent,
): Row {
  if (end.type === "refused") {
    const fault: Fault = { why: end.objection, text: puzzle.board, mark: null };
    return { line, fault, answer: null };
  }
  const solution = solutionOf(outcomeOf(end));
  const progress = "progress" in end ? end.progress : null;
  const length = solution?.length ?? null;
  const moves = length === null ? null : (solution?.moves ?? null);
  return {
    line,
    fault: null,
    answer: {
      ending: endingOf(end, solution),
      metric,
      length,
      bound: Math.max(solution?.bound ?? 0, progress?.stats.bound ?? 0),
      millis: progress?.millis ?? null,
      algorithm: solution?.algorithm ?? null,
      nodes: progress?.stats.nodes ?? null,
      startBound: solution?.startBound ?? null,
      nearer: solution?.optimal && length !== null ? nearerThan(puzzle, metric, length) : null,
      notation:
        moves === null
          ? ""
          : (rules.writeMoves(puzzle.board, puzzle.width, moves, puzzle.options) ?? ""),
      made:
        made === null
          ? null
          : { moves: movesIn(made, metric), reached: isReached(rules, puzzle, made) },
    },
  };
}

function endingOf(
  end: EndEvent,
  solution: { readonly optimal: boolean; readonly status: string } | null,
): RowEnding {
  if (end.type === "crashed") return "crashed";
  if (solution?.status === "unsolvable") return "unsolvable";
  if (solution?.optimal) return "shortest";
  return solution?.status === "solved" ? "found" : "open";
}

function nearerThan(puzzle: Puzzle, metric: Metric, distance: number): number | null {
  const isFifteen = metric === "step" && fifteenCorner(puzzle) !== null;
  const counts = isFifteen ? FIFTEEN_COUNTS : eightCounts(puzzle, metric);
  const standing = counts === null ? null : standingIn(counts, distance);
  return standing === null ? null : standing.nearer / standing.positions;
}

function isReached(rules: Rules, puzzle: Puzzle, made: NonNullable<LinePuzzle["made"]>): boolean {
  const board = made.at(-1)?.board ?? puzzle.board;
  return rules.parse(board, puzzle.width, puzzle.options)?.solved === true;
}

/** The number of made moves beyond the optimum; `null` if that is unknown, or the moves miss the goal. */
export function extraOf({ answer }: Row): number | null {
  if (answer === null || answer.ending !== "shortest" || answer.length === null) return null;
  const { made, length } = answer;
  return made?.reached ? made.moves - length : null;
}
