import type { Play } from "../play/play";
import type { Entry } from "../puzzle/entry";
import type { Fields, Problem, Puzzle } from "../puzzle/puzzle";
import type { Scramble } from "../puzzle/scramble";
import type { Bests } from "./best";
import type { Clock } from "./clock";
import type { Help } from "./help";

/** A puzzle as it was before it was scrambled. Undo restores it. */
export interface PastPuzzle {
  readonly fields: Fields;
  readonly problems: readonly Problem[];
  readonly puzzle: Puzzle | null;
  readonly listed: { readonly entry: Entry; readonly fields: Fields } | null;
  readonly bests: Bests;
  readonly play: Play;
  readonly clock: Clock;
  readonly help: Help;
  readonly scrambled: Scramble | null;
}

/** Puzzles beyond the ends of the play, for Undo and Redo; the nearest come last. */
export interface PastPuzzles {
  readonly before: readonly PastPuzzle[];
  readonly after: readonly PastPuzzle[];
}

export const NO_PAST_PUZZLES: PastPuzzles = { before: [], after: [] };

const MOST_PAST_PUZZLES = 20;

export function pastPuzzleOf(page: PastPuzzle, clock: Clock): PastPuzzle {
  const { fields, problems, puzzle, listed, bests, play, help, scrambled } = page;
  return { fields, problems, puzzle, listed, bests, help, scrambled, play, clock };
}

export function withLast(puzzles: readonly PastPuzzle[], last: PastPuzzle): readonly PastPuzzle[] {
  return [...puzzles, last].slice(-MOST_PAST_PUZZLES);
}

interface Undoable {
  readonly play: Play;
  readonly pastPuzzles: PastPuzzles;
}

/** Stops a clock without reading it: the time since it last started is lost. */
export function unread(clock: Clock): Clock {
  const { since, whole } = clock;
  return { ...clock, since: null, running: false, whole: whole && since === null };
}

export function canUndo({ play, pastPuzzles }: Undoable): boolean {
  return play.cursor > 0 || pastPuzzles.before.length > 0;
}

export function canRedo({ play, pastPuzzles }: Undoable): boolean {
  return play.cursor < play.gestures.length || pastPuzzles.after.length > 0;
}
