import type {
  Algorithm,
  BoardOptions,
  ComposeResult,
  CountResult,
  Direction,
  ErrorCode,
  Metric,
  Move,
  Parsed,
  Reason,
  Solution,
  SurveyResult,
} from "taisou";
import { type Clock, STILL } from "../../app/keep-clock";
import type { Records, Won } from "../../app/keep-records";
import type { Details, Progress, TaskId } from "../../engine/protocol";
import type { Lang } from "../../i18n/text";
import type { Place } from "../link/chapters";
import type { Dropped } from "../link/link";
import type { Entry } from "../puzzle/entry";
import type { Assumed } from "../puzzle/read-pasted";

/** What the editor's fields hold, exactly as typed. */
export interface Fields {
  readonly start: string;
  /** Several goals are separated by an empty line. */
  readonly goal: string;
  readonly width: string;
  readonly blank: string;
  readonly same: string;
  /** Symbols that are pieces of several cells, or `all`. */
  readonly blocks: string;
  /** `long`, or empty. */
  readonly axis: string;
  readonly gates: string;
  readonly title: string;
}

export type FieldName = keyof Fields;

/** What is wrong with a field; the sentence is made in the reader's language. */
export interface Problem {
  readonly field: FieldName;
  readonly code: ErrorCode;
  readonly details: Details;
}

/** A start that was read. It is played even while its goal cannot be used. */
export interface Puzzle {
  /** The start as the module writes it. */
  readonly board: string;
  readonly width: number;
  /** Blank, look-alikes and goals as the module takes them; no goal while that is unusable. */
  readonly options: BoardOptions;
  readonly start: Parsed;
  /** False while the goal field holds something that cannot be a goal of this start. */
  readonly hasGoal: boolean;
}

/** What one click, key press or step of a solution did. */
export interface Gesture {
  readonly moves: readonly Move[];
  /** The board afterwards. */
  readonly board: string;
  /** False for what a search found or somebody's link said; left out, the player made it. */
  readonly byHand?: boolean;
}

/** What Undo restores. */
export interface Play {
  readonly gestures: readonly Gesture[];
  /** How many of them are in force. */
  readonly cursor: number;
}

/** A solution, with the position it is for. */
export interface Answer {
  /** That position, as the module writes it. */
  readonly board: string;
  /** The gestures that lead from the start to the position that was solved. */
  readonly history: readonly Gesture[];
  /** The solution, one gesture for each move of its metric. */
  readonly turns: readonly Gesture[];
  readonly solution: Solution;
  /** The moves as text: docs/contracts.md#moves-as-text. */
  readonly notation: string;
}

/** How far a search came that has no answer, in positions seen, in depth, and in the length that it rules out. */
export interface Reach {
  readonly nodes: number;
  readonly depth: number;
  /** No answer is shorter than this; 0 if nothing is proven. */
  readonly bound: number;
}

/** What is proven of the fewest moves from the start: they are `bound` or more, and `length` or fewer. */
export interface Best {
  /** `null` while no solution is known. */
  readonly length: number | null;
  readonly bound: number;
}

/** How the last search ended. */
export type Result =
  | { readonly kind: "none" }
  | { readonly kind: "solved"; readonly answer: Answer }
  | { readonly kind: "unsolvable"; readonly reason: Reason | null }
  | { readonly kind: "stopped"; readonly reason: Reason | null; readonly reach: Reach }
  | { readonly kind: "cancelled"; readonly reach: Reach | null }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: "panic" | "silent" };

/** What a search is for: a solution to look at, a hint, or the fewest moves from the start. */
export type Purpose = "solve" | "hint" | "measure";

export type SearchState =
  | { readonly phase: "idle" }
  | {
      readonly phase: "running" | "cancelling";
      readonly id: TaskId;
      readonly purpose: Purpose;
      readonly metric: Metric;
    };

/** What a hint tells, one more with each press: how many moves are left, which piece is next, which way it goes. */
export const HINT_STAGES = ["left", "piece", "move"] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** A hint for the board it was asked on. */
export type Hint =
  | { readonly kind: "none" }
  | {
      readonly kind: "found";
      readonly board: string;
      readonly stage: HintStage;
      readonly symbol: string;
      readonly cell: number;
      readonly direction: Direction;
      readonly left: MovesLeft;
    }
  | { readonly kind: "done"; readonly board: string }
  /** There is none to give; the result says why. */
  | { readonly kind: "without"; readonly board: string };

/** How many moves there are to the goal, the next one included. */
export interface MovesLeft {
  readonly moves: number;
  /** Whether fewer are proven impossible. */
  readonly proven: boolean;
  /** The last move goes on first, with the same piece, and is not counted again. */
  readonly begun: boolean;
}

/** A move that begins a shortest way: the piece to click, and which way it goes. */
export interface Next {
  readonly cell: number;
  readonly direction: Direction;
}

/** How far the board on show is from the goal, as far as it is known. */
export interface Live {
  readonly board: string;
  readonly metric: Metric;
  /** So many moves or more, and so many or fewer. Neither is finite where no way leads to the goal. */
  readonly least: number;
  readonly most: number;
  /** How to go on, once the distance is proven. */
  readonly next: Next | null;
  /** How much farther the last move has led, if that is proven. */
  readonly effect: number | null;
  /** Whether it is still being worked out. */
  readonly seeking: boolean;
}

