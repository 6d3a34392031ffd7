import type { Algorithm, Direction, Metric } from "taisou";
import type { Progress } from "../../engine/protocol";
import type { Lang } from "../lang";
import type { ChapterPlace } from "../link/chapters";
import type { Place, Section } from "../link/views";
import type { Answer, Hint, Live, Play } from "../play/play";
import type { Entry } from "../puzzle/entry";
import { EMPTY_FIELDS, type Fields, type Problem, type Puzzle } from "../puzzle/puzzle";
import type { Scramble } from "../puzzle/scramble";
import type { Bests } from "./best";
import { type Clock, STILL } from "./clock";
import type { Notice } from "./notice";
import { NO_PAST_PUZZLES, type PastPuzzles } from "./past-puzzles";
import type { Prefs } from "./prefs";
import type { Help, Records, Won } from "./records";
import type { Result, SearchState } from "./search";
import type { SpaceState } from "./space-state";

/** A picture of the reader's own, which is shown in parts on the tiles. */
export interface Picture {
  readonly address: string;
  /** The tiles that it was chosen for; see `pictureOf`. */
  readonly tiles: string;
  /** Whether symbols stand on it. */
  readonly overlaid: boolean;
}

/** A player's game while an answer lies over it. Its clock stands. */
export interface OwnGame {
  readonly play: Play;
  readonly won: Won | null;
}

/** What can lie over the page, one at a time. */
export const DIALOGS = ["help", "collection", "share", "how"] as const;
export type Dialog = (typeof DIALOGS)[number];

export interface AppState {
  /** The module answers calls. Until then nothing can be read. */
  readonly loaded: boolean;
  readonly fields: Fields;
  readonly problems: readonly Problem[];
  /** The last start that could be read: a text that cannot be read leaves it standing. */
  readonly puzzle: Puzzle | null;
  /** Increases with every puzzle that is opened as a whole, not edited. */
  readonly opened: number;
  /** The puzzle of the collection that was opened last, and the fields as they then were. */
  readonly listed: { readonly entry: Entry; readonly fields: Fields } | null;
  readonly play: Play;
  /** What Undo and Redo bring back beyond that. */
  readonly pastPuzzles: PastPuzzles;
  readonly clock: Clock;
  /** The goal was reached by hand with the last move. */
  readonly won: Won | null;
  /** The help that the player has had with this game. */
  readonly help: Help | null;
  /** How the board was scrambled; `null` if it was not. */
  readonly scrambled: Scramble | null;
  readonly algorithm: Algorithm;
  /** The metric that was chosen; `null`: in each puzzle the usual one. */
  readonly metric: Metric | null;
  readonly search: SearchState;
  /** The last numbers of the running search, or of the last one. */
  readonly progress: Progress | null;
  readonly result: Result;
  /** An answer lies over the player's own game: the board shows its positions, and what steps through it stands below. */
  readonly watching: boolean;
  /** That game, which comes back when the answer is closed; `null` while no answer lies over it. */
  readonly own: OwnGame | null;
  /** Whether the replay runs by itself. */
  readonly replaying: boolean;
  readonly hint: Hint;
  /** The solution that hints were last taken from. It is not shown, but as long as it is followed it is good for more. */
  readonly guide: Answer | null;
  /** What is known of the fewest moves from the start, by metric. */
  readonly bests: Bests;
  /** How far it is to the goal, while the player wants it. */
  readonly live: Live | null;
  /** The tile whose direction the player is asked for. */
  readonly choosing: { readonly cell: number; readonly ways: readonly Direction[] } | null;
  /** A cell of the piece that the keyboard has picked up. */
  readonly picked: number | null;
  readonly notice: Notice | null;
  /** How many parts of the page are at work that keep to themselves what they find. */
  readonly working: number;
  /** A new version of the page waits, and the reader has not put it off. */
  readonly newVersion: boolean;
  /** Where one is around the board. */
  readonly place: Place;
  /** What is open in the room where puzzles are made; `null` while nobody has chosen. */
  readonly section: Section | "none" | null;
  readonly dialog: Dialog | null;
  /** Where "how it works" was opened last. */
  readonly chapter: ChapterPlace;
  readonly space: SpaceState;
  readonly records: Records;
  /** The language that the page speaks. It follows the one that is wanted when the words are there. */
  readonly lang: Lang;
  /** What a link asked for; the language of a link is part of that link. */
  readonly linkLang: Lang | null;
  /** Read out by screen readers after a move by hand. */
  readonly spoken: string;
  readonly prefs: Prefs;
  /** Kept on this device, and never a part of a link. */
  readonly picture: Picture | null;
}

export function initialState(
  prefs: Prefs,
  records: Records = {},
  picture: Picture | null = null,
): AppState {
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
    help: null,
    scrambled: null,
    algorithm: "auto",
    metric: null,
    search: { phase: "idle" },
    progress: null,
    result: { kind: "none" },
    watching: false,
    own: null,
    replaying: false,
    hint: { kind: "none" },
    guide: null,
    bests: {},
    live: null,
    choosing: null,
    picked: null,
    notice: null,
    working: 0,
    newVersion: false,
    place: "play",
    section: null,
    dialog: null,
    chapter: "",
    space: {
      survey: { kind: "none" },
      distances: new Map(),
      count: { kind: "none" },
      compose: { kind: "none" },
    },
    records,
    lang: prefs.lang,
    linkLang: null,
    spoken: "",
    prefs,
    picture,
  };
}
