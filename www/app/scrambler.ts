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

/** Limits of counting a state space. */
const MAX_POSITIONS = 400_000;
const MAX_BYTES = 2 ** 27;
const MAX_MILLIS = 4000;

/** Largest distance at which all boards of a 15-puzzle are enumerated, to draw one uniformly. */
const MAX_ENUMERATED = 15;

/** Largest distance that is found on solutions of random boards; they are rarely longer. */
const MAX_ALONG_SOLUTION = 56;
const MAX_TRIES = 8;

/** Seeds that the module takes are below this. */
const SEEDS = 2 ** 32;

/** Draws boards of a puzzle by difficulty or by exact distance from the goal. */
export class Scrambler {
  readonly #rules: Rules;
  readonly #space: BackgroundWorker;
  readonly #solver: BackgroundWorker;
  readonly #below: Below;
  readonly #known: Map<string, Offers>;

  /** `close` closes both workers. Every call extends `known`, the offers by state space. */
  constructor(
    rules: Rules,
    space: BackgroundWorker,
    solver: BackgroundWorker,
    below: Below,
    known: Map<string, Offers>,
  ) {
    this.#rules = rules;
    this.#space = space;
    this.#solver = solver;
    this.#below = below;
    this.#known = known;
  }

  /** The difficulties and distances on offer, counted in this metric; `null` if there are none. */
  async offers(puzzle: Puzzle, metric: Metric): Promise<Offers | null> {
    const space = `${metric} ${spaceOf(puzzle)}`;
    const known = this.#known.get(space);
    if (known !== undefined) return known;
    const counted = await this.#count(puzzle, metric);
    if (counted === null) return null;
    const usual = usualMetric(puzzle.options);
    const inUsual = usual === metric ? counted : await this.#count(puzzle, usual);
    if (inUsual === null) return null;
    const offers = offersIn(inUsual, counted);
    this.#known.set(space, offers);
    return offers;
  }

  /** A board at this distance; `null` if none was found. */
  async draw(puzzle: Puzzle, distance: ExactDistance): Promise<string | null> {
    const { metric, moves } = distance;
    const corner = metric === "step" ? fifteenCorner(puzzle) : null;
    const [goal] = puzzle.start.goals;
    if (corner === null || goal === undefined || moves <= MAX_ENUMERATED) {
      return this.#generate(puzzle, distance);
    }
    const found = moves <= MAX_ALONG_SOLUTION ? await this.#alongSolution(puzzle, moves) : null;
    return found ?? farFifteen(this.#rules, goal, corner, Math.min(moves, FARTHEST), this.#below);
  }

  close(): void {
    this.#space.close();
    this.#solver.close();
  }

  async #count(puzzle: Puzzle, metric: Metric): Promise<Distances | null> {
    if (metric === "step" && fifteenCorner(puzzle) !== null) {
      return { metric, counts: FIFTEEN_COUNTS, complete: true };
    }
    const limits = { maxNodes: MAX_POSITIONS, maxBytes: MAX_BYTES };
    const options = { ...withinSpace(puzzle, metric), ...limits };
    const task = { kind: "survey", goals: goalsOf(puzzle), width: puzzle.width, options } as const;
    const outcome = outcomeOf(await runWithin(MAX_MILLIS, this.#space, task));
    if (outcome?.kind !== "survey" || outcome.survey.max === 0) return null;
    const { counts, status } = outcome.survey;
    return { metric, counts, complete: status === "done" };
  }

  async #generate(puzzle: Puzzle, { metric, moves }: ExactDistance): Promise<string | null> {
    const options = { ...withinSpace(puzzle, metric), depth: moves, seed: this.#below(SEEDS) };
    const task = { kind: "compose", goals: goalsOf(puzzle), width: puzzle.width, options } as const;
    const outcome = outcomeOf(await this.#space.ask(task));
    return outcome?.kind === "compose" ? (outcome.composed.boards[0]?.board ?? null) : null;
  }

  /** A position at this distance on a shortest solution of a random board. */
  async #alongSolution(puzzle: Puzzle, moves: number): Promise<string | null> {
    const { width } = puzzle;
    const options = { ...puzzle.options, metric: "step", boards: false } as const;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const board = shuffled(this.#rules, puzzle, this.#below);
      const start = board === null ? null : this.#rules.parse(board, width, puzzle.options);
      if (board === null || start === null) return null;
      const task = { kind: "solve", board, width, algorithm: "auto", options } as const;
      const outcome = outcomeOf(await runWithin(MAX_MILLIS, this.#solver, task));
      if (outcome?.kind !== "solve") continue;
      const { optimal, length, moves: solution } = outcome.solution;
      if (optimal && length !== null && length >= moves) {
        return boardsAlong(start, solution)(length - moves);
      }
    }
    return null;
  }
}
