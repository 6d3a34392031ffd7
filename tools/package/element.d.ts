import type { Algorithm, Metric, Move, Solution, SolveOptions } from "./index.js";
import type { TaisouErrorDetails } from "./init.js";

export type { TaisouBoardErrorDetails, TaisouErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";

/**
 * `<taisou-board>`: a sliding puzzle that is played, gives hints, is solved in a worker and replayed. Importing
 * `taisou/element` makes it known to the page; where there are no elements, as on a server, importing it does nothing.
 *
 * Every property but `shown` is the attribute of the same name, and `null` where that is not there.
 */
export declare class TaisouBoard extends HTMLElement {
  /** The name of a puzzle of the collection (`puzzles/collection.json`). What else is said replaces what that has. */
  puzzle: string | null;
  /** The start, as `parse` takes it. Without it and without `puzzle` the board is アタマノタイソウ. */
  board: string | null;
  /** The goal; left out: in order. An empty line stands between several. */
  goal: string | null;
  /** Cells in a row, where the rows are not in `board`. */
  width: string | null;
  /** The symbol of the blank. */
  blank: string | null;
  /** Groups of symbols that the goal does not tell apart, as in `2349,567`. */
  same: string | null;
  /** Symbols of which all cells are one piece, or `all`. */
  blocks: string | null;
  /** `long`: long pieces move along their length only. */
  axis: string | null;
  /** A board of the same size; only a piece that the goal names enters its cells `x`. */
  gates: string | null;
  /** What it is called. */
  label: string | null;
  /** How moves are counted; left out, or no metric: as usual for such boards. */
  metric: Metric | (string & {}) | null;
  /** Moves as text, to be stepped through and replayed. */
  moves: string | null;
  /** What stands around the board, of `goal line undo restart hint solve`; left out: all. `none`: nothing. */
  controls: string | null;
  /** Whether it tells after each move how far the goal is. */
  live: boolean;
  /** `light`, `dark`, or `auto` as the system says; left out: as the `color-scheme` of the page around it. */
  theme: "light" | "dark" | "auto" | (string & {}) | null;

  /** The board on show, as text; empty while there is none. */
  readonly shown: string;

  /**
   * Solves a board and shows the solution, with the arguments of `solve` of the package. Without `board` it solves the board on
   * show; with it, it shows that board first: the attributes then say the board, the width and the options of the call, and
   * `puzzle`, `label` and `moves` are gone. Calls run one after another.
   *
   * Resolves when the search has ended. Rejects with `signal.reason`, or with a {@link TaisouError} where there is nothing to be
   * solved, an argument is wrong, or the search failed.
   */
  solve(
    board?: string,
    width?: number,
    algorithm?: Algorithm,
    options?: TaisouBoardSolveOptions,
  ): Promise<TaisouAnswer>;
  /** Replays the solution, or the moves of `moves`; searches one first where there is none. */
  play(): Promise<void>;
  /** Lets the replay stand. */
  pause(): void;
  /** Goes back to the start. */
  reset(): void;

  /** For its own events, with their details. */
  addEventListener<K extends keyof TaisouBoardEventMap>(
    type: K,
    listener: (this: TaisouBoard, event: TaisouBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** For those that all elements have. */
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** For any other. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * The options of {@link TaisouBoard.solve}. Those that say which puzzle it is (`goal`, `blank`, `same`, `blocks`, `axis`, `gates`)
 * need a `board` in the same call.
 */
export interface TaisouBoardSolveOptions extends SolveOptions {
  /** Cancels the search: the call rejects with the signal's `reason`. */
  signal?: AbortSignal;
}

/** The detail of `taisou-move`: another board is on show. */
export interface TaisouMove {
  /** As text. */
  board: string;
  /** The single steps of the last move in force; none at the start. */
  steps: Move[];
  /** Moves that the player has made, in the metric that counts. */
  moves: number;
  /** Whose move is the last one in force: the player's, or that of a replay; `null` at the start. */
  by: "player" | "replay" | null;
}

/** The detail of `taisou-solved`: the player has reached the goal. */
export interface TaisouSolved {
  /** As text. */
  board: string;
  /** Moves that the player has made. */
  moves: number;
  /** How they were counted. */
  metric: Metric;
  /** From the first move on, without the time in which nobody saw the page; `null` if it was not all timed. */
  millis: number | null;
}

/** The detail of `taisou-answer`: a search for a solution of the board on show has ended. */
export interface TaisouAnswer {
  /** How the search has ended. */
  status: "solved" | "unsolvable" | "stopped" | "cancelled";
  /** Moves of the solution; `null` without one. */
  length: number | null;
  /** Whether no shorter one exists, proven. */
  optimal: boolean;
  /** How its moves are counted. */
  metric: Metric;
  /** The solution as text, which `moves` reads; empty without one. */
  moves: string;
  /** All that the search told; `null` without a solution. */
  solution: Solution | null;
}

/** The detail of `taisou-error`: why there is nothing to play, or not all that was wanted. */
export interface TaisouTrouble {
  /** What it is, as the `code` of a {@link TaisouError}. */
  code: keyof TaisouErrorDetails;
  /** What goes with this code. */
  details: TaisouErrorDetails[TaisouTrouble["code"]];
  /** The sentence that the element shows, in its language. */
  message: string;
}

/** All of them bubble, and leave the shadow roots that the element may be in. */
export interface TaisouBoardEventMap {
  /** Another board is on show. */
  "taisou-move": CustomEvent<TaisouMove>;
  /** The player has reached the goal. */
  "taisou-solved": CustomEvent<TaisouSolved>;
  /** A search has ended. */
  "taisou-answer": CustomEvent<TaisouAnswer>;
  /** Something is wrong with what was asked for. */
  "taisou-error": CustomEvent<TaisouTrouble>;
}

/** What `document.createElement` and `querySelector` give for its name. */
declare global {
  interface HTMLElementTagNameMap {
    "taisou-board": TaisouBoard;
  }
}
