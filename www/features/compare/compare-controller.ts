import type { Algorithm, Metric, Solution } from "taisou";
import type { App } from "../../app/app";
import { runJob } from "../../app/run-job";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import type { Progress, SolveTask } from "../../engine/protocol";
import { memoBy } from "../../model/memo-by";
import { answerFrom, type Searched } from "../../model/play/answer";
import type { PlayerState } from "../../model/state/player-state";
import { metricOf, obstacle, playedGestures, shownBoard } from "../../model/state/selectors";
import { createValue } from "../../model/state/value";
import { replayAnswer } from "../../shell/replay-answer";
import { deepens, joinThresholds, type Trial, trialOf } from "./trial";

/** The position and the metric in which methods are compared. */
export interface Subject extends Searched {
  readonly metric: Metric;
}

export interface Compared {
  readonly chosen: ReadonlySet<Algorithm>;
  /** Time limit for each method. */
  readonly seconds: number;
  /** `null` before the first comparison. */
  readonly subject: Subject | null;
  readonly trials: readonly Trial[];
  /** The running method: number `at` of `of`. */
  readonly now: {
    readonly algorithm: Algorithm;
    readonly at: number;
    readonly of: number;
    readonly progress: Progress | null;
  } | null;
  readonly cancelling: boolean;
}

export const SECONDS: readonly number[] = [3, 10, 30, 60, 300];

/** For students: each method stores less, or has a better bound, than the one before. */
const FIRST_CHOSEN: readonly Algorithm[] = [
  "bfs",
  "astar",
  "ida-manhattan",
  "ida-linear-conflict",
  "ida-pattern",
];

/** Nodes between two traces of the threshold: coarse without a noticeable cost, fine to catch the first thresholds. */
const COARSE = 20_000;
const FINE = 1;
/** Nodes of the search with a fine trace. Beyond them thresholds are farther apart than two coarse traces. */
const FINE_NODES = 1_000_000;

/** One per page, so that results outlive their tab. */
export const compareControllerFor = memoBy((app: App) => new CompareController(app));

/** Runs methods on the same board, one after another. */
export class CompareController {
  readonly value = createValue<Compared>({
    chosen: new Set(FIRST_CHOSEN),
    seconds: 10,
    subject: null,
    trials: [],
    now: null,
    cancelling: false,
  });
  readonly #app: Pick<App, "store" | "rules" | "solver" | "replay">;
  #worker: BackgroundWorker | null = null;

  constructor(app: App) {
    this.#app = app;
    // The result is about one puzzle.
    app.store.subscribe((state) => {
      const { subject } = this.value.state();
      if (subject === null || subject.puzzle === state.puzzle) return;
      this.cancel();
      this.value.set({ subject: null, trials: [] });
    });
  }

  readonly choose = (algorithm: Algorithm, isChosen: boolean): void => {
    const chosen = new Set(this.value.state().chosen);
    if (isChosen) chosen.add(algorithm);
    else chosen.delete(algorithm);
    this.value.set({ chosen });
  };

  readonly chooseNone = (): void => this.value.set({ chosen: new Set() });

  readonly setSeconds = (seconds: number): void => this.value.set({ seconds });

  async run(algorithms: readonly Algorithm[]): Promise<void> {
    const { value } = this;
    const subject = subjectOf(this.#app.store.state());
    if (subject === null || value.state().now !== null) return;
    value.set({ subject, trials: [], cancelling: false });
    await runJob(
      this.#app.store,
      () => this.#tryAll(subject, algorithms),
      () => value.set({ now: null, cancelling: false }),
    );
  }

  readonly cancel = (): void => {
    if (this.value.state().now === null) return;
    this.value.set({ cancelling: true });
    this.#worker?.cancel();
  };

  readonly replay = ({ answer, progress }: Trial): void => {
    if (answer !== null) replayAnswer(this.#app, answer, progress);
  };

  async #tryAll(subject: Subject, algorithms: readonly Algorithm[]): Promise<void> {
    const { value } = this;
    const millis = value.state().seconds * 1000;
    for (const [index, algorithm] of algorithms.entries()) {
      value.set({ now: { algorithm, at: index + 1, of: algorithms.length, progress: null } });
      const trial = await this.#tryOut(subject, algorithm, millis);
      if (value.state().subject !== subject) return;
      value.set({ trials: [...value.state().trials, trial] });
      this.#shareOptimum(subject, trial);
      if (value.state().cancelling) return;
    }
  }

  async #tryOut(subject: Subject, algorithm: Algorithm, millis: number): Promise<Trial> {
    const { value } = this;
    // A new worker for each method, without the tables of the one before.
    const worker = createBackgroundWorker(this.#app.solver);
    this.#worker = worker;
    const onProgress = (progress: Progress) => {
      const { now } = value.state();
      if (now !== null) value.set({ now: { ...now, progress } });
    };
    try {
      const plain = taskOf(subject, algorithm);
      const task = deepens(algorithm) ? { ...plain, trace: COARSE } : plain;
      const end = await runWithin(millis, worker, task, onProgress);
      const answerOf = (solution: Solution) => answerFrom(this.#app.rules, subject, solution);
      const trial = trialOf(algorithm, end, !value.state().cancelling, answerOf);
      if (trial.progress === null || !deepens(algorithm)) return trial;
      // The first thresholds need a fine trace, which would slow down the timed run.
      const options = { ...plain.options, maxNodes: FINE_NODES };
      const again = await runWithin(millis, worker, { ...plain, options, trace: FINE });
      const close = "progress" in again ? (again.progress?.stats.thresholds ?? []) : [];
      return { ...trial, thresholds: joinThresholds(close, trial.thresholds) };
    } finally {
      worker.close();
      this.#worker = null;
    }
  }

  /** Reports a solution from the start, whose length other parts of the page show too. */
  #shareOptimum({ puzzle, board }: Subject, { answer }: Trial): void {
    if (board !== puzzle.board || answer === null) return;
    this.#app.store.dispatch({ type: "bounded", puzzle, found: answer.solution });
  }
}

function subjectOf(state: PlayerState): Subject | null {
  const { puzzle } = state;
  if (puzzle === null || obstacle(state) !== null) return null;
  const history = playedGestures(state);
  return { puzzle, board: shownBoard(state), history, metric: metricOf(state) };
}

function taskOf({ puzzle, board, metric }: Subject, algorithm: Algorithm): SolveTask {
  const options = {
    ...puzzle.options,
    metric,
    boards: false,
    // Only time ends the search.
    maxNodes: Number.MAX_SAFE_INTEGER,
  };
  return { kind: "solve", board, width: puzzle.width, algorithm, options };
}
