import type { App } from "../../app/app";
import { runJob } from "../../app/run-job";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import type { EndEvent, Objection, Task } from "../../engine/protocol";
import { MOST_MOVES } from "../../model/link/link";
import { memoBy } from "../../model/memo-by";
import { answerFrom } from "../../model/play/answer";
import type { Answer } from "../../model/play/play";
import { metricOf, obstacle, playedGestures } from "../../model/state/selectors";
import { createValue } from "../../model/state/value";
import { replayAnswer } from "../../shell/replay-answer";
import { lossesOf, lostAt, nextToAsk, type Range, spread, UNKNOWN } from "./distances";
import { boardAfter, type PlayedMoves, readWay } from "./solution-moves";

/** Why moves cannot be checked, or no further. */
export type Trouble = Objection | "empty" | "tooLong" | "unsolvable" | "crashed";

export interface Checked {
  readonly text: string;
  /** Letters say how the blank goes, not the tile. */
  readonly ofBlank: boolean;
  readonly trouble: Trouble | null;
  /** `null` while nothing was read. */
  readonly way: PlayedMoves | null;
  /** What is known of the start and of the position after each move. */
  readonly ranges: readonly Range[];
  /** The best ways from before moves that lost, by how many moves were made before. */
  readonly better: ReadonlyMap<number, Answer>;
  /** `mending`: all that was asked is known, and better moves are looked for. */
  readonly phase: "idle" | "running" | "mending" | "cancelling";
}

/** A position whose distance is not proven in this time stays open. */
const LIMIT_MILLIS = 30_000;

/** Maximum number of mistakes for which a better move is computed. */
const MOST_MENDED = 12;

const NOTHING_CHECKED = { trouble: null, way: null, ranges: [], better: new Map() } as const;

/** One per page, so that results outlive their tab. */
export const checkControllerFor = memoBy((app: App) => new CheckController(app));

/** Finds the moves that lengthened the way, from each position's distance to the goal. */
export class CheckController {
  readonly value = createValue<Checked>({
    text: "",
    ofBlank: false,
    phase: "idle",
    ...NOTHING_CHECKED,
  });
  readonly #app: Pick<App, "store" | "rules" | "solver" | "replay">;
  #worker: BackgroundWorker | null = null;

  constructor(app: App) {
    this.#app = app;
    // The moves belong to their puzzle.
    app.store.subscribe((state) => {
      const { way } = this.value.state();
      if (way === null || way.puzzle === state.puzzle) return;
      this.cancel();
      this.value.set(NOTHING_CHECKED);
    });
  }

  readonly type = (text: string): void => this.value.set({ text, trouble: null });

  setOfBlank(ofBlank: boolean): void {
    this.value.set({ ofBlank, trouble: null });
  }

