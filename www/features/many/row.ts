import type { Algorithm, Metric } from "taisou";
import { type EndEvent, outcomeOf } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { eightCounts } from "../../model/level/eight";
import { FIFTEEN_COUNTS, fifteenCorner } from "../../model/level/fifteen";
import { standingIn } from "../../model/level/standing";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { movesIn } from "../../model/state/selectors";
import type { BoardLine } from "./lines";
import type { Fault, Posed } from "./read-line";

/** How a search ended: with a shortest solution, another one or none in time, the proof that there is none, or badly. */
export const ENDINGS = ["shortest", "found", "open", "unsolvable", "crashed"] as const;

export type RowEnding = (typeof ENDINGS)[number];

/** What came of a line. */
export interface Row {
  readonly line: BoardLine;
  readonly fault: Fault | null;
  readonly answer: RowAnswer | null;
}

export interface RowAnswer {
  readonly ending: RowEnding;
  readonly metric: Metric;
  /** Of the best solution that was found. */
  readonly length: number | null;
  /** No solution is shorter. */
  readonly bound: number;
  readonly millis: number | null;
  /** The method that ended the search; `null` if none did. */
  readonly algorithm: Algorithm | null;
  readonly nodes: number | null;
  /** The bound of the start, before anything was searched. */
  readonly startBound: number | null;
  /** The share of all positions that are nearer to the goal, where that was ever counted. */
  readonly nearer: number | null;
  /** The solution as text. */
  readonly notation: string;
  readonly made: Made | null;
}

/** The moves that stood behind a board. */
export interface Made {
  readonly moves: number;
  readonly reached: boolean;
}

export function faultRow(line: BoardLine, fault: Fault): Row {
  return { line, fault, answer: null };
}

/** What a search has come to. */
export function rowOf(
  rules: Rules,
  line: BoardLine,
  { puzzle, metric, made }: Posed,
  end: EndEvent,
): Row {
  if (end.type === "refused") {
    return faultRow(line, { why: end.objection, text: puzzle.board, mark: null });
  }
  const outcome = outcomeOf(end);
  const solution = outcome?.kind === "solve" ? outcome.solution : null;
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

function isReached(rules: Rules, puzzle: Puzzle, made: NonNullable<Posed["made"]>): boolean {
  const board = made.at(-1)?.board ?? puzzle.board;
  return rules.parse(board, puzzle.width, puzzle.options)?.solved === true;
}

/** How many moves more than the fewest were made; `null` where that is not known, or the goal was not reached. */
export function extraOf({ answer }: Row): number | null {
  if (answer === null || answer.ending !== "shortest" || answer.length === null) return null;
  const { made, length } = answer;
  return made?.reached ? made.moves - length : null;
}
