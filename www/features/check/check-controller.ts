import type { Solution } from "taisou";
import type { App } from "../../app/app";
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
import { createValue, type Value } from "../../model/state/value";
import { bringBoard } from "../../shell/show-board";
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

/** Says where moves were lost, by the distance from each position to the goal. */
export interface Checking {
  readonly value: Value<Checked>;
  type(text: string): void;
  setOfBlank(ofBlank: boolean): void;
  /** Takes the moves that were played. */
  takePlayed(): void;
  run(): Promise<void>;
  cancel(): void;
  /** Shows the board after so many of the moves. */
  show(moves: number): void;
  /** Puts a better way on the board and plays it. */
  replay(answer: Answer): void;
}

/** A position whose distance is not proven in this time stays open. */
const LIMIT_MILLIS = 30_000;

/** At so many moves that lost it is said what is better. */
const MOST_MENDED = 12;

/** That of this page: what was checked is still there when its part of the page is opened again. */
export const checkingFor = memoBy(createChecking);

function createChecking({ store, rules, solver, replay }: App): Checking {
  const nothing = { trouble: null, way: null, ranges: [], better: new Map() } as const;
  const value = createValue<Checked>({ text: "", ofBlank: false, phase: "idle", ...nothing });
  let worker: BackgroundWorker | null = null;

  function cancel(): void {
    const { phase } = value.state();
    if (phase !== "running" && phase !== "mending") return;
    value.set({ phase: "cancelling" });
    worker?.cancel();
  }

  // Another puzzle: the moves were not made on it.
  store.subscribe((state) => {
    const { way } = value.state();
    if (way === null || way.puzzle === state.puzzle) return;
    cancel();
    value.set(nothing);
  });

  /** The moves as typed; `null` if they cannot be read, and then it is said why. */
  function read(): PlayedMoves | null {
    const { text, ofBlank } = value.state();
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null || obstacle(state) !== null) return null;
    const typed = text.trim();
    const fail = (trouble: Trouble | null) => {
      value.set({ trouble });
      return null;
    };
    if (typed === "") return fail("empty");
    if (typed.length > MOST_MOVES) return fail("tooLong");
    const moves = ofBlank && !/^blank:/i.test(typed) ? `blank:${typed}` : typed;
    const way = readWay(rules, puzzle, metricOf(state), moves);
    return way.ok === null ? fail(way.objection) : way.ok;
  }

  /** The best way from after so many of the moves. */
  function learnBetter(way: PlayedMoves, made: number, solution: Solution): void {
    const history = way.gestures.slice(0, made);
    const searched = { puzzle: way.puzzle, board: boardAfter(way, made), history };
    const answer = answerFrom(rules, searched, solution);
    if (answer !== null) value.set({ better: new Map(value.state().better).set(made, answer) });
  }

  /** The distance of the start is the length of a shortest solution, which the whole page knows then. */
  function learnStart({ puzzle, metric }: PlayedMoves, { least: bound, most }: Range): void {
    const length = Number.isFinite(most) ? most : null;
    store.dispatch({ type: "bounded", puzzle, found: { metric, length, bound } });
  }

  /** Searches the best ways from before the moves that lost. */
  async function mend(way: PlayedMoves, mine: BackgroundWorker): Promise<void> {
    if (value.state().phase !== "running") return;
    value.set({ phase: "mending" });
    for (const made of lostAt(lossesOf(value.state().ranges)).slice(0, MOST_MENDED)) {
      const end = await runWithin(LIMIT_MILLIS, mine, taskFor(way, made));
      const { way: now, phase } = value.state();
      if (now !== way || phase !== "mending" || end.type !== "finished") return;
      const { outcome } = end;
      if (outcome.kind === "solve" && outcome.solution.optimal) {
        learnBetter(way, made, outcome.solution);
      }
    }
  }

  /** Searches what is not known yet, one position after another. */
  async function search(way: PlayedMoves, mine: BackgroundWorker): Promise<Trouble | null> {
    const asked = new Set<number>();
    for (;;) {
      const { ranges, phase } = value.state();
      const at = phase === "running" ? nextToAsk(ranges, asked) : null;
      if (at === null) return null;
      asked.add(at);
      const end = await runWithin(LIMIT_MILLIS, mine, taskFor(way, at));
      if (value.state().way !== way) return null;
      if (end.type === "refused") return end.objection;
      if (end.type === "crashed") return "crashed";
      const range = rangeOf(end);
      if (range === null) return "unsolvable";
      if (at === 0) learnStart(way, range);
      const known = value.state().ranges.map((one, index) => (index === at ? range : one));
      value.set({ ranges: spread(known) });
    }
  }

  return {
    value,
    type: (text) => value.set({ text, trouble: null }),
    setOfBlank: (ofBlank) => value.set({ ofBlank, trouble: null }),

    takePlayed() {
      const state = store.state();
      const { puzzle } = state;
      if (puzzle === null) return;
      const moves = playedGestures(state).flatMap((gesture) => gesture.moves);
      const text = rules.writeMoves(puzzle.board, puzzle.width, moves, puzzle.options);
      if (text !== null) value.set({ text, ofBlank: false, trouble: null });
    },

    async run() {
      if (value.state().phase !== "idle") return;
      value.set(nothing);
      const way = read();
      if (way === null) return;
      const ranges = [UNKNOWN, ...way.gestures.map(() => UNKNOWN)];
      value.set({ way, ranges, phase: "running" });
      store.dispatch({ type: "working", by: 1 });
      // One worker for them all: its tables serve every position.
      worker = createBackgroundWorker(solver);
      const trouble = await search(way, worker);
      if (trouble === null) await mend(way, worker);
      worker.close();
      worker = null;
      value.set({ phase: "idle", ...(value.state().way === way ? { trouble } : {}) });
      store.dispatch({ type: "working", by: -1 });
    },

    cancel,

    show(moves) {
      const { way } = value.state();
      if (way === null) return;
      store.dispatch({ type: "walked", gestures: way.gestures, cursor: moves });
    },

    replay(answer) {
      if (store.state().search.phase !== "idle") return;
      store.dispatch({ type: "ended", result: { kind: "solved", answer }, progress: null });
      replay.goTo(0);
      replay.toggle();
      bringBoard();
    },
  };
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
