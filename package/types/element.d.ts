import type { Algorithm, Metric, Move, Solution, SolveOptions } from "./index.js";
import type { TaisouErrorDetails } from "./init.js";

export type { TaisouBoardErrorDetails, TaisouErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";

/**
 * A sliding puzzle to play, with hints, solutions from a worker, and replays. Importing `taisou/element` defines it as
 * `<taisou-board>`; where there are no elements, as on a server, the import does nothing.
 *
 * Every property but `shown` reflects the attribute of the same name, and is `null` without it.
 *
 * @attr lang - `ja` or `en`; by default the language of the page, or of the reader.
 * @csspart task - The part above the board.
 * @csspart goal - The picture of the goal.
 * @csspart title - The title of the puzzle.
 * @csspart tray - The frame of the board.
 * @csspart board - The board.
 * @csspart tile - A tile, or a cell of a piece.
 * @csspart blank - An empty cell.
 * @csspart wall - A wall.
 * @csspart line - The status line under the board.
 * @csspart controls - The buttons.
 * @cssprop [--taisou-size=25rem] - The maximum width.
 * @cssprop [--taisou-tray-room=15.5rem] - The height of the screen that the board leaves to the rest.
 * @cssprop [--taisou-rem=16px] - The font size.
 * @cssprop --taisou-paper - The background around the board.
 * @cssprop --taisou-line - Borders.
 * @cssprop --taisou-ink - Text.
 * @cssprop --taisou-ink-soft - Secondary text.
 * @cssprop --taisou-accent - Emphasized text.
 * @cssprop --taisou-accent-fill - Pressed and hovered controls.
 * @cssprop --taisou-tray - The top of the tray.
 * @cssprop --taisou-tray-deep - The bottom of the tray.
 * @cssprop --taisou-well - Empty cells.
 * @cssprop --taisou-tile - Tiles.
 * @cssprop --taisou-tile-top - The upper edge of tiles.
 * @cssprop --taisou-tile-edge - The lower edge of tiles.
 * @cssprop --taisou-tile-ink - Symbols on tiles.
 * @cssprop --taisou-aimed - The piece that the goal names.
 * @cssprop --taisou-gothic - The font.
 */
export declare class TaisouBoard extends HTMLElement {
  /** The `id` of a puzzle of the collection (`puzzles/collection.json`). Other attributes override its fields. */
  puzzle: string | null;
  /** The start, as `parse` reads it. Without it and without `puzzle` the board is アタマノタイソウ. */
  board: string | null;
  /** The goal; by default in order. An empty line separates several goals. */
  goal: string | null;
  /** The number of columns, if `board` has no rows. */
  width: string | null;
  /** The symbol of the blank. */
  blank: string | null;
  /** Groups of symbols that the goal treats as identical, such as `2349,567`. */
  same: string | null;
  /** Symbols whose cells form one piece each, or `all`. */
  blocks: string | null;
  /** `long`: long pieces move only along their length. */
  axis: string | null;
  /** A board of the same size: only pieces that the goal names enter its cells `x`. */
  gates: string | null;
  /** The title. */
  label: string | null;
  /** The metric of move counts: `step`, `line`, `slide` or `move`. Absent or unknown: the usual one of the board. */
  metric: Metric | (string & {}) | null;
  /** Moves as text, to step through and replay. */
  moves: string | null;
  /** The controls around the board, of `goal line undo restart hint solve`; by default all, `none` for none. */
  controls: string | null;
  /** Shows the distance to the goal after each move. */
  live: boolean;
  /** `light`, `dark`, or `auto` for the system's; by default the `color-scheme` of the page. */
  theme: "light" | "dark" | "auto" | (string & {}) | null;

  /** The current board as text; empty without one. */
  readonly shown: string;

  /**
   * Solves a board and shows the solution, with the arguments of the package's `solve`. Without `board` it solves the current board.
   * With `board` it shows that board first: the attributes then describe the board, the width and the options of the call, and
   * `puzzle`, `label` and `moves` are removed. Calls run one after another.
   *
   * Resolves when the search has ended. Rejects with `signal.reason`, or with a {@link TaisouError} if there is no board, an argument
   * is invalid, or the search failed.
   */
  solve(
    board?: string,
    width?: number,
    algorithm?: Algorithm,
    options?: TaisouBoardSolveOptions,
  ): Promise<TaisouAnswer>;
  /**
   * Replays the solution, or the moves of `moves`; solves first if there is neither.
   *
   * Resolves when the replay stops: with `true` at the end of the solution, else with `false`, as after `pause()`, a move of the player,
   * or where there is no solution. Rejects as `solve`.
   */
  play(): Promise<boolean>;
  /** Pauses the replay. */
  pause(): void;
  /** Returns to the start. */
  reset(): void;
}

/**
 * Options of {@link TaisouBoard.solve}. Those that define the puzzle (`goal`, `blank`, `same`, `blocks`, `axis`, `gates`) need a
 * `board` in the same call.
 */
export interface TaisouBoardSolveOptions extends SolveOptions {
  /** Cancels the search: the call rejects with the signal's `reason`. */
  signal?: AbortSignal;
}

/** The attributes of the element in templates of frameworks. */
export type TaisouBoardAttributes = {
  // `Pick` keeps the comments of the properties.
  [Name in keyof Pick<
    TaisouBoard,
    | ("puzzle" | "board" | "goal" | "blank" | "same" | "blocks" | "axis" | "gates")
    | ("label" | "metric" | "moves" | "controls" | "live" | "theme")
  >]?: TaisouBoard[Name] | undefined;
} & {
  /** The number of columns, if `board` has no rows. */
  width?: string | number | null | undefined;
};

/** Handlers of the element's events in templates, as attributes whose names begin with `Prefix`. */
export type TaisouBoardHandlers<Prefix extends string> = {
  [Name in keyof TaisouBoardEventMap as `${Prefix}${Name}`]?:
    | ((event: TaisouBoardEventMap[Name]) => void)
    | undefined;
};

/** The detail of `taisou-open`: a board is open and can be played. */
export interface TaisouOpen {
  /** The start as text. */
  board: string;
  /** The goals as text; none while the goal is unusable. */
  goals: string[];
  /** The number of columns. */
  width: number;
  /** The number of rows. */
  height: number;
  /** The metric of move counts. */
  metric: Metric;
}

/** The detail of `taisou-move`: the board has changed. */
export interface TaisouMove {
  /** As text. */
  board: string;
  /** Single steps of the last move; none at the start. */
  steps: Move[];
  /** Moves of the player, in the current metric. */
  moves: number;
  /** The mover of the last move; `null` at the start. */
  by: "player" | "replay" | null;
}

/** The detail of `taisou-solved`: the player has reached the goal. */
export interface TaisouSolved {
  /** As text. */
  board: string;
  /** Moves of the player. */
  moves: number;
  /** The metric of `moves`. */
  metric: Metric;
  /** Since the first move, without the time in which the page was hidden; `null` if the time is incomplete. */
  millis: number | null;
}

/** The detail of `taisou-answer`: a search from the current board has ended. */
export interface TaisouAnswer {
  /** The result of the search. */
  status: "solved" | "unsolvable" | "stopped" | "cancelled";
  /** Moves of the solution; `null` without one. */
  length: number | null;
  /** Proven: no shorter solution exists. */
  optimal: boolean;
  /** The metric of `length`. */
  metric: Metric;
  /** The solution as text, which the attribute `moves` reads; empty without one. */
  moves: string;
  /** The solution, as `solve` of the package returns it; `null` without one. */
  solution: Solution | null;
}

/** The detail of `taisou-replayed`: a replay has reached its end. */
export interface TaisouReplayed {
  /** As text. */
  board: string;
  /** Moves of the replayed solution. */
  length: number;
  /** The metric of `length`. */
  metric: Metric;
}

/** The detail of `taisou-error`: there is no board, or an attribute has no effect. */
export interface TaisouBoardError {
  /** The `code` of a {@link TaisouError}. */
  code: keyof TaisouErrorDetails;
  /** The details of this code. */
  details: TaisouErrorDetails[TaisouBoardError["code"]];
  /** The message that the element shows, in its language. */
  message: string;
}

/** The events of {@link TaisouBoard}. They bubble, and leave shadow roots. */
export interface TaisouBoardEventMap {
  /** A board is open: the first one, or another one by attributes, properties or `solve`. */
  "taisou-open": CustomEvent<TaisouOpen>;
  /** The board has changed. */
  "taisou-move": CustomEvent<TaisouMove>;
  /** The player has reached the goal. */
  "taisou-solved": CustomEvent<TaisouSolved>;
  /** A search has ended. */
  "taisou-answer": CustomEvent<TaisouAnswer>;
  /** A replay has reached its end. */
  "taisou-replayed": CustomEvent<TaisouReplayed>;
  /** There is no board, or an attribute has no effect. */
  "taisou-error": CustomEvent<TaisouBoardError>;
}

/** The element's types in the page. */
declare global {
  /** The type that `document.createElement` and `querySelector` return. */
  interface HTMLElementTagNameMap {
    "taisou-board": TaisouBoard;
  }
  /** The types of events for listeners of elements, the document and the window. */
  interface GlobalEventHandlersEventMap extends TaisouBoardEventMap {}
}
