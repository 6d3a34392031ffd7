import type { Algorithm, Direction, Metric, Solution } from "taisou";
import type { Progress, TaskId } from "../../engine/protocol";
import type { Lang } from "../lang";
import type { ChapterPlace } from "../link/chapters";
import type { Place, Section } from "../link/views";
import type { Answer, Gesture, Hint, Live } from "../play/play";
import type { Entry } from "../puzzle/entry";
import type { Fields, Puzzle, Reading } from "../puzzle/puzzle";
import type { Scramble } from "../puzzle/scramble";
import type { Bests } from "./best";
import type { Clock } from "./clock";
import type { Notice } from "./notice";
import type { Prefs } from "./prefs";
import type { Feat, Help } from "./records";
import type { Purpose, Result } from "./search-state";
import type { Composed, Counted, JobState, Surveyed } from "./space-state";
import type { Dialog, Picture } from "./view-state";

/** Everything that can happen to the state. */
export type Action =
  | { readonly type: "loaded" }
  /** A field was typed into. */
  | { readonly type: "edited"; readonly fields: Fields; readonly reading: Reading }
  /** A whole puzzle: one of the collection, a scramble, a link. */
  | {
      readonly type: "opened";
      readonly fields: Fields;
      readonly reading: Reading;
      readonly gestures: readonly Gesture[];
      /** The puzzle of the collection that it is. */
      readonly entry?: Entry;
      /** The help that the player has had with it. */
      readonly help?: Help | null;
      readonly scrambled?: Scramble | null;
      /** Left out: stay as they are. */
      readonly algorithm?: Algorithm;
      readonly metric?: Metric | null;
      readonly linkLang?: Lang | null;
      /** What is known of the fewest moves; left out: nothing but what the collection says. */
      readonly bests?: Bests;
      /** Undo brings back what is on the page now, with its clock as it stands; left out: it is given up. */
      readonly keeps?: Clock;
      /** What the player has taken for these gestures; left out, nobody knows. */
      readonly millis?: number;
    }
  | {
      readonly type: "slid";
      readonly gesture: Gesture;
      readonly spoken: string;
      /** Where a piece is now that stays picked up. */
      readonly picked?: number;
    }
  /** The keyboard has picked up the piece on a cell, cannot push it on, or has let go of it. */
  | { readonly type: "picked"; readonly cell: number | null; readonly spoken: string }
  | { readonly type: "asked"; readonly cell: number; readonly ways: readonly Direction[] }
  | { readonly type: "unasked" }
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "restarted" }
  /** Moves that were made elsewhere take the place of those played, so many of them in force. */
  | { readonly type: "walked"; readonly gestures: readonly Gesture[]; readonly cursor: number }
  /** The replay shows the position after this many turns of the answer. */
  | { readonly type: "wentTo"; readonly turn: number }
  /** The solution is to be watched, or no longer. */
  | { readonly type: "watched"; readonly on: boolean }
  | { readonly type: "replayed"; readonly on: boolean }
  | { readonly type: "algorithm"; readonly algorithm: Algorithm }
  | { readonly type: "metric"; readonly metric: Metric | null }
  | {
      readonly type: "searching";
      readonly id: TaskId;
      readonly purpose: Purpose;
      readonly metric: Metric;
      /** What is known already when a search goes on. */
      readonly sofar?: Answer | null;
    }
  /** The search that is on its way has a better answer. */
  | { readonly type: "improved"; readonly answer: Answer }
  | { readonly type: "cancelling" }
  | { readonly type: "progress"; readonly progress: Progress }
  /** @property isLeft The player went another way than this solution while the search ran. */
  | {
      readonly type: "ended";
      readonly result: Result;
      readonly progress: Progress | null;
      readonly isLeft?: boolean;
    }
  /** @property guide The solution that was found for the hint; left out, the one there was is kept. */
  | { readonly type: "hinted"; readonly hint: Hint; readonly guide?: Answer }
  /** A search from the start ended, with what it has shown of the fewest moves; or was given up. */
  | { readonly type: "measured"; readonly solution: Solution | null }
  /** What a search beside the page's own has shown of the fewest moves of a puzzle. */
  | {
      readonly type: "bounded";
      readonly puzzle: Puzzle;
      readonly found: Pick<Solution, "metric" | "length" | "bound">;
    }
  /** What the worker beside the solver does began, went on or ended. */
  | { readonly type: "surveying"; readonly job: JobState<Surveyed> }
  | { readonly type: "counting"; readonly job: JobState<Counted> }
  | { readonly type: "composing"; readonly job: JobState<Composed> }
  /** The survey has told how far boards are. */
  | {
      readonly type: "located";
      readonly boards: readonly string[];
      readonly distances: readonly (number | null)[];
    }
  /** Another solution takes the place of the one in the replay. */
  | { readonly type: "chosen"; readonly answer: Answer }
  | { readonly type: "notice"; readonly notice: Notice | null }
  /** Work that is not part of the state began, or ended. */
  | { readonly type: "working"; readonly by: 1 | -1 }
  /** A new version of the page is there; or the reader does not want to hear of it now. */
  | { readonly type: "newVersion"; readonly waits: boolean }
  /** Another room is entered, or another tab of it. */
  | { readonly type: "entered"; readonly place: Place }
  /** Something to make a puzzle with is opened, or what was open is closed. */
  | { readonly type: "unfolded"; readonly section: Section | "none" }
  | { readonly type: "dialog"; readonly dialog: Dialog | null }
  /** "How it works" is opened, or gone on to another chapter of it. */
  | { readonly type: "explained"; readonly chapter: ChapterPlace }
  /**
   * A puzzle was solved by hand.
   * @property id What it goes by in the records; `null`: it is not kept.
   * @property kept What the records keep of the feat.
   */
  | {
      readonly type: "solved";
      readonly id: string | null;
      readonly feat: Feat;
      readonly kept: Feat;
    }
  /** The clock began, stood or went on. */
  | { readonly type: "clock"; readonly clock: Clock }
  /** More is known of how far it is to the goal. */
  | { readonly type: "live"; readonly live: Live | null }
  /** The page has the words to speak this language. */
  | { readonly type: "language"; readonly lang: Lang }
  | { readonly type: "prefs"; readonly prefs: Partial<Prefs> }
  | { readonly type: "picture"; readonly picture: Picture | null };

/** A puzzle comes onto the page. */
export type OpenedAction = Extract<Action, { type: "opened" }>;