/** What the page has to say besides results, until it is dismissed or overtaken. */
export type Notice =
  | { readonly kind: "copied" }
  | { readonly kind: "copyFailed"; readonly text: string }
  | { readonly kind: "dropped"; readonly dropped: readonly Dropped[] }
  | { readonly kind: "replaced" }
  | { readonly kind: "loadFailed"; readonly message: string }
  /** A board was pasted, and what was taken for granted. */
  | {
      readonly kind: "pasted";
      /** It was opened, and not only written into the start. */
      readonly isNew: boolean;
      readonly size: Assumed | null;
      readonly isGoalGone: boolean;
    }
  /** What was pasted onto the page is no board. */
  | { readonly kind: "notBoard"; readonly problem: Problem }
  /** The module did not take what was asked, which only a fault of the page can bring about. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  /** The module has panicked; nothing can be asked of it any more. */
  | { readonly kind: "broken" };

/** Something that was asked of the worker beside solving, and what came of it. */
export type Job<T> =
  | { readonly kind: "none" }
  | { readonly kind: "running" | "cancelling"; readonly progress: Progress | null }
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: "panic" | "silent" };

/** All positions from which a goal can be reached, seen at once. */
export interface Surveyed {
  readonly id: TaskId;
  /** Which positions these are; see `spaceOf`. */
  readonly space: string;
  /** The puzzle it was asked for: how its boards are read. */
  readonly puzzle: Puzzle;
  readonly result: SurveyResult;
}

/** How many shortest solutions there are from the position of the solution on show. */
export interface Counted {
  readonly result: CountResult;
  /** The solutions that are listed, as the replay takes them. */
  readonly answers: readonly Answer[];
}

/** Boards that were made to order. */
export interface Composed {
  /** The puzzle's fields, but for the start. */
  readonly fields: Fields;
  /** How its boards are read; the width may be that of their rows. */
  readonly width: number;
  readonly options: BoardOptions;
  /** The space that they are in, if it is that of a puzzle. */
  readonly space: string | null;
  /** How many there were to be. */
  readonly wanted: number;
  readonly result: ComposeResult;
}

/** The whole space of the puzzle, and what is found in it. It has a worker of its own: solving goes on beside. */
export interface SpaceState {
  readonly survey: Job<Surveyed>;
  /** Distances that the survey has told, by board; `null` for a board that is not among its positions. */
  readonly distances: ReadonlyMap<string, number | null>;
  readonly count: Job<Counted>;
  readonly compose: Job<Composed>;
}

/** Kept between visits; never part of a link unless the link itself said so. */
export interface Prefs {
  readonly lang: Lang;
  readonly singleKeys: boolean;
  readonly tellApart: boolean;
  /** Moves per second of the replay. */
  readonly speed: number;
  /** Whether the distance to the goal is shown while one plays. */
  readonly live: boolean;
  /** Whether the time and the number of moves are shown. */
  readonly tally: boolean;
  /** What an arrow key moves its way. */
  readonly arrows: ArrowSense;
}

/** A picture of the reader's own, which is shown in parts on the tiles. */
export interface Picture {
  readonly address: string;
  /** The tiles that it was chosen for; see `pictureOf`. */
  readonly tiles: string;
  /** Whether symbols stand on it. */
  readonly overlaid: boolean;
}

export type ArrowSense = "tile" | "blank";

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
  readonly clock: Clock;
  /** The goal was reached by hand with the last move. */
  readonly won: Won | null;
  readonly algorithm: Algorithm;
  readonly metric: Metric;
  readonly search: SearchState;
  /** The last numbers of the running search, or of the last one. */
  readonly progress: Progress | null;
  readonly result: Result;
  /** Whether the replay runs by itself. */
  readonly replaying: boolean;
  readonly hint: Hint;
  /** The solution that hints were last taken from. It is not shown, but as long as it is followed it is good for more. */
  readonly guide: Answer | null;
  /** What is known of the fewest moves from the start, by metric. */
  readonly bests: Readonly<Partial<Record<Metric, Best>>>;
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
  readonly dialog: Dialog | null;
  /** Where "how it works" was opened last. */
  readonly chapter: Place;
  readonly space: SpaceState;
  readonly records: Records;
  /** What a link asked for; the language of a link is part of that link. */
  readonly linkLang: Lang | null;
  /** Read out by screen readers after a move by hand. */
  readonly spoken: string;
  readonly prefs: Prefs;
  /** Kept on this device, and never a part of a link. */
  readonly picture: Picture | null;
}

export const SPEEDS: readonly number[] = [1, 2, 4, 8, 16];

export const DEFAULT_PREFS: Prefs = {
  lang: "ja",
  singleKeys: true,
  tellApart: false,
  speed: 2,
  live: false,
  tally: true,
  arrows: "tile",
};

export const EMPTY_FIELDS: Fields = {
  start: "",
  goal: "",
  width: "",
  blank: "",
  same: "",
  blocks: "",
  axis: "",
  gates: "",
  title: "",
};

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
    clock: STILL,
    won: null,
    algorithm: "auto",
    metric: "step",
    search: { phase: "idle" },
    progress: null,
    result: { kind: "none" },
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
    dialog: null,
    chapter: "",
    space: {
      survey: { kind: "none" },
      distances: new Map(),
      count: { kind: "none" },
      compose: { kind: "none" },
    },
    records,
    linkLang: null,
    spoken: "",
    prefs,
    picture,
  };
}
