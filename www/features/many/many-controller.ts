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
import { resting } from "../../platform/pause";
import { showBoard } from "../../shell/show-board";
import { type BoardLine, linesOf, MOST_LINES } from "./lines";
import { type LineContext, readLine } from "./read-line";
import { type Row, rowOf } from "./row";

/** Lines kept outside the text box, which is slow with long texts. */
interface Held {
  /** The name of the file; `null` if they were pasted. */
  readonly name: string | null;
  readonly lines: readonly BoardLine[];
}

export interface Many {
  readonly text: string;
  readonly held: Held | null;
  readonly error: "empty" | "file-too-large" | "unreadable" | null;
  readonly seconds: number;
  /** The metric of tile boards. */
  readonly metric: "step" | "line";
  readonly algorithm: Algorithm;
  readonly rows: readonly Row[];
  /** The number of lines of the last run; 0 before the first one. */
  readonly total: number;
  /** The number of lines beyond `MOST_LINES`, which are left out. */
  readonly left: number;
  readonly phase: "idle" | "running" | "stopping";
  /** The first displayed row. */
  readonly from: number;
}

export const SECONDS: readonly number[] = [1, 5, 30, 120, 600];

export const PAGE_ROWS = 50;

/** A text box is slow with longer texts. */
const MOST_TYPED = 50_000;
const MOST_BYTES = 30_000_000;

/** The time between updates of the table. */
const SHOW_MILLIS = 120;

interface Batch {
  readonly lines: readonly BoardLine[];
  readonly context: LineContext;
  readonly algorithm: Algorithm;
  readonly rows: Row[];
}

/** The controller of the page; results outlive their tab. */
export const manyControllerFor = memoBy((app: App) => new ManyController(app));

/** Solves the boards of a text with one board per line, one after another. */
export class ManyController {
  readonly value = createValue<Many>({
    text: "",
    held: null,
    error: null,
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
    if (!this.hold(text)) this.value.set({ text, error: null });
  };

  /** Keeps a text that is too long for the text box; false for a shorter text. */
  hold(text: string): boolean {
    if (text.length <= MOST_TYPED) return false;
    this.value.set({ text: "", held: { name: null, lines: linesOf(text) }, error: null });
    return true;
  }

  async takeFile(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      this.value.set({ error: "file-too-large" });
      return;
    }
    try {
      const lines = linesOf(await file.text());
      this.value.set({ text: "", held: { name: file.name, lines }, error: null });
    } catch {
      // The file was moved or deleted after it was chosen.
      this.value.set({ error: "unreadable" });
    }
  }

  readonly letGo = (): void => this.value.set({ held: null, error: null });

  set(part: Partial<Pick<Many, "seconds" | "metric" | "algorithm" | "from">>): void {
    this.value.set(part);
  }

  async run(): Promise<void> {
    const { text, held, metric, algorithm, phase } = this.value.state();
    if (phase !== "idle") return;
    const all = held?.lines ?? linesOf(text);
    if (all.length === 0) {
      this.value.set({ error: "empty" });
      return;
    }
    const lines = all.slice(0, MOST_LINES);
    const { fields, puzzle } = this.#app.store.state();
    this.#batch = { lines, context: { fields, puzzle, metric }, algorithm, rows: [] };
    const left = all.length - lines.length;
    this.value.set({ total: lines.length, left, error: null, from: 0 });
    await this.#work(this.#batch);
  }

  readonly stop = (): void => {
    if (this.value.state().phase !== "running") return;
    this.value.set({ phase: "stopping" });
    this.#worker?.cancel();
  };

  /** Continues with the lines after a stop. */
  async goOn(): Promise<void> {
    if (this.#batch !== null && this.value.state().phase === "idle") await this.#work(this.#batch);
  }

  async open({ line, answer }: Row): Promise<void> {
    const { store, rules } = this.#app;
    if (this.#batch === null) return;
    const { ok: read } = await readLine(rules, this.#batch.context, line.text);
    if (read === null) return;
    const { fields, puzzle, metric } = read;
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
    const rest = resting();
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
      await rest();
    }
  }

  /** The row of a line; `null` if the run was stopped before its end. */
  async #solve(line: BoardLine, { context, algorithm }: Batch): Promise<Row | null> {
    const { rules, solver } = this.#app;
    const { ok: read, fault } = await readLine(rules, context, line.text);
    if (read === null) return { line, fault, answer: null };
    this.#worker ??= this.#spawn(solver);
    const { board, width, options } = read.puzzle;
    const task: SolveTask = {
      ...{ kind: "solve", board, width, algorithm, keeping: true },
      options: { ...options, metric: read.metric, boards: false },
    };
    const { seconds } = this.value.state();
    const end = await runWithin(seconds * 1000, this.#worker, task);
    return this.value.state().phase === "stopping" ? null : rowOf(rules, line, read, end);
  }
}
