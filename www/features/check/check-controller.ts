import type { Solution } from "taisou";
import type { App } from "../../app/app";
import { type DistanceBounds, isExact, UNKNOWN } from "../../app/live/bounds";
import { boundsIn } from "../../app/live/position";
import { exercisesFor } from "../../app/practice/keep-exercises";
import { canPractise, makeExercises } from "../../app/practice/make-exercises";
import { runJob } from "../../app/run-job";
import {
  type BackgroundWorker,
  createBackgroundWorker,
  runWithin,
} from "../../engine/background-worker";
import {
  type EndEvent,
  type Objection,
  outcomeOf,
  type SolveTask,
  solutionOf,
} from "../../engine/protocol";
import { MOST_MOVES } from "../../model/link/link";
import { memoBy } from "../../model/memo-by";
import { answerFrom } from "../../model/play/answer";
import type { Answer } from "../../model/play/play";
import { provenBest } from "../../model/state/best";
import { metricOf, obstacle, playedGestures } from "../../model/state/selectors";
import { createValue } from "../../model/state/value";
import { replayAnswer } from "../../shell/replay-answer";
import { lossesOf, lostAt, nextToSearch, spread } from "./distances";
import { boardAfter, type PlayedMoves, readPlayedMoves } from "./solution-moves";

/** Why moves cannot be checked, or why the check ended early. */
export type CheckError = Objection | "empty" | "tooLong" | "unsolvable" | "crashed";

export interface Checked {
  readonly text: string;
  /** Letters give the direction of the blank, not of the tile. */
  readonly ofBlank: boolean;
  readonly error: CheckError | null;
  /** `null` before the first check. */
  readonly played: PlayedMoves | null;
  /** Bounds for the start and for the position after each move. */
  readonly bounds: readonly DistanceBounds[];
  /** Shortest solutions from before the moves that lost, by the index of the move. */
  readonly better: ReadonlyMap<number, Answer>;
  readonly exercises: number;
  /** `improving`: the distances are known, and better moves are searched. */
  readonly phase: "idle" | "running" | "improving" | "cancelling";
}

/** Time limit for one position, whose distance then stays unknown. */
const LIMIT_MILLIS = 30_000;

/** Maximum number of mistakes for which a better move is computed. */
const MOST_IMPROVED = 12;

const NOTHING_CHECKED = {
  ...{ error: null, played: null, bounds: [], better: new Map(), exercises: 0 },
} as const;

/** One per page, so that results outlive their tab. */
export const checkControllerFor = memoBy((app: App) => new CheckController(app));

/** Finds the moves that lost, from the distance of each position to the goal. */
export class CheckController {
  readonly value = createValue<Checked>({
    text: "",
    ofBlank: false,
    phase: "idle",
    ...NOTHING_CHECKED,
  });
  readonly #app: Pick<App, "store" | "rules" | "solver" | "replay">;
  /** Shortest solutions that were found with the distances, by their boards. */
  readonly #solutions = new Map<string, Solution>();
  #worker: BackgroundWorker | null = null;

  constructor(app: App) {
    this.#app = app;
    // The result is about one puzzle.
    app.store.subscribe((state) => {
      const { played } = this.value.state();
      if (played === null || played.puzzle === state.puzzle) return;
      this.cancel();
      this.value.set(NOTHING_CHECKED);
    });
  }

  readonly type = (text: string): void => this.value.set({ text, error: null });

  setOfBlank(ofBlank: boolean): void {
    this.value.set({ ofBlank, error: null });
  }

