import type { BackgroundWorker } from "../../engine/background-worker";
import type { Rules } from "../../engine/rules";
import { readLink } from "../../model/link/link";
import { readLinkedPuzzle } from "../../model/link/linked-puzzle";
import type { Attempt, AttemptChange } from "../../model/practice/attempt";
import { metricIn } from "../../model/practice/steps";
import { metricOf } from "../../model/state/selectors";
import type { Store } from "../../model/state/store";
import { askShortest } from "../ask-shortest";
import type { PracticeLog } from "./practice-log";
import { scrambleFragment } from "./scramble-fragment";

/** Boards with more cells have no proof in a reasonable time, so only their first bounds are computed. */
const MOST_PROVEN_CELLS = 16;
const NODES_FOR_BOUND = 20_000;

/** Found optima are stored together after this pause, or when all are found. */
const STORE_MILLIS = 500;

interface FinderParts {
  readonly store: Store;
  readonly rules: Rules;
  readonly log: PracticeLog;
  /** False while the player's own work comes first. */
  isFree(): boolean;
  readonly makeWorker: () => Promise<BackgroundWorker>;
}

/** Computes the optima of attempts in a background worker, the latest first. Between two boards it yields to the player's searches. */
export class OptimaFinder {
  readonly #parts: FinderParts;
  /** Attempts that the worker could not answer. The page asks for each once. */
  readonly #asked = new Set<string>();
  readonly #found = new Map<string, AttemptChange>();
  #worker: Promise<BackgroundWorker> | null = null;
  #isRunning = false;
  #storedAt = 0;

  constructor(parts: FinderParts) {
    this.#parts = parts;
    parts.log.value.subscribe(this.wake);
    this.wake();
  }

  /** Goes on, if it is free and an optimum is missing. */
  readonly wake = (): void => {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Optional: without it optima stay unknown.
    this.#run()
      .catch(() => {})
      .finally(() => {
        this.#isRunning = false;
        this.#store();
      });
  };

  async #run(): Promise<void> {
    await this.#parts.log.read;
    for (;;) {
      const attempt = this.#parts.isFree() ? this.#next() : undefined;
      if (attempt === undefined) {
        // At once: otherwise a call of `wake` that follows would be lost.
        this.#isRunning = false;
        return;
      }
      this.#asked.add(attempt.id);
      const change = await this.#ask(attempt);
      if (change === null) continue;
      this.#found.set(attempt.id, change);
      if (performance.now() - this.#storedAt > STORE_MILLIS) this.#store();
    }
  }

  #next(): Attempt | undefined {
    return this.#parts.log.value
      .state()
      .attempts.findLast(
        ({ id, optimal, bound, fragment }) =>
          optimal === null && bound === null && fragment !== "" && !this.#asked.has(id),
      );
  }

  async #ask({ fragment }: Attempt): Promise<AttemptChange | null> {
    const { rules, store } = this.#parts;
    const { link } = readLink(fragment);
    // A broken link opens the first board.
    const read = link.board === "" ? null : readLinkedPuzzle(rules, link, []);
    const puzzle = read?.reading.puzzle ?? null;
    if (puzzle === null || !puzzle.hasGoal) return null;
    this.#worker ??= this.#parts.makeWorker();
    const { ask } = await this.#worker;
    const isProven = puzzle.start.cells.length <= MOST_PROVEN_CELLS;
    const limits = isProven ? {} : { maxNodes: NODES_FOR_BOUND };
    const found = await askShortest(ask, puzzle, metricIn(fragment), limits);
    const state = store.state();
    const isShown =
      state.won !== null && scrambleFragment(state.fields, metricOf(state)) === fragment;
    if (isShown && state.puzzle !== null && found.length !== null) {
      store.dispatch({ type: "bounded", puzzle: state.puzzle, found });
    }
    const { length, bound } = found;
    return length !== null && length === bound ? { optimal: length, bound: null } : { bound };
  }

  /** Not while a player solves: a change of the log is work for the page. */
  #store(): void {
    if (this.#found.size === 0 || !this.#parts.isFree()) return;
    this.#storedAt = performance.now();
    const found = new Map(this.#found);
    this.#found.clear();
    this.#parts.log.change(found);
  }
}
