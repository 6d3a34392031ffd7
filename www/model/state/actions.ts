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
import type { Help } from "./help";
import type { Notice } from "./notice";
import type { Received } from "./player-state";
import type { Prefs } from "./prefs";
import type { Feat } from "./records";
import type { Purpose, Result } from "./search-state";
import type { Composed, Counted, JobState, Surveyed } from "./space-state";
import type { Dialog, Picture } from "./view-state";

export type Action =
  | { readonly type: "loaded" }
  | { readonly type: "edited"; readonly fields: Fields; readonly reading: Reading }
  /** A whole puzzle was opened: of the collection, a scramble, or a link. */
  | {
      readonly type: "opened";
      readonly fields: Fields;
      readonly reading: Reading;
      readonly gestures: readonly Gesture[];
      readonly entry?: Entry;
      readonly help?: Help;
      readonly scrambled?: Scramble | null;
      /** `algorithm`, `metric` and `linkLang` stay as they are if left out. */
      readonly algorithm?: Algorithm;
      readonly metric?: Metric | null;
      readonly linkLang?: Lang | null;
      readonly received?: Received | null;
      /** Known bounds; if left out, those of the collection. */
      readonly bests?: Bests;
      /** The clock of the present game, which Undo restores; if left out, that game is discarded. */
      readonly keeps?: Clock;
      /** The player's time for these gestures, if known. */
      readonly millis?: number;
    }
  | {
      readonly type: "slid";
      readonly gesture: Gesture;
      readonly spoken: string;
      readonly picked?: number;
    }
  /** The keyboard picked up a piece, could not push it, or let go of it. */
  | { readonly type: "picked"; readonly cell: number | null; readonly spoken: string }
  | { readonly type: "asked"; readonly cell: number; readonly ways: readonly Direction[] }
  | { readonly type: "unasked" }
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "restarted" }
  /** Other gestures replace those played; the first `cursor` are in force. */
  | { readonly type: "walked"; readonly gestures: readonly Gesture[]; readonly cursor: number }
  /** The replay goes to the position after this many turns of the answer. */
  | { readonly type: "wentTo"; readonly turn: number }
  /** The answer is opened over the game, or closed. */
  | { readonly type: "watched"; readonly on: boolean }
  | { readonly type: "replayed"; readonly on: boolean }
  | { readonly type: "algorithm"; readonly algorithm: Algorithm }
  | { readonly type: "metric"; readonly metric: Metric | null }
  | {
      readonly type: "searching";
      readonly id: TaskId;
      readonly purpose: Purpose;
      readonly metric: Metric;
      /** The best answer until now, when a search continues. */
      readonly sofar?: Answer | null;
    }
  | { readonly type: "improved"; readonly answer: Answer }
  | { readonly type: "cancelling" }
  | { readonly type: "progress"; readonly progress: Progress }
  /** @property isLeft The player left the path of this solution while the search ran. */
  | {
      readonly type: "ended";
      readonly result: Result;
      readonly progress: Progress | null;
      readonly isLeft?: boolean;
    }
  /** @property guide The solution found for the hint; if left out, the guide stays. */
  | { readonly type: "hinted"; readonly hint: Hint; readonly guide?: Answer }
  /** A search from the start ended; `null` if it was given up. */
  | { readonly type: "measured"; readonly solution: Solution | null }
  /** A background search has found bounds for a puzzle. */
  | {
      readonly type: "bounded";
      readonly puzzle: Puzzle;
      readonly found: Pick<Solution, "metric" | "length" | "bound">;
    }
  /** A job of the survey worker began, progressed or ended. */
  | { readonly type: "surveying"; readonly job: JobState<Surveyed> }
  | { readonly type: "counting"; readonly job: JobState<Counted> }
  | { readonly type: "composing"; readonly job: JobState<Composed> }
  | {
      readonly type: "located";
      readonly boards: readonly string[];
      readonly distances: readonly (number | null)[];
    }
  | { readonly type: "chosen"; readonly answer: Answer }
  | { readonly type: "notice"; readonly notice: Notice | null }
  /** A job outside this state began or ended. */
  | { readonly type: "working"; readonly by: 1 | -1 }
  /** A new version of the page is ready, or the player dismissed the notice. */
  | { readonly type: "newVersion"; readonly waits: boolean }
  | { readonly type: "entered"; readonly place: Place }
  | { readonly type: "unfolded"; readonly section: Section | "none" }
  | { readonly type: "dialog"; readonly dialog: Dialog | null }
  | { readonly type: "explained"; readonly chapter: ChapterPlace }
  /** A puzzle was solved by hand. `id` is its key in the records, or `null`; `kept` is the recorded part of the feat. */
  | {
      readonly type: "solved";
      readonly id: string | null;
      readonly feat: Feat;
      readonly kept: Feat;
    }
  /** Help of earlier games with this puzzle counts, too. */
  | { readonly type: "helped"; readonly help: Help }
  | { readonly type: "clock"; readonly clock: Clock }
  | { readonly type: "live"; readonly live: Live | null }
  | { readonly type: "language"; readonly lang: Lang }
  | { readonly type: "prefs"; readonly prefs: Partial<Prefs> }
  | { readonly type: "picture"; readonly picture: Picture | null };

export type OpenedAction = Extract<Action, { type: "opened" }>;
