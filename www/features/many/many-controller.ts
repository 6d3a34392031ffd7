import type { Algorithm } from "taisou";
import type { App } from "../../app/app";
import { runJob } from "../../app/run-job";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import type { ModuleLoader } from "../../engine/compile";
import type { SolveTask } from "../../engine/protocol";
import { memoBy } from "../../model/memo-by";
import { usualMetric } from "../../model/puzzle/metrics";
import { createValue } from "../../model/state/value";
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

export const SECONDS: readonly number[] = [1, 5, 30, 120, 600];

/** So many rows are shown at once. */
export const PAGE_ROWS = 50;

/** More than that is slow in a text box. */
const MOST_TYPED = 50_000;
const MOST_BYTES = 30_000_000;

/** Time between updates of the table, and the longest time without a chance to paint. */
const SHOW_MILLIS = 120;
const SLICE_MILLIS = 16;

interface Batch {
  readonly lines: readonly BoardLine[];
  readonly around: Surroundings;
  readonly algorithm: Algorithm;
  readonly rows: Row[];
}

/** One per page, so that results outlive their tab. */
export const manyControllerFor = memoBy((app: App) => new ManyController(app));

/** Solves boards one after another, each on a line of its own. */
export class ManyController {
  readonly value = createValue<Many>({
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
  readonly #app: Pick<App, "store" | "rules" | "solver">;
  readonly #spawn: (solver: ModuleLoader) => BackgroundWorker;
  #batch: Batch | null = null;
  #worker: BackgroundWorker | null = null;

  /** @param spawn Makes a worker for the boards of one run. */
  constructor(
    app: Pick<App, "store" | "rules" | "solver">,
    spawn: (solver: ModuleLoader) => BackgroundWorker = createBackgroundWorker,
  ) {
    this.#app = app;
    this.#spawn = spawn;
  }

  readonly type = (text: string): void => {
    if (!this.hold(text)) this.value.set({ text, trouble: null });
  };

  /** Keeps a text that is too long for the text box outside of it; false if it is not. */
  hold(text: string): boolean {
    if (text.length <= MOST_TYPED) return false;
    this.value.set({ text: "", held: { name: null, lines: linesOf(text) }, trouble: null });
    return true;
  }

  async takeFile(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      this.value.set({ trouble: "file-too-large" });
      return;
    }
    try {
      const lines = linesOf(await file.text());
      this.value.set({ text: "", held: { name: file.name, lines }, trouble: null });
    } catch {
      // The file was moved or deleted after it was chosen.
      this.value.set({ trouble: "unreadable" });
    }
  }

  readonly letGo = (): void => this.value.set({ held: null, trouble: null });

  setSeconds(seconds: number): void {
    this.value.set({ seconds });
  }

  setMetric(metric: Many["metric"]): void {
    this.value.set({ metric });
  }

  setAlgorithm(algorithm: Algorithm): void {
    this.value.set({ algorithm });
  }

  turnTo(from: number): void {
    this.value.set({ from });
  }

  async run(): Promise<void> {
    const { text, held, metric, algorithm, phase } = this.value.state();
    if (phase !== "idle") return;
    const all = held?.lines ?? linesOf(text);
    if (all.length === 0) {
      this.value.set({ trouble: "empty" });
      return;
    }
    const lines = all.slice(0, MOST_LINES);
    const { fields, puzzle } = this.#app.store.state();
    this.#batch = { lines, around: { fields, puzzle, metric }, algorithm, rows: [] };
    const left = all.length - lines.length;
    this.value.set({ total: lines.length, left, trouble: null, from: 0 });
    await this.#work(this.#batch);
  }

  readonly stop = (): void => {
    if (this.value.state().phase !== "running") return;
    this.value.set({ phase: "stopping" });
    this.#worker?.cancel();
  };

  /** Continues with the lines that a stop has left. */
  async goOn(): Promise<void> {
    if (this.#batch !== null && this.value.state().phase === "idle") await this.#work(this.#batch);
  }

  /** Opens the board of a row on the page. */
  async open({ line, answer }: Row): Promise<void> {
    const { store, rules } = this.#app;
    if (this.#batch === null) return;
    const { ok: posed } = await readLine(rules, this.#batch.around, line.text);
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
  }

  async #work(batch: Batch): Promise<void> {
    this.value.set({ phase: "running", rows: [...batch.rows] });
    await runJob(
      this.#app.store,
      () => this.#solveLines(batch),
      () => {
        this.#worker?.close();
        this.#worker = null;
        this.value.set({ phase: "idle", rows: [...batch.rows] });
      },
    );
  }

  async #solveLines(batch: Batch): Promise<void> {
    let shown = performance.now();
    let rested = shown;
    while (batch.rows.length < batch.lines.length && this.value.state().phase === "running") {
      const line = batch.lines[batch.rows.length];
      const row = line === undefined ? null : await this.#solve(line, batch);
      if (row === null) return;
      batch.rows.push(row);
      const now = performance.now();
      if (now - shown > SHOW_MILLIS) {
        shown = now;
        this.value.set({ rows: [...batch.rows] });
      }
      if (now - rested > SLICE_MILLIS) {
        await pause(0);
        rested = performance.now();
      }
    }
  }

  /** `null` if the run was stopped over this line. */
  async #solve(line: BoardLine, { around, algorithm }: Batch): Promise<Row | null> {
    const { rules, solver } = this.#app;
    const { ok: posed, fault } = await readLine(rules, around, line.text);
    if (posed === null) return faultRow(line, fault);
    this.#worker ??= this.#spawn(solver);
    const { seconds } = this.value.state();
    const task = taskOf(posed, algorithm);
    const end = await runWithin(seconds * 1000, this.#worker, task);
    return this.value.state().phase === "stopping" ? null : rowOf(rules, line, posed, end);
  }
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