  /** Fills in the moves that were played. */
  readonly takePlayed = (): void => {
    const { store, rules } = this.#app;
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null) return;
    const moves = playedGestures(state).flatMap((gesture) => gesture.moves);
    const text = rules.writeMoves(puzzle.board, puzzle.width, moves, puzzle.options);
    if (text !== null) this.value.set({ text, ofBlank: false, error: null });
  };

  /** Checks the moves that were played, and makes exercises of the worst. */
  async runPlayed(): Promise<void> {
    if (this.value.state().phase !== "idle") return;
    this.takePlayed();
    await this.run(true);
  }

  async run(makesExercises = false): Promise<void> {
    const { value } = this;
    if (value.state().phase !== "idle") return;
    value.set(NOTHING_CHECKED);
    const played = this.#read();
    if (played === null) return;
    value.set({ played, bounds: spread(this.#known(played)), phase: "running" });
    // One worker for all positions and games, which share its tables.
    this.#worker ??= createBackgroundWorker(this.#app.solver);
    const worker = this.#worker;
    let error: CheckError | null = null;
    await runJob(
      this.#app.store,
      async () => {
        this.#solutions.clear();
        error = await this.#measure(played, worker);
        if (error === null) this.#share(played);
        if (error === null) await this.#improve(played, worker);
        if (error === null && makesExercises) await this.#practise(played, worker);
      },
      () => value.set({ phase: "idle", ...(value.state().played === played ? { error } : {}) }),
    );
  }

  readonly cancel = (): void => {
    const { phase } = this.value.state();
    if (phase === "idle" || phase === "cancelling") return;
    this.value.set({ phase: "cancelling" });
    this.#worker?.cancel();
  };

  readonly show = (moves: number): void => {
    const { played } = this.value.state();
    if (played === null) return;
    this.#app.store.dispatch({ type: "walked", gestures: played.gestures, cursor: moves });
  };

  readonly replay = (answer: Answer): void => replayAnswer(this.#app, answer);

  /** Reads the typed moves; `null` if they cannot be read, with the reason in `error`. */
  #read(): PlayedMoves | null {
    const { store, rules } = this.#app;
    const { text, ofBlank } = this.value.state();
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return null;
    const typed = text.trim();
    const fail = (error: CheckError | null) => {
      this.value.set({ error });
      return null;
    };
    if (typed === "") return fail("empty");
    if (typed.length > MOST_MOVES) return fail("tooLong");
    const moves = ofBlank && !/^blank:/i.test(typed) ? `blank:${typed}` : typed;
    const played = readPlayedMoves(rules, puzzle, metricOf(state), moves);
    return played.ok === null ? fail(played.objection) : played.ok;
  }

  #spaceOf({ puzzle, metric }: PlayedMoves) {
    return boundsIn(this.#app.store, puzzle, metric).bounds;
  }

  /** The distances that need no search: those that the page has proven, and 0 at a goal. */
  #known(played: PlayedMoves): DistanceBounds[] {
    const { puzzle, metric, gestures } = played;
    const { store, rules } = this.#app;
    const space = this.#spaceOf(played);
    const bounds = [puzzle, ...gestures].map(({ board }) => space.of(board));
    const best = provenBest(store.state().bests, metric);
    if (best !== null) bounds[0] = { least: best, most: best, next: null };
    const last = rules.parse(boardAfter(played, gestures.length), puzzle.width, puzzle.options);
    if (last?.solved === true) bounds[gestures.length] = { least: 0, most: 0, next: null };
    return bounds;
  }

  /** Searches the unknown distances, one position after another. */
  async #measure(played: PlayedMoves, worker: BackgroundWorker): Promise<CheckError | null> {
    const { value } = this;
    const searched = new Set<number>();
    for (;;) {
      const { bounds, phase } = value.state();
      const at = phase === "running" ? nextToSearch(bounds, searched) : null;
      if (at === null) return null;
      searched.add(at);
      // The neighbours limit the distance: a bound that has reached the limit is the distance.
      const until = bounds[at]?.most ?? Number.POSITIVE_INFINITY;
      const end = await runWithin(LIMIT_MILLIS, worker, { ...taskFor(played, at), until });
      if (value.state().played !== played) return null;
      if (end.type === "refused") return end.objection;
      if (end.type === "crashed") return "crashed";
      const proven = boundsOf(end);
      if (proven === null) return "unsolvable";
      const solution = solutionOf(end.outcome);
      if (solution?.optimal === true) this.#solutions.set(boardAfter(played, at), solution);
      value.set({ bounds: spread(value.state().bounds.with(at, proven)) });
    }
  }

  /** Finds shortest solutions from the positions before the mistakes. */
  async #improve(played: PlayedMoves, worker: BackgroundWorker): Promise<void> {
    const { value } = this;
    if (value.state().phase !== "running") return;
    value.set({ phase: "improving" });
    for (const made of lostAt(lossesOf(value.state().bounds)).slice(0, MOST_IMPROVED)) {
      let solution = this.#solutions.get(boardAfter(played, made)) ?? null;
      if (solution === null) {
        const end = await runWithin(LIMIT_MILLIS, worker, taskFor(played, made));
        const { played: now, phase } = value.state();
        if (now !== played || phase !== "improving" || end.type !== "finished") return;
        solution = solutionOf(end.outcome);
      }
      if (solution?.optimal !== true) continue;
      const history = played.gestures.slice(0, made);
      const searched = { puzzle: played.puzzle, board: boardAfter(played, made), history };
      const answer = answerFrom(this.#app.rules, searched, solution);
      if (answer !== null) value.set({ better: new Map(value.state().better).set(made, answer) });
    }
  }

  /** Stores the worst mistakes as exercises. */
  async #practise(played: PlayedMoves, worker: BackgroundWorker): Promise<void> {
    const { value } = this;
    const { puzzle, metric } = played;
    if (metric !== "step" || !canPractise(puzzle)) return;
    const { bounds } = value.state();
    const losses = lossesOf(bounds);
    const mistakes = lostAt(losses).map((made) => {
      const distance = bounds[made]?.least ?? 0;
      return { board: boardAfter(played, made), distance, lost: losses[made] ?? 0 };
    });
    const isWanted = () => value.state().phase === "improving" && value.state().played === played;
    const space = this.#spaceOf(played);
    const distanceOf = async (board: string) => {
      const bounded = space.of(board);
      if (isExact(bounded)) return bounded.least;
      if (!isWanted()) return null;
      const end = await runWithin(LIMIT_MILLIS, worker, taskOf(played, board));
      const solution = solutionOf(outcomeOf(end));
      return solution?.optimal === true ? solution.length : null;
    };
    const { fields } = this.#app.store.state();
    const made = await makeExercises(this.#app.rules, puzzle, fields, mistakes, distanceOf);
    if (!isWanted() || made.length === 0) return;
    exercisesFor(this.#app).add(made);
    value.set({ exercises: made.length });
  }

  /** Reports the distances, which other parts of the page use too. */
  #share(checked: PlayedMoves): void {
    const { puzzle, metric } = checked;
    const { played, bounds } = this.value.state();
    if (played?.puzzle !== puzzle) return;
    const space = this.#spaceOf(checked);
    for (const [at, known] of bounds.entries()) space.learn(boardAfter(checked, at), known);
    const { least: bound, most } = bounds[0] ?? UNKNOWN;
    const length = Number.isFinite(most) ? most : null;
    this.#app.store.dispatch({ type: "bounded", puzzle, found: { metric, length, bound } });
  }
}

function taskFor(played: PlayedMoves, moves: number): SolveTask {
  return taskOf(played, boardAfter(played, moves));
}

function taskOf({ puzzle, metric }: PlayedMoves, board: string): SolveTask {
  const options = { ...puzzle.options, metric, boards: false };
  return { kind: "solve", board, width: puzzle.width, algorithm: "auto", options, keeping: true };
}

/** The bounds that a search has proven; `null` if the position has no solution. */
function boundsOf(
  event: Extract<EndEvent, { type: "finished" | "cancelled" }>,
): DistanceBounds | null {
  const { outcome, progress } = event;
  const solution = solutionOf(outcome);
  if (solution?.status === "unsolvable") return null;
  const least = Math.max(solution?.bound ?? 0, progress?.stats.bound ?? 0);
  return { least, most: solution?.length ?? Number.POSITIVE_INFINITY, next: null };
}
