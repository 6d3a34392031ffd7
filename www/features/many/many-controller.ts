import type { Algorithm } from "taisou";
import type { App } from "../../app/app";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import type { ModuleLoader } from "../../engine/compile";
import type { SolveTask } from "../../engine/protocol";
import { memoBy } from "../../model/memo-by";
import { usualMetric } from "../../model/puzzle/metrics";
import { createValue, type Value } from "../../model/state/value";
import { pause } from "../../platform/pause";
import { showBoard } from "../../shell/show-board";
import { type BoardLine, linesOf, MOST_LINES } from "./lines";
import { type Posed, readLine, type Surroundings } from "./read-line";
import { faultRow, type Row, rowOf } from "./row";

/** Lines that are not in the text box, which would be slow with them. */
export interface Held {
  /** Of the file; `null` where they were pasted. */
  readonly name: string | null;
  readonly lines: readonly BoardLine[];
}

export interface Many {
  readonly text: string;
  readonly held: Held | null;
  readonly trouble: "empty" | "file-too-large" | "unreadable" | null;
  /** How long each board may take. */
  readonly seconds: number;
  /** What boards of tiles are counted in. */
  readonly metric: "step" | "line";
  /** The method that is asked of each board. */
  readonly algorithm: Algorithm;
  readonly rows: readonly Row[];
  /** How many lines are or were to be solved; 0 before the first time. */
  readonly total: number;
  /** Lines beyond those that are taken. */
  readonly left: number;
  readonly phase: "idle" | "running" | "stopping";
  /** The first row on show. */
  readonly from: number;
}

/** Solves boards one after another, each on a line of its own. */
export interface SolvingMany {
  readonly value: Value<Many>;
  type(text: string): void;
  /** Puts what is too much for the text box beside it; false if it is not too much. */
  hold(text: string): boolean;
  takeFile(file: File): Promise<void>;
  letGo(): void;
  setSeconds(seconds: number): void;
  setMetric(metric: Many["metric"]): void;
  setAlgorithm(algorithm: Algorithm): void;
  run(): Promise<void>;
  stop(): void;
  /** Goes on with the lines that are left after a stop. */
  goOn(): Promise<void>;
  turnTo(from: number): void;
  /** Puts the board of a row on the stage. */
  open(row: Row): Promise<void>;
}

export const SECONDS: readonly number[] = [1, 5, 30, 120, 600];

/** So many rows are shown at once. */
export const PAGE_ROWS = 50;

/** More than that is slow in a text box. */
const MOST_TYPED = 50_000;
const MOST_BYTES = 30_000_000;

/** How often what has come is told, and how long the page may be kept from drawing. */
const TELL_MILLIS = 120;
const SLICE_MILLIS = 16;

/** That of this page: what was solved is still there when its part of the page is opened again. */
export const solvingManyFor = memoBy((app: App) => createSolvingMany(app));

/** What is to be done, and how far that is. */
interface Batch {
  readonly lines: readonly BoardLine[];
  readonly around: Surroundings;
  readonly algorithm: Algorithm;
  readonly rows: Row[];
}

/** @param hire Makes a worker for the boards of one run. */
export function createSolvingMany(
  { store, rules, solver }: Pick<App, "store" | "rules" | "solver">,
  hire: (solver: ModuleLoader) => BackgroundWorker = createBackgroundWorker,
): SolvingMany {
  const value = createValue<Many>({
    text: "",
    held: null,
    trouble: null,
    seconds: 30,
    metric: "step",
    algorithm: "auto",
    rows: [],
    total: 0,
    left: 0,
    phase: "idle",
    from: 0,
  });
  let batch: Batch | null = null;
  let worker: BackgroundWorker | null = null;

  /** What comes of a line; `null` if it was stopped over it. */
  async function solve(line: BoardLine, { around, algorithm }: Batch): Promise<Row | null> {
    const { ok: posed, fault } = await readLine(rules, around, line.text);
    if (posed === null) return faultRow(line, fault);
    worker ??= hire(solver);
    const end = await runWithin(value.state().seconds * 1000, worker, taskOf(posed, algorithm));
    return value.state().phase === "stopping" ? null : rowOf(rules, line, posed, end);
  }

  async function work(mine: Batch): Promise<void> {
    value.set({ phase: "running", rows: [...mine.rows] });
    store.dispatch({ type: "working", by: 1 });
    let told = performance.now();
    let rested = told;
    while (mine.rows.length < mine.lines.length && value.state().phase === "running") {
      const line = mine.lines[mine.rows.length];
      const row = line === undefined ? null : await solve(line, mine);
      if (row === null) break;
      mine.rows.push(row);
      const now = performance.now();
      if (now - told > TELL_MILLIS) {
        told = now;
        value.set({ rows: [...mine.rows] });
      }
      if (now - rested > SLICE_MILLIS) {
        await pause(0);
        rested = performance.now();
      }
    }
    worker?.close();
    worker = null;
    value.set({ phase: "idle", rows: [...mine.rows] });
    store.dispatch({ type: "working", by: -1 });
  }

  function hold(text: string): boolean {
    if (text.length <= MOST_TYPED) return false;
    value.set({ text: "", held: { name: null, lines: linesOf(text) }, trouble: null });
    return true;
  }

  return {
    value,
    type(text) {
      if (!hold(text)) value.set({ text, trouble: null });
    },
    hold,

    async takeFile(file) {
      if (file.size > MOST_BYTES) {
        value.set({ trouble: "file-too-large" });
        return;
      }
      try {
        const lines = linesOf(await file.text());
        value.set({ text: "", held: { name: file.name, lines }, trouble: null });
      } catch {
        // It was moved or deleted meanwhile.
        value.set({ trouble: "unreadable" });
      }
    },

    letGo: () => value.set({ held: null, trouble: null }),
    setSeconds: (seconds) => value.set({ seconds }),
    setMetric: (metric) => value.set({ metric }),
    setAlgorithm: (algorithm) => value.set({ algorithm }),

    async run() {
      const { text, held, metric, algorithm, phase } = value.state();
      if (phase !== "idle") return;
      const all = held?.lines ?? linesOf(text);
      if (all.length === 0) {
        value.set({ trouble: "empty" });
        return;
      }
      const lines = all.slice(0, MOST_LINES);
      const { fields, puzzle } = store.state();
      batch = { lines, around: { fields, puzzle, metric }, algorithm, rows: [] };
      value.set({ total: lines.length, left: all.length - lines.length, trouble: null, from: 0 });
      await work(batch);
    },

    stop() {
      if (value.state().phase !== "running") return;
      value.set({ phase: "stopping" });
      worker?.cancel();
    },

    async goOn() {
      if (batch !== null && value.state().phase === "idle") await work(batch);
    },

    turnTo: (from) => value.set({ from }),

    async open({ line, answer }) {
      if (batch === null) return;
      const { ok: posed } = await readLine(rules, batch.around, line.text);
      if (posed === null) return;
      const { fields, puzzle, metric } = posed;
      const { ending, length } = answer ?? {};
      const best = ending === "shortest" && length ? { length, bound: length } : null;
      store.dispatch({
        type: "opened",
        fields,
        reading: { puzzle, problems: [] },
        gestures: [],
        metric: metric === usualMetric(puzzle.options) ? null : metric,
        bests: best === null ? {} : { [metric]: best },
      });
      showBoard();
    },
  };
}

function taskOf({ puzzle, metric }: Posed, algorithm: Algorithm): SolveTask {
  const { board, width, options } = puzzle;
  return {
    kind: "solve",
    board,
    width,
    algorithm,
    options: { ...options, metric, boards: false },
    keeping: true,
  };
}
