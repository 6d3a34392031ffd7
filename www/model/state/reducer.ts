import { lineOf } from "../play/answer";
import type { Answer, Hint, Live } from "../play/play";
import type { Fields, Puzzle, Reading } from "../puzzle/puzzle";
import type { Action } from "./actions";
import { bestsOf, provenBest, withBest } from "./best";
import { type Clock, STILL } from "./clock";
import { type Help, NO_HELP } from "./help";
import type { Notice } from "./notice";
import { NO_PAST_PUZZLES, type PastPuzzles, pastPuzzleOf, unread, withLast } from "./past-puzzles";
import { withRecord } from "./records";
import type { Purpose, Result } from "./search-state";
import { answerOf, shownBoard } from "./selectors";
import type { SpaceState } from "./space-state";
import type { AppState } from "./state";

/** Returns the next state. Pure: the action carries all data from the module and the browser. */
export function reduce(state: AppState, action: Action): AppState {
  const stepped = step(state, action);
  // A shown answer counts as help with this game.
  const isShown = !stepped.help.answer && answerOf(stepped) !== null;
  const next = isShown ? helped(stepped, { answer: true }) : stepped;
  if (!next.watching) return next.own === null ? next : { ...next, own: null };
  if (next.own !== null) return next;
  const { play, won } = state.own ?? state;
  return { ...next, own: { play, won }, won: null };
}

function step(state: AppState, action: Action): AppState {
  switch (action.type) {
    case "loaded":
      return { ...state, loaded: true };
    case "edited":
      return edited(state, action.fields, action.reading);
    case "opened": {
      const base = withPuzzle(state, action.reading.puzzle);
      return {
        ...base,
        fields: action.fields,
        problems: action.reading.problems,
        opened: state.opened + 1,
        pastPuzzles: keptPuzzles(state, action.keeps),
        listed: action.entry === undefined ? null : { entry: action.entry, fields: action.fields },
        bests: action.entry === undefined ? (action.bests ?? {}) : bestsOf(action.entry),
        play: { gestures: action.gestures, cursor: action.gestures.length },
        clock: { ...STILL, spent: action.millis ?? 0, whole: action.millis !== undefined },
        algorithm: action.algorithm ?? state.algorithm,
        metric: action.metric === undefined ? state.metric : action.metric,
        linkLang: action.linkLang === undefined ? state.linkLang : action.linkLang,
        help: action.help ?? NO_HELP,
        scrambled: action.scrambled ?? null,
        received: action.received ?? null,
        notice: null,
      };
    }
    case "slid": {
      // A move from the player's own position closes the answer. From another position it tries something out.
      const base = isAtOwn(state) ? closed(state) : state;
      const { gestures, cursor } = base.play;
      return {
        ...moved(base),
        play: { gestures: [...gestures.slice(0, cursor), action.gesture], cursor: cursor + 1 },
        pastPuzzles: base.watching ? base.pastPuzzles : { ...base.pastPuzzles, after: [] },
        spoken: action.spoken,
        picked: action.picked ?? null,
      };
    }
    case "picked":
      return { ...state, choosing: null, picked: action.cell, spoken: action.spoken };
    case "asked":
      return { ...state, choosing: { cell: action.cell, ways: action.ways } };
    case "unasked":
      return { ...state, choosing: null };
    case "undone":
      if (state.watching)
        return toCursor(state, Math.max(state.play.cursor - 1, firstCursor(state)));
      return state.play.cursor > 0 ? toCursor(state, state.play.cursor - 1) : returned(state, true);
    case "redone":
      return state.watching || state.play.cursor < state.play.gestures.length
        ? toCursor(state, state.play.cursor + 1)
        : returned(state, false);
    case "restarted":
      return {
        ...toCursor(closed(state), 0),
        clock: STILL,
        help: { ...NO_HELP, answer: state.help.answer },
      };
    case "walked":
      return {
        ...moved(state),
        watching: false,
        play: { gestures: action.gestures, cursor: action.cursor },
        pastPuzzles: { ...state.pastPuzzles, after: [] },
      };
    case "wentTo":
      return wentTo(state, action.turn);
    case "watched":
      if (!action.on) return closed(state);
      return { ...state, watching: answerOf(state) !== null, replaying: false };
    case "replayed":
      return { ...state, replaying: action.on && answerOf(state) !== null };
    case "helped":
      return helped(state, action.help);
    case "algorithm":
      return { ...state, algorithm: action.algorithm };
    case "metric":
      // The hint counts in the metric it was made for.
      return { ...state, metric: action.metric, hint: { kind: "none" } };
    case "searching":
      return {
        ...(action.purpose === "solve" ? closed(state) : state),
        search: {
          phase: "running",
          id: action.id,
          purpose: action.purpose,
          metric: action.metric,
          sofar: action.sofar ?? null,
        },
        progress: action.purpose === "solve" ? null : state.progress,
        result: action.purpose === "solve" ? { kind: "none" } : state.result,
        hint: action.purpose === "measure" ? state.hint : { kind: "none" },
        replaying: false,
        space: action.purpose === "solve" ? withoutCount(state.space) : state.space,
        notice: state.notice?.kind === "replaced" ? null : state.notice,
      };
    case "improved":
      // A running replay keeps the answer that it began with.
      return state.search.phase !== "running" || state.replaying
        ? state
        : {
            ...state,
            search: { ...state.search, sofar: action.answer },
            // Only the first answer opens by itself.
            watching: state.watching || state.search.sofar === null,
          };
    case "cancelling":
      return state.search.phase === "idle"
        ? state
        : { ...state, search: { ...state.search, phase: "cancelling" } };
    case "progress":
      return { ...state, progress: action.progress };
    case "ended": {
      const next = answered(state, action);
      return {
        ...next,
        progress: action.progress ?? state.progress,
        // A hint that failed is reported beside the board.
        hint: sought(state, "hint") ? { kind: "without", board: shownBoard(state) } : state.hint,
        bests: action.result.kind === "solved" ? learned(state, action.result.answer) : state.bests,
      };
    }
    case "hinted":
      return {
        ...state,
        search: { phase: "idle" },
        hint: action.hint,
        help: withHint(state, action.hint),
        guide: action.guide ?? state.guide,
        bests: action.guide === undefined ? state.bests : learned(state, action.guide),
      };
    case "measured":
      return {
        ...state,
        search: { phase: "idle" },
        bests: action.solution === null ? state.bests : withBest(state.bests, action.solution),
      };
    case "bounded":
      return action.puzzle === state.puzzle
        ? { ...state, bests: withBest(state.bests, action.found) }
        : state;
    case "surveying": {
      // Distances of an older survey do not hold for this one.
      const distances = action.job.kind === "done" ? new Map() : state.space.distances;
      return { ...state, space: { ...state.space, survey: action.job, distances } };
    }
    case "counting":
      return { ...state, space: { ...state.space, count: action.job } };
    case "composing":
      return { ...state, space: { ...state.space, compose: action.job } };
    case "located": {
      const distances = new Map(state.space.distances);
      action.boards.forEach((board, index) => {
        distances.set(board, action.distances[index] ?? null);
      });
      return { ...state, space: { ...state.space, distances } };
    }
    case "chosen":
      return {
        ...closed(state),
        watching: true,
        result: { kind: "solved", answer: action.answer },
      };
    case "notice":
      return { ...state, notice: action.notice };
    case "working":
      return { ...state, working: state.working + action.by };
    case "newVersion":
      return { ...state, newVersion: action.waits };
    case "entered":
      return { ...state, place: action.place, notice: lasting(state.notice) };
    case "unfolded":
      return { ...state, section: action.section };
    case "dialog":
      return { ...state, dialog: action.dialog };
    case "explained":
      return { ...state, dialog: "how", chapter: action.chapter };
    case "solved":
      return solved(state, action);
    case "clock":
      return { ...state, clock: action.clock };
    case "live":
      return {
        ...state,
        live: action.live,
        bests: witnessed(state, action.live),
        help: action.live?.next.length ? { ...state.help, arrows: true } : state.help,
      };
    case "picture":
      return { ...state, picture: action.picture };
    case "language":
      return state.lang === action.lang ? state : { ...state, lang: action.lang };
    case "prefs":
      return {
        ...state,
        prefs: { ...state.prefs, ...action.prefs },
        // The player's choice of language overrides the link's.
        linkLang: action.prefs.lang === undefined ? state.linkLang : null,
      };
  }
}

