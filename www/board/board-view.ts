import type { Direction } from "taisou";
import type { Join } from "./joins";

export interface CellView {
  readonly kind: "tile" | "blank" | "wall" | "any";
  readonly symbol: string;
  /** The accessible name: symbol, place, and possible moves. */
  readonly name: string;
  readonly movable: boolean;
  /** The number of an identical tile, if these are numbered; else 0. */
  readonly mark: number;
  /** The direction that a hint shows; "piece" on other cells of that piece. */
  readonly hint: Direction | "piece" | null;
  readonly next: readonly Direction[];
  readonly join: Join;
  /** The first cell of its block; for other cells the cell itself. */
  readonly first: number;
  /** The keyboard has picked the piece up. */
  readonly picked: boolean;
  /** The part of the photo that it shows; `null` without a photo. */
  readonly part: number | null;
  readonly note?: string;
  /** Highlighted, or in the background. */
  readonly tone?: "lit" | "dim";
  /** The hue of a car, in degrees. */
  readonly hue?: number | undefined;
  /** The goal names this piece, and leaves others open. */
  readonly isTarget?: boolean;
}

export interface BoardView {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellView[];
  /** The cells that the goal names, by piece. */
  readonly target?: readonly (readonly number[])[];
  readonly pieces: readonly number[];
  /** Identifies the opened board; see `Arrangement.base`. */
  readonly base: unknown;
  readonly label: string;
  readonly solved: boolean;
  /** The player's last move solved it. */
  readonly won: boolean;
  /** A swipe moves a tile, so touches on the board, except on walls, do not scroll the page. */
  readonly swipes: boolean;
  /** The duration of a move; 0 for none. */
  readonly millis: number;
  /** The photo on the tiles; `overlaid` shows the symbols on it. */
  readonly picture: { readonly address: string; readonly overlaid: boolean } | null;
}
