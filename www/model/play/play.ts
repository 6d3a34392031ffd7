import type { Direction, Metric, Move, Solution } from "taisou";

/** What one click, key press or step of a solution did. */
export interface Gesture {
  readonly moves: readonly Move[];
  /** The board afterwards. */
  readonly board: string;
  /** Whose it is: of a solution that was found, or of somebody's link; left out, the player made it. */
  readonly by?: "search" | "link";
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

/** What a hint tells, one more with each press: how many moves are left, which piece is next, which way it goes. */
export const HINT_LEVELS = ["left", "piece", "move"] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** A hint for the board it was asked on. */
export type Hint =
  | { readonly kind: "none" }
  | {
      readonly kind: "found";
      readonly board: string;
      readonly level: HintLevel;
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
  /** Every move known to begin a shortest way, once the distance is proven. */
  readonly next: readonly Next[];
  /** How much farther the last move has led, if that is proven. */
  readonly effect: number | null;
  /** Whether it is still being worked out. */
  readonly seeking: boolean;
}