/** The state after any move. Clears the announcement so that an identical one is read out again. */
function moved(state: AppState): AppState {
  return {
    ...state,
    choosing: null,
    picked: null,
    hint: { kind: "none" },
    replaying: false,
    spoken: "",
    won: null,
    notice: lasting(state.notice),
  };
}

/** Drops a notice about the last move or key. */
function lasting(notice: Notice | null): Notice | null {
  const undoes =
    notice?.kind === "pressAgain" ||
    notice?.kind === "scrambled" ||
    (notice?.kind === "pasted" && notice.isNew);
  return undoes ? null : notice;
}

function helped(state: AppState, help: Partial<Help>): AppState {
  return { ...state, help: { ...state.help, ...help } };
}

/** Counts a hint once, in all its levels. */
function withHint({ help, hint: { kind }, play }: AppState, hint: Hint): Help {
  const isNew = hint.kind === "found" && kind !== "found";
  return isNew ? { ...help, hints: [...help.hints, play.cursor] } : help;
}

function solved(
  state: AppState,
  { id, feat, kept }: Extract<Action, { type: "solved" }>,
): AppState {
  const { records, help } = state;
  const won = { feat, help, before: records[id ?? ""] ?? null };
  if (id === null) return { ...state, won };
  return { ...state, records: withRecord(records, id, kept), won };
}

