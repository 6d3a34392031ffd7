import type { Algorithm, Metric, Solution } from "taisou";
import type { App } from "../../app/app";
import { createBackgroundWorker, runWithin } from "../../engine/background-worker";
import type { Progress, SolveTask } from "../../engine/protocol";
import { memoBy } from "../../model/memo-by";
import { answerFrom } from "../../model/play/answer";
import type { Gesture } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { metricOf, obstacle, playedGestures, shownBoard } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { createValue, type Value } from "../../model/state/value";
import { bringBoard } from "../../shell/show-board";
import { deepens, joinThresholds, type Trial, trialOf } from "./trial";

/** What the methods are compared on. */
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

/** Runs methods on the same board, one after another. */
export interface Comparing {
  readonly value: Value<Compared>;
  choose(algorithm: Algorithm, wanted: boolean): void;
  chooseOnly(algorithms: readonly Algorithm[]): void;
  setSeconds(seconds: number): void;
  run(algorithms: readonly Algorithm[]): Promise<void>;
  cancel(): void;
  /** Puts a solution on the board and plays it. */
  replay(trial: Trial): void;
}

export const SECONDS: readonly number[] = [3, 10, 30, 60, 300];

/** What students compare: each keeps less, or knows more, than the one before. */
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

/** That of this page: what was compared is still there when its part of the page is opened again. */
export const comparingFor = memoBy(createComparing);

function createComparing({ store, rules, solver, replay }: App): Comparing {
  const value = createValue<Compared>({
    chosen: new Set(FIRST_CHOSEN),
    seconds: 10,
    subject: null,
    trials: [],
    now: null,
    cancelling: false,
  });
  /** What ends the method at work. */
  let giveUp: () => void = () => {};

  function cancel(): void {
    if (value.state().now === null) return;
    value.set({ cancelling: true });
    giveUp();
  }

  // Another puzzle: nobody waits any more, and the table is not about it.
  store.subscribe((state) => {
    const { subject } = value.state();
    if (subject === null || subject.puzzle === state.puzzle) return;
    cancel();
    value.set({ subject: null, trials: [] });
  });

  async function tryOut(subject: Subject, algorithm: Algorithm, millis: number): Promise<Trial> {
    // Everyone begins in a fresh worker: no tables are there from the one before.
    const worker = createBackgroundWorker(solver);
    giveUp = worker.cancel;
    const onProgress = (progress: Progress) => {
      const { now } = value.state();
      if (now !== null) value.set({ now: { ...now, progress } });
    };
    try {
      const plain = taskOf(subject, algorithm);
      const task = deepens(algorithm) ? { ...plain, trace: COARSE } : plain;
      const end = await runWithin(millis, worker, task, onProgress);
      const answerOf = (solution: Solution) => answerFrom(rules, subject, solution);
      const trial = trialOf(algorithm, end, !value.state().cancelling, answerOf);
      if (trial.progress === null || !deepens(algorithm)) return trial;
      // Once more for the first thresholds, because to look closely takes time.
      const again = await runWithin(TRACE_MILLIS, worker, { ...plain, trace: FINE });
      const close = "progress" in again ? (again.progress?.stats.thresholds ?? []) : [];
      return { ...trial, thresholds: joinThresholds(close, trial.thresholds) };
    } finally {
      worker.close();
    }
  }

  /** A solution from the start tells the whole page how short one can be. */
  function learnStart({ puzzle, board }: Subject, { answer }: Trial): void {
    if (board !== puzzle.board || answer === null) return;
    store.dispatch({ type: "bounded", puzzle, found: answer.solution });
  }

  return {
    value,

    choose(algorithm, wanted) {
      const chosen = new Set(value.state().chosen);
      if (wanted) chosen.add(algorithm);
      else chosen.delete(algorithm);
      value.set({ chosen });
    },

    chooseOnly: (algorithms) => value.set({ chosen: new Set(algorithms) }),
    setSeconds: (seconds) => value.set({ seconds }),

    async run(algorithms) {
      const subject = subjectOf(store.state());
      if (subject === null || value.state().now !== null) return;
      value.set({ subject, trials: [], cancelling: false });
      store.dispatch({ type: "working", by: 1 });
      const millis = value.state().seconds * 1000;
      for (const [index, algorithm] of algorithms.entries()) {
        const now = { algorithm, at: index + 1, of: algorithms.length, progress: null };
        value.set({ now });
        const trial = await tryOut(subject, algorithm, millis);
        if (value.state().subject !== subject) break;
        value.set({ trials: [...value.state().trials, trial] });
        learnStart(subject, trial);
        if (value.state().cancelling) break;
      }
      value.set({ now: null, cancelling: false });
      store.dispatch({ type: "working", by: -1 });
    },

    cancel,

    replay({ answer, progress }) {
      if (answer === null || store.state().search.phase !== "idle") return;
      store.dispatch({ type: "ended", result: { kind: "solved", answer }, progress });
      replay.goTo(0);
      replay.toggle();
      bringBoard();
    },
  };
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
