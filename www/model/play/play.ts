import type { Direction, Metric, Move, Solution } from "taisou";

/** The effect of one click, key press or turn of a solution. */
export interface Gesture {
  readonly moves: readonly Move[];
  readonly board: string;
  /** Its origin: a found solution or a link; left out for the player. */
  readonly by?: "search" | "link";
}

export interface Play {
  readonly gestures: readonly Gesture[];
  /** The number of gestures in force. */
  readonly cursor: number;
}

/** A solution with its position. */
export interface Answer {
  /** The position, as the module writes it. */
  readonly board: string;
  /** The gestures from the start to the position. */
  readonly history: readonly Gesture[];
  /** One gesture for each move of the metric. */
  readonly turns: readonly Gesture[];
  readonly solution: Solution;
  /** The moves as text: docs/contracts.md#moves-as-text. */
  readonly notation: string;
}

/** The levels of a gradual hint, one more with each press: the moves left, the next piece, its direction. */
export const HINT_LEVELS = ["left", "piece", "move"] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

export type Hint =
  | { readonly kind: "none" }
  | {
      readonly kind: "found";
      readonly board: string;
      readonly level: HintLevel;
      readonly symbol: string;
      readonly cell: number;
      readonly direction: Direction;
      /** The whole move, which one more press makes. */
      readonly gesture: Gesture;
      readonly left: MovesLeft;
    }
  | { readonly kind: "done"; readonly board: string }
  /** No hint was found; the result has the reason. */
  | { readonly kind: "without"; readonly board: string };

/** The number of moves to the goal, including the next one. */
export interface MovesLeft {
  readonly moves: number;
  /** Fewer moves are proven impossible. */
  readonly proven: boolean;
  /** The same piece first finishes the last move, which is not counted again. */
  readonly begun: boolean;
}

/** A first move of a shortest solution: the cell to click, and the direction. */
export interface Next {
  readonly cell: number;
  readonly direction: Direction;
}

/** The distance of the displayed board, as far as it is known. */
export interface Live {
  readonly board: string;
  readonly metric: Metric;
  /** Lower and upper bound on the distance; both infinite if the goal is unreachable. */
  readonly least: number;
  readonly most: number;
  /** All known first moves of shortest solutions, once the distance is proven. */
  readonly next: readonly Next[];
  /** The change of the distance by the last move, if proven. */
  readonly effect: number | null;
  readonly seeking: boolean;
}
