import type { Direction, Metric } from "taisou";
import type { Answer, Hint, Play } from "../play/play";
import type { Entry } from "../puzzle/entry";
import { EMPTY_FIELDS, type Fields, type Problem, type Puzzle } from "../puzzle/puzzle";
import type { Scramble } from "../puzzle/scramble";
import type { Bests } from "./best";
import { type Clock, STILL } from "./clock";
import { type Help, NO_HELP } from "./help";
import { NO_PAST_PUZZLES, type PastPuzzles } from "./past-puzzles";
import type { Records, Won } from "./records";

export interface Received {
  /** A line from the sender; empty without one. */
  readonly greeting: string;
  /** The sender's timed solve, as `ghostText` writes it; empty without one. */
  readonly ghost: string;
}

export interface PlayerState {
  /** The rules module is loaded. Until then nothing can be read. */
  readonly loaded: boolean;
  readonly fields: Fields;
  readonly problems: readonly Problem[];
  /** The last readable start; an unreadable text leaves it in place. */
  readonly puzzle: Puzzle | null;
  /** Increases with every puzzle opened as a whole, not with edits. */
  readonly opened: number;
  /** The last opened puzzle of the collection, and the fields at that time. */
  readonly listed: { readonly entry: Entry; readonly fields: Fields } | null;
  readonly play: Play;
  /** Puzzles that Undo and Redo restore beyond the ends of `play`. */
  readonly pastPuzzles: PastPuzzles;
  readonly clock: Clock;
  /** The last move reached the goal by hand. */
  readonly won: Won | null;
  readonly help: Help;
  readonly scrambled: Scramble | null;
  /** The puzzle came from a friend: by a link from outside the page. */
  readonly received: Received | null;
  /** The chosen metric; `null` means each puzzle's usual one. */
  readonly metric: Metric | null;
  /** An answer lies over the player's game: the board shows its positions. */
  readonly watching: boolean;
  /** The game under the answer, with a stopped clock, restored on close; `null` while no answer lies over it. */
  readonly own: { readonly play: Play; readonly won: Won | null } | null;
  readonly replaying: boolean;
  readonly hint: Hint;
  /** The solution that the last hint was taken from. Not shown, but it gives more hints while the player follows it. */
  readonly guide: Answer | null;
  readonly bests: Bests;
  /** The tile whose direction the player has to choose. */
  readonly choosing: { readonly cell: number; readonly ways: readonly Direction[] } | null;
  /** A cell of the piece that the keyboard has picked up. */
  readonly picked: number | null;
  readonly records: Records;
  /** Announced to screen readers after a move by hand. */
  readonly spoken: string;
}

export function initialPlayerState(records: Records): PlayerState {
  return {
    loaded: false,
    fields: EMPTY_FIELDS,
    problems: [],
    puzzle: null,
    opened: 0,
    listed: null,
    play: { gestures: [], cursor: 0 },
    pastPuzzles: NO_PAST_PUZZLES,
    clock: STILL,
    won: null,
    help: NO_HELP,
    scrambled: null,
    received: null,
    metric: null,
    watching: false,
    own: null,
    replaying: false,
    hint: { kind: "none" },
    guide: null,
    bests: {},
    choosing: null,
    picked: null,
    records,
    spoken: "",
  };
}
