import type { Metric } from "taisou";
import { type BackgroundWorker, runWithin } from "../engine/background-worker";
import { outcomeOf } from "../engine/protocol";
import type { Rules } from "../engine/rules";
import { goalsOf, spaceOf, withinSpace } from "../model/derived/state-space";
import { FIFTEEN_COUNTS, fifteenCorner } from "../model/level/fifteen";
import { boardsAlong } from "../model/puzzle/boards";
import { usualMetric } from "../model/puzzle/metrics";
import type { Puzzle } from "../model/puzzle/puzzle";
import type { ExactDistance } from "../model/puzzle/scramble";
import { type Below, shuffled } from "../model/puzzle/shuffle";
import { FARTHEST, farFifteen } from "../model/scramble/far-fifteens";
import { type Distances, type Offers, offersIn } from "../model/scramble/offers";

/** Boards of a puzzle that are so hard, or exactly so far from the goal. */
export interface Scrambler {
  /** What can be asked for, counted in this metric; `null` if nothing can. */
  offers(puzzle: Puzzle, metric: Metric): Promise<Offers | null>;
  /** `null` if none was found. */
  draw(puzzle: Puzzle, wish: ExactDistance): Promise<string | null>;
  close(): void;
}

/** A space is counted so far, and for so long. */
const MOST_POSITIONS = 400_000;
const MOST_BYTES = 2 ** 27;
const MOST_MILLIS = 4000;

/** So near the goal of a 15-puzzle all boards are counted, and one of them is drawn. */
const NEAR = 15;

/** Boards at random are solved to find one that is so far; farther ones are too rare. */
const MIDDLE = 56;
const TRIES = 8;

/** The largest seed that the module takes. */
const SEEDS = 2 ** 32;

/**
 * @param space Counts spaces.
 * @param solver Solves.
 * @param known What was found out about spaces before, which is the same every time.
 */
export function createScrambler(
  rules: Rules,
  space: BackgroundWorker,
  solver: BackgroundWorker,
  below: Below,
  known: Map<string, Offers>,
): Scrambler {
  async function count(puzzle: Puzzle, metric: Metric): Promise<Distances | null> {
    if (metric === "step" && fifteenCorner(puzzle) !== null) {
      return { metric, counts: FIFTEEN_COUNTS, complete: true };
    }
    const limits = { maxNodes: MOST_POSITIONS, maxBytes: MOST_BYTES };
    const options = { ...withinSpace(puzzle, metric), ...limits };
    const task = { kind: "survey", goals: goalsOf(puzzle), width: puzzle.width, options } as const;
    const outcome = outcomeOf(await runWithin(MOST_MILLIS, space, task));
    if (outcome?.kind !== "survey" || outcome.survey.max === 0) return null;
    const { counts, status } = outcome.survey;
    return { metric, counts, complete: status === "done" };
  }

  async function composed(
    puzzle: Puzzle,
    { metric, moves }: ExactDistance,
  ): Promise<string | null> {
    const options = { ...withinSpace(puzzle, metric), depth: moves, seed: below(SEEDS) };
    const task = { kind: "compose", goals: goalsOf(puzzle), width: puzzle.width, options } as const;
    const outcome = outcomeOf(await space.ask(task));
    return outcome?.kind === "compose" ? (outcome.composed.boards[0]?.board ?? null) : null;
  }

  /** A position on the shortest way from a board at random, so far from its end. */
  async function onTheWay(puzzle: Puzzle, moves: number): Promise<string | null> {
    const { width, options } = puzzle;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const board = shuffled(rules, puzzle, below);
      const start = board === null ? null : rules.parse(board, width, options);
      if (board === null || start === null) return null;
      const outcome = outcomeOf(
        await runWithin(MOST_MILLIS, solver, {
          kind: "solve",
          ...{ board, width, algorithm: "auto" },
          options: { ...options, metric: "step", boards: false },
        }),
      );
      if (outcome?.kind !== "solve") continue;
      const { optimal, length, moves: way } = outcome.solution;
      if (optimal && length !== null && length >= moves) {
        return boardsAlong(start, way)(length - moves);
      }
    }
    return null;
  }

  return {
    async offers(puzzle, metric) {
      const space = `${metric} ${spaceOf(puzzle)}`;
      const before = known.get(space);
      if (before !== undefined) return before;
      const counted = await count(puzzle, metric);
      if (counted === null) return null;
      const usual = usualMetric(puzzle.options);
      const asUsual = usual === metric ? counted : await count(puzzle, usual);
      if (asUsual === null) return null;
      const offers = offersIn(asUsual, counted);
      known.set(space, offers);
      return offers;
    },

    async draw(puzzle, wish) {
      const { metric, moves } = wish;
      const corner = metric === "step" ? fifteenCorner(puzzle) : null;
      const [goal] = puzzle.start.goals;
      if (corner === null || goal === undefined || moves <= NEAR) return composed(puzzle, wish);
      const found = moves <= MIDDLE ? await onTheWay(puzzle, moves) : null;
      return found ?? farFifteen(rules, goal, corner, Math.min(moves, FARTHEST), below);
    },

    close() {
      space.close();
      solver.close();
    },
  };
}