  /** Fills in the moves that were played. */
  readonly takePlayed = (): void => {
    const { store, rules } = this.#app;
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null) return;
    const moves = playedGestures(state).flatMap((gesture) => gesture.moves);
    const text = rules.writeMoves(puzzle.board, puzzle.width, moves, puzzle.options);
    if (text !== null) this.value.set({ text, ofBlank: false, trouble: null });
  };

  async run(): Promise<void> {
    const { value } = this;
    if (value.state().phase !== "idle") return;
    value.set(NOTHING_CHECKED);
    const way = this.#read();
    if (way === null) return;
    const ranges = [UNKNOWN, ...way.gestures.map(() => UNKNOWN)];
    value.set({ way, ranges, phase: "running" });
    // One worker for all positions, which share its tables.
    const worker = createBackgroundWorker(this.#app.solver);
    this.#worker = worker;
    let trouble: Trouble | null = null;
    await runJob(
      this.#app.store,
      async () => {
        trouble = await this.#measure(way, worker);
        if (trouble === null) await this.#improve(way, worker);
      },
      () => {
        worker.close();
        this.#worker = null;
        value.set({ phase: "idle", ...(value.state().way === way ? { trouble } : {}) });
      },
    );
  }

  readonly cancel = (): void => {
    const { phase } = this.value.state();
    if (phase !== "running" && phase !== "mending") return;
    this.value.set({ phase: "cancelling" });
    this.#worker?.cancel();
  };

  /** Shows the board after this number of moves. */
  readonly show = (moves: number): void => {
    const { way } = this.value.state();
    if (way === null) return;
    this.#app.store.dispatch({ type: "walked", gestures: way.gestures, cursor: moves });
  };

  readonly replay = (answer: Answer): void => replayAnswer(this.#app, answer);

  /** The moves as typed; `null`, with `trouble` set, if they cannot be read. */
  #read(): PlayedMoves | null {
    const { store, rules } = this.#app;
    const { text, ofBlank } = this.value.state();
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return null;
    const typed = text.trim();
    const fail = (trouble: Trouble | null) => {
      this.value.set({ trouble });
      return null;
    };
    if (typed === "") return fail("empty");
    if (typed.length > MOST_MOVES) return fail("tooLong");
    const moves = ofBlank && !/^blank:/i.test(typed) ? `blank:${typed}` : typed;
    const way = readWay(rules, puzzle, metricOf(state), moves);
    return way.ok === null ? fail(way.objection) : way.ok;
  }

  /** Searches the distances that are unknown, one position after another. */
  async #measure(way: PlayedMoves, worker: BackgroundWorker): Promise<Trouble | null> {
    const { value } = this;
    const asked = new Set<number>();
    for (;;) {
      const { ranges, phase } = value.state();
      const at = phase === "running" ? nextToAsk(ranges, asked) : null;
      if (at === null) return null;
      asked.add(at);
      const end = await runWithin(LIMIT_MILLIS, worker, taskFor(way, at));
      if (value.state().way !== way) return null;
      if (end.type === "refused") return end.objection;
      if (end.type === "crashed") return "crashed";
      const range = rangeOf(end);
      if (range === null) return "unsolvable";
      if (at === 0) this.#shareOptimum(way, range);
      const known = value.state().ranges.map((one, index) => (index === at ? range : one));
      value.set({ ranges: spread(known) });
    }
  }

  /** Searches shortest solutions from the positions before the mistakes. */
  async #improve(way: PlayedMoves, worker: BackgroundWorker): Promise<void> {
    const { value } = this;
    if (value.state().phase !== "running") return;
    value.set({ phase: "mending" });
    for (const made of lostAt(lossesOf(value.state().ranges)).slice(0, MOST_MENDED)) {
      const end = await runWithin(LIMIT_MILLIS, worker, taskFor(way, made));
      const { way: now, phase } = value.state();
      if (now !== way || phase !== "mending" || end.type !== "finished") return;
      const { outcome } = end;
      if (outcome.kind !== "solve" || !outcome.solution.optimal) continue;
      const history = way.gestures.slice(0, made);
      const searched = { puzzle: way.puzzle, board: boardAfter(way, made), history };
      const answer = answerFrom(this.#app.rules, searched, outcome.solution);
      if (answer !== null) value.set({ better: new Map(value.state().better).set(made, answer) });
    }
  }

  /** The distance of the start is the puzzle's optimum, which the whole page shows. */
  #shareOptimum({ puzzle, metric }: PlayedMoves, { least: bound, most }: Range): void {
    const length = Number.isFinite(most) ? most : null;
    this.#app.store.dispatch({ type: "bounded", puzzle, found: { metric, length, bound } });
  }
}

function taskFor(way: PlayedMoves, moves: number): Task {
  const { puzzle, metric } = way;
  const options = { ...puzzle.options, metric, boards: false };
  const board = boardAfter(way, moves);
  return { kind: "solve", board, width: puzzle.width, algorithm: "auto", options, keeping: true };
}

/** What a search has proven of its position; `null` if that has no solution. */
function rangeOf(event: Extract<EndEvent, { type: "finished" | "cancelled" }>): Range | null {
  const { outcome, progress } = event;
  const solution = outcome?.kind === "solve" ? outcome.solution : null;
  if (solution?.status === "unsolvable") return null;
  const least = Math.max(solution?.bound ?? 0, progress?.stats.bound ?? 0);
  return { least, most: solution?.length ?? Number.POSITIVE_INFINITY };
}
