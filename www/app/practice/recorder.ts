import type { PositionOf } from "../../model/derived/position";
import type { Gesture } from "../../model/play/play";
import type { Attempt, Penalty } from "../../model/practice/attempt";
import { cut, LONGEST_NAME } from "../../model/practice/checked-attempt";
import { packSteps, packTimes } from "../../model/practice/packed";
import { splitsOf } from "../../model/practice/splits";
import { stepsOf } from "../../model/practice/steps";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { provenBest } from "../../model/state/best";
import { isHelped } from "../../model/state/help";
import { metricOf, ownGestures } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { Store } from "../../model/state/store";
import { createValue, type Value } from "../../model/state/value";
import type { PracticeLog } from "./practice-log";
import { scrambleFragment } from "./scramble-fragment";
import type { PracticeSettings } from "./settings";

/** Inspection in milliseconds, and the time after it until which it costs 2 s, as in the rules of speedcubing (WCA A3, A4). */
export const INSPECTION_MILLIS = 15_000;
const GRACE_MILLIS = 2000;

export type Run =
  /** No scramble to time: another kind of board, or a game that was begun before. */
  | { readonly phase: "idle" }
  /** A scramble without a move. `since` is the time of the scramble. */
  | { readonly phase: "ready"; readonly since: number }
  /** `since` is the time of the first move. */
  | { readonly phase: "running"; readonly since: number; readonly penalty: Penalty }
  | { readonly phase: "done"; readonly attempt: Attempt };

interface RecorderParts {
  readonly store: Store;
  readonly positionOf: PositionOf;
  readonly log: Pick<PracticeLog, "add">;
  readonly settings: Value<PracticeSettings>;
  /** The time of the event that is handled now, in milliseconds of the page. */
  now(): number;
  /** Milliseconds since 1970 at time 0 of the page. */
  readonly origin: number;
}

/** Times the first try at each scramble, and adds it to the log. A run that is left, or that had help, did not finish. */
export class Recorder {
  readonly value = createValue<{ readonly run: Run }>({ run: { phase: "idle" } });
  readonly #parts: RecorderParts;
  readonly #times = new WeakMap<Gesture, number>();
  /** Numbers the attempts of one millisecond. */
  #number = 0;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    parts.store.subscribe((state, before) => this.#follow(state, before));
    this.#pose(parts.store.state());
  }

  get run(): Run {
    return this.value.state().run;
  }

  #follow(state: AppState, before: AppState): void {
    if (state.puzzle !== before.puzzle || state.opened !== before.opened) {
      if (this.run.phase === "running") this.#finish(before, "dnf");
      this.#pose(state);
      return;
    }
    if (state.prefs.practice !== before.prefs.practice) this.#pose(state);
    if (state.play !== before.play && !state.watching) this.#time(state, before);
    const { run } = this;
    if (run.phase !== "running") return;
    if (state.won !== null && state.won !== before.won) this.#finish(state, run.penalty);
    else if (state.watching) this.#finish(state, "dnf");
    else if (before.clock.running && !state.clock.running && !this.#isSolved(state)) {
      // Restarted.
      this.#finish(before, "dnf");
    }
  }

  /** Waits for the first move on a new scramble. */
  #pose(state: AppState): void {
    const { prefs, scrambled, puzzle, play } = state;
    const isReady = prefs.practice && scrambled !== null && play.cursor === 0 && isTimed(puzzle);
    this.#set(isReady ? { phase: "ready", since: this.#parts.now() } : { phase: "idle" });
  }

  #time(state: AppState, before: AppState): void {
    const { gestures, cursor } = state.play;
    const made = gestures[cursor - 1];
    if (made === undefined || cursor <= before.play.cursor || made.by !== undefined) return;
    const now = this.#parts.now();
    this.#times.set(made, now);
    const { run } = this;
    if (run.phase !== "ready") return;
    const late = this.#parts.settings.state().inspects
      ? now - run.since - INSPECTION_MILLIS
      : Number.NEGATIVE_INFINITY;
    const penalty = late > GRACE_MILLIS ? "dnf" : late > 0 ? "+2" : "none";
    this.#set({ phase: "running", since: now, penalty });
  }

  #isSolved(state: AppState): boolean {
    return this.#parts.positionOf(state)?.parsed.solved === true;
  }

  #finish(state: AppState, penalty: Penalty): void {
    const { run } = this;
    const { puzzle, fields, help } = state;
    if (run.phase !== "running" || puzzle === null) return;
    const gestures = ownGestures(state);
    const moves = gestures.flatMap((gesture) => gesture.moves);
    const times = this.#timesOf(gestures, run.since);
    const start = Math.round(this.#parts.origin + run.since);
    const isWhole = state.won !== null;
    const metric = metricOf(state);
    this.#number += 1;
    const attempt: Attempt = {
      id: `${start.toString(36)}${(this.#number % 1296).toString(36).padStart(2, "0")}`,
      session: sessionOf(state, this.#parts.settings.state()),
      start,
      fragment: scrambleFragment(fields, metric),
      ms: (isWhole ? times.at(-1) : Math.round(this.#parts.now() - run.since)) ?? 0,
      penalty: isHelped(help) ? "dnf" : penalty,
      moves: packSteps(stepsOf(moves, puzzle.width)),
      times: packTimes(times),
      splits: isWhole ? splitsOf(puzzle.start, moves, times) : [],
      optimal: provenBest(state.bests, metric),
      bound: null,
      note: "",
    };
    this.#parts.log.add([attempt]);
    this.#set({ phase: "done", attempt });
  }

  /** The time of each step: steps of one gesture share one, and two gestures never do. */
  #timesOf(gestures: readonly Gesture[], since: number): number[] {
    let last = -1;
    return gestures.flatMap((gesture) => {
      const time = Math.round((this.#times.get(gesture) ?? since) - since);
      last = Math.max(time, last + 1);
      return gesture.moves.map(() => last);
    });
  }

  #set(run: Run): void {
    this.#hide(run.phase === "running");
    this.value.set({ run });
  }

  /** Hides the counter of the page for the time of a run. */
  #hide(isRunning: boolean): void {
    const { store, settings } = this.#parts;
    const isHidden = this.run.phase === "running";
    if (isRunning === isHidden || !settings.state().hides) return;
    store.dispatch({ type: "prefs", prefs: { tally: !isRunning } });
  }
}

function isTimed(puzzle: Puzzle | null): boolean {
  return puzzle?.hasGoal === true && !puzzle.start.solved && hasOneBlank(puzzle);
}

/** The steps of its only blank tell every move of such a board. */
export function hasOneBlank({ start: { cells, blocks, gates } }: Puzzle): boolean {
  const blanks = cells.filter(({ kind }) => kind === "blank").length;
  return blanks === 1 && blocks.length === 0 && gates === null;
}

/** The name of boards whose results are comparable: their size, their title unless they are sorted, and how far they were scrambled. */
export function kindOf({ puzzle, fields, scrambled }: AppState): string {
  const { width = 0, height = 0 } = puzzle?.start ?? {};
  const title =
    fields.goal.trim() === "" ? "" : ` ${cut(fields.title.trim(), LONGEST_TITLE) || "*"}`;
  const far = scrambled === null || scrambled === "any" ? "" : ` (${scrambled.moves})`;
  return `${width}×${height}${title}${far}`;
}

/** With size, distance and number a name stays within the longest one. */
const LONGEST_TITLE = LONGEST_NAME - 30;

/** The session to which an attempt at this board belongs. */
export function sessionOf(state: AppState, { sessions }: PracticeSettings): string {
  const kind = kindOf(state);
  return sessions[kind] ?? kind;
}
