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
import { answerFrom } from "../../model/play/answer";
import type { Gesture } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { metricOf, obstacle, playedGestures, shownBoard } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { createValue } from "../../model/state/value";
import { replayAnswer } from "../../shell/replay-answer";
import { deepens, joinThresholds, type Trial, trialOf } from "./trial";

/** The board and options on which methods are compared. */
export interface Subject {
  readonly puzzle: Puzzle;
  /** The board that was on show, and what had led to it. */
  readonly board: string;
  readonly history: readonly Gesture[];
  readonly metric: Metric;
}

export interface Compared {
  readonly chosen: ReadonlySet<Algorithm>;
  /** How long each method may take. */
  readonly seconds: number;
  /** `null` while nothing was compared. */
  readonly subject: Subject | null;
  readonly trials: readonly Trial[];
  /** The method at work, the how manyth of how many. */
  readonly now: {
    readonly algorithm: Algorithm;
    readonly at: number;
    readonly of: number;
    readonly progress: Progress | null;
  } | null;
  readonly cancelling: boolean;
}

export const SECONDS: readonly number[] = [3, 10, 30, 60, 300];

/** Methods for students: each keeps less, or knows more, than the one before. */
const FIRST_CHOSEN: readonly Algorithm[] = [
  "bfs",
  "iddfs",
  "ida-manhattan",
  "ida-linear-conflict",
  "ida-pattern",
];

/** So often one looks for thresholds without its being felt; and so often to see the first ones, for so long. */
const COARSE = 20_000;
const FINE = 1;
const TRACE_MILLIS = 500;

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
    // The table is about its puzzle.
    app.store.subscribe((state) => {
      const { subject } = this.value.state();
      if (subject === null || subject.puzzle === state.puzzle) return;
      this.cancel();
      this.value.set({ subject: null, trials: [] });
    });
  }

  choose(algorithm: Algorithm, wanted: boolean): void {
    const chosen = new Set(this.value.state().chosen);
    if (wanted) chosen.add(algorithm);
    else chosen.delete(algorithm);
    this.value.set({ chosen });
  }

  chooseOnly(algorithms: readonly Algorithm[]): void {
    this.value.set({ chosen: new Set(algorithms) });
  }

  setSeconds(seconds: number): void {
    this.value.set({ seconds });
  }

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
    // A new worker for each method, which has no tables of the one before.
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
      const again = await runWithin(TRACE_MILLIS, worker, { ...plain, trace: FINE });
      const close = "progress" in again ? (again.progress?.stats.thresholds ?? []) : [];
      return { ...trial, thresholds: joinThresholds(close, trial.thresholds) };
    } finally {
      worker.close();
      this.#worker = null;
    }
  }

  /** The length of a solution from the start is a bound that the whole page shows. */
  #shareOptimum({ puzzle, board }: Subject, { answer }: Trial): void {
    if (board !== puzzle.board || answer === null) return;
    this.#app.store.dispatch({ type: "bounded", puzzle, found: answer.solution });
  }
}

function subjectOf(state: AppState): Subject | null {
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
    // Time is what ends it.
    maxNodes: Number.MAX_SAFE_INTEGER,
  };
  return { kind: "solve", board, width: puzzle.width, algorithm, options };
}