function edited(state: AppState, fields: Fields, reading: Reading): AppState {
  const { puzzle, problems } = reading;
  // An unreadable text keeps the last board and its play.
  if (puzzle === null) return { ...state, fields, problems };
  if (samePuzzle(state.puzzle, puzzle)) return { ...state, fields, problems };
  const next = withPuzzle(state, puzzle);
  const play = sameStart(state.puzzle, puzzle) ? state.play : { gestures: [], cursor: 0 };
  return { ...next, fields, problems, play };
}

/** Replaces the puzzle, and drops all results about the old one. */
function withPuzzle(state: AppState, puzzle: Puzzle | null): AppState {
  return {
    ...moved(state),
    puzzle,
    search: { phase: "idle" },
    progress: null,
    result: { kind: "none" },
    watching: false,
    guide: null,
    bests: {},
    clock: STILL,
    help: NO_HELP,
    scrambled: null,
    received: null,
    pastPuzzles: NO_PAST_PUZZLES,
    live: null,
    space: withoutCount(state.space),
  };
}

/** A count belongs to the displayed answer; survey and generated boards belong to the goal. */
function withoutCount(space: SpaceState): SpaceState {
  return { ...space, count: { kind: "none" } };
}

function closed(state: AppState): AppState {
  const { own } = state;
  return own === null ? state : { ...moved(state), ...own, watching: false, own: null };
}

function isAtOwn({ own, play }: AppState): boolean {
  const { gestures = [], cursor = -1 } = own?.play ?? {};
  return play.cursor === cursor && play.gestures[cursor - 1] === gestures[cursor - 1];
}

function firstCursor(state: AppState): number {
  return answerOf(state)?.history.length ?? 0;
}

/** Ends a search. A player who has left its solution keeps playing. */
function answered(
  state: AppState,
  { result, isLeft = false }: Extract<Action, { type: "ended" }>,
): AppState {
  const next: AppState = { ...state, search: { phase: "idle" }, result };
  if (!isWatchable(result)) return closed(next);
  if (!isLeft) return { ...next, watching: true };
  // The answer on the board is an older one. The new one begins at the player's position.
  return next.watching ? { ...closed(next), watching: true } : next;
}

function sought({ search }: AppState, purpose: Purpose): boolean {
  return search.phase !== "idle" && search.purpose === purpose;
}

function isWatchable(result: Result): boolean {
  return result.kind === "solved" && result.answer.turns.length > 0;
}

/** A solution from the start gives bounds for the start. */
function learned({ bests, puzzle }: AppState, { board, solution }: Answer): AppState["bests"] {
  return board === puzzle?.board ? withBest(bests, solution) : bests;
}

/** A proven distance of the start gives its bounds. */
function witnessed({ bests, puzzle }: AppState, live: Live | null): AppState["bests"] {
  if (live === null || live.board !== puzzle?.board || !Number.isFinite(live.most)) return bests;
  if (live.least !== live.most) return bests;
  const { metric, most: length, least: bound } = live;
  return provenBest(bests, metric) === null ? withBest(bests, { metric, length, bound }) : bests;
}

function sameStart(one: Puzzle | null, other: Puzzle): boolean {
  return (
    one !== null &&
    one.board === other.board &&
    one.width === other.width &&
    one.options.blank === other.options.blank
  );
}

function samePuzzle(one: Puzzle | null, other: Puzzle): boolean {
  return (
    one !== null &&
    sameStart(one, other) &&
    one.hasGoal === other.hasGoal &&
    JSON.stringify(one.options) === JSON.stringify(other.options)
  );
}

/** The puzzles kept for Undo when another one is opened. */
function keptPuzzles(state: AppState, clock: Clock | undefined): PastPuzzles {
  if (clock === undefined || state.puzzle === null) return NO_PAST_PUZZLES;
  return {
    before: withLast(state.pastPuzzles.before, pastPuzzleOf(closed(state), clock)),
    after: [],
  };
}

function returned(state: AppState, back: boolean): AppState {
  const { before, after } = state.pastPuzzles;
  const came = (back ? before : after).at(-1);
  if (came === undefined) return state;
  const here = pastPuzzleOf(state, unread(state.clock));
  const pastPuzzles = back
    ? { before: before.slice(0, -1), after: withLast(after, here) }
    : { before: withLast(before, here), after: after.slice(0, -1) };
  return { ...withPuzzle(state, came.puzzle), ...came, opened: state.opened + 1, pastPuzzles };
}

function toCursor(state: AppState, cursor: number): AppState {
  const { gestures } = state.play;
  const next = Math.min(cursor, gestures.length);
  if (next === state.play.cursor) return state;
  return { ...moved(state), play: { gestures, cursor: next } };
}

/** Shows a position of the answer over the player's game. */
function wentTo(state: AppState, turn: number): AppState {
  const answer = answerOf(state);
  if (answer === null) return state;
  const at = Math.min(Math.max(turn, 0), answer.turns.length);
  return {
    ...moved(state),
    watching: true,
    replaying: state.replaying && at < answer.turns.length,
    play: { gestures: lineOf(answer), cursor: answer.history.length + at },
  };
}
