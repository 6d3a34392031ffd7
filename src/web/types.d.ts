/** A solving method. {@link algorithms} lists those this build has, with what each promises. */
export type Algorithm =
  | "auto"
  | "bfs"
  | "bidirectional"
  | "iddfs"
  | "astar"
  | "ida-manhattan"
  | "ida-linear-conflict"
  | "ida-inversion"
  | "ida-walking"
  | "ida-pattern"
  | "human"
  | "anytime";

/**
 * What counts as one move. `step`: one piece by one cell. `line`: any number of tiles in one line, pushed at once
 * into the blank; for boards of tiles. `slide`: one piece, any distance in one straight line. `move`: one piece along
 * any way, so that steps of one piece in a row count once.
 */
export type Metric = "step" | "line" | "slide" | "move";

/** The direction in which a *tile* goes; the blank goes the other way. */
export type Direction = "up" | "right" | "down" | "left";

/**
 * What every function that reads a board takes. All are optional. Only own properties count, as in
 * `{ ...options }`.
 */
export interface BoardOptions {
  /**
   * The goal, or several of which any will do. `?` stands for any piece, a blank or a wall. Left
   * out: the start's symbols in order, numbers by value before letters by code point, blanks last; a board with
   * blocks needs one to be solved.
   * At most 1000.
   */
  goal?: string | readonly string[];
  /** The one symbol that is read as a blank, instead of `*`, `＊`, `_`, `＿` (and `0` among numbers). */
  blank?: string;
  /**
   * Groups of symbols that the goal does not tell apart: `["2349", "567"]`. At most 1024 symbols. Any part of any piece of a group,
   * whatever its shape, will do on a cell for which the goal names one of it.
   */
  same?: readonly (string | readonly string[])[];
  /**
   * The symbols that are pieces: all cells with such a symbol are one piece, touching or not. Every other symbol is a
   * one-cell tile. `"all"`: every symbol. Boards with blocks have at most 128 cells that are no walls. Blocks of one
   * shape that the goal does not name are interchangeable.
   */
  blocks?: "all" | (string & {}) | readonly string[];
  /** Pieces longer than wide move only along their length (Rush Hour). */
  axis?: "long";
  /** The text of a board of the same size: only a piece that the goal names may enter its cells `x`. */
  gates?: string;
}

/** What {@link solve} and {@link Search} take besides. */
export interface SolveOptions extends BoardOptions {
  /** What counts as one move; left out: `step`. Boards of tiles take `step` and `line`, with blocks `step`, `slide` and `move`. */
  metric?: Metric;
  /**
   * Stop after about this many nodes (states generated). Default: no limit; for `anytime`, and `auto` where it
   * chooses that (boards of 5 x 5 and larger), 40 million (on more
   * than 25 cells fewer in proportion), 10 to 20 s of work: its answer is then `solved`, and
   * `optimal` only if that was proven.
   */
  maxNodes?: number;
  /** Stop before holding more than this many bytes. Default 1 GiB. */
  maxBytes?: number;
  /** Whether to make {@link Solution.boards}. Left out: when moves x cells is at most 1,000,000. */
  boards?: boolean;
}

/**
 * One step: one piece by one cell. Cells count from 0 in reading order; for a block they are the first of its cells.
 */
export interface Move {
  /** What is drawn on the piece. */
  symbol: string;
  /** The cell that it leaves. */
  from: number;
  /** The cell beside it that it comes to. */
  to: number;
  /** Which move of the chosen metric this step belongs to, from 0. */
  turn: number;
}

/** Why a board has no answer, or why a search stopped. */
export type Reason =
  /** The whole space was searched: `positions` of them, none a goal; `closest` comes nearest. */
  | {
      argument: "exhausted";
      /** Positions that can be reached from `side`, tiles that no goal names counted as alike. */
      positions: number;
      /** Which end was searched to exhaustion. */
      side: "start" | "goal";
      /** The reachable board with the fewest wrong cells, of blocks pieces; `null` if the goal's side ended first. */
      closest: { board: string; wrong: number } | null;
    }
  /** On these cells (from 0) the `goal` with this index wants what the shape of the board keeps away. */
  | { argument: "graph"; cells: number[]; goal: number }
  /** Every move exchanges a tile with the blank; the exchanges needed do not fit the blank's colours. */
  | {
      argument: "parity";
      /** The permutation that leads to the goal: what lies on each cell of a cycle goes to the next. */
      cycles: number[][];
      /** The colours, (row + column) modulo 2, of the blank's cell. */
      blankColour: { start: number; goal: number };
      /** If the tiles on these two cells of the start changed places, it could be solved. */
      swap: [number, number];
      /** Which goal this is about, from 0. */
      goal: number;
    }
  /**
   * What ended it early: an option, `budget` while a {@link Search} is still paused, or `nothingLeft` where the method
   * has tried all that it can.
   */
  | { limit: "maxNodes" | "maxBytes" | "budget" | "nothingLeft" };

/** What a part of a solution puts in place. `first` is the index in `moves` of its first move. */
export type Stage =
  /** A row or column of the board, `number` from 1. */
  | { name: "row" | "column"; number: number; first: number }
  /** All that is left. */
  | { name: "rest"; first: number };

/** What {@link solve} answers. */
export interface Solution {
  /** `solved`: the moves reach a goal. `unsolvable`: proven. `stopped`: it ended early, see `reason`. */
  status: "solved" | "unsolvable" | "stopped";
  /** Single steps in order, whatever the metric. Empty without a solution; a `stopped` search may have one. */
  moves: Move[];
  /** The moves as text, as `writeMoves` writes and `readMoves` reads them; empty without a solution. */
  notation: string;
  /** The number of moves in the chosen metric, or `null` without a solution. */
  length: number | null;
  /** True only when no shorter solution exists, proven. */
  optimal: boolean;
  /** The method's lower bound of the start before searching (0 for the methods that use none). */
  startBound: number;
  /** The best lower bound proven when it ended; equals `length` when optimal, `null` when unsolvable. */
  bound: number | null;
  /** `boards[i]` is the text after `moves[i]`. Empty when not made. */
  boards: string[];
  /** What ran. */
  algorithm: Algorithm;
  /** Why `auto` chose it; `null` when it was asked for by name. */
  why: AutoReason | null;
  /** What `length` and the bounds count. */
  metric: Metric;
  /** States generated. */
  nodes: number;
  /**
   * The parts of the solution in order, by a method that works in stages (`human`); else empty. The first
   * begins with the first move, each ends where the next begins, and none is without moves.
   */
  stages: Stage[];
  /** `null` when solved; else why it is unsolvable, or which limit stopped it. */
  reason: Reason | null;
}

/** What {@link step} answers. */
export interface StepResult {
  /** The board after the gesture; unchanged when nothing moved. */
  board: string;
  /** The single steps in order; one for each tile that was pushed. */
  moves: Move[];
  /**
   * The directions in which the tile on this cell can go. More than one and none asked for: nothing
   * moved, ask the player which.
   */
  ways: Direction[];
}

/** How far a {@link Search} is. */
export interface Stats {
  /** `building` what the search needs first, tables or the list of goals, or `searching`. */
  phase: "building" | "searching";
  /** How much is built, of `total`; both 0 when `searching`. */
  done: number;
  /** How much there is to build. */
  total: number;
  /** States generated. */
  nodes: number;
  /** The best lower bound on the length proven so far. */
  bound: number;
  /** How deep the search stands, in moves. */
  depth: number;
  /** Bytes that the search holds. */
  bytes: number;
  /** The length of the best solution so far. */
  best: number | null;
}

/** A table that is kept for later searches. */
export interface KeptTable {
  /** What {@link exportTable} calls it: sixteen hexadecimal digits, the same for the same table whenever it is built. */
  name: string;
  /** Bytes that it holds. */
  bytes: number;
}

/** A table that a search is building. */
export interface WantedTable {
  /** What it will be called. */
  name: string;
  /** Number of abstract states, that is, of arrangements of its pieces. */
  abstractStates: number;
}

/** One cell of a board that was read. */
export interface Cell {
  /** What lies here; `any` in goals only. */
  kind: "tile" | "blank" | "wall" | "any";
  /** What is drawn on the tile; for a blank, wall or don't-care cell its mark in the text. */
  symbol: string;
  /** The directions in which a click can send this tile. Empty in goals. */
  ways: Direction[];
}

/** A board that was read. */
export interface ParsedBoard {
  /** The text as Taisou writes it; reading it gives the same board. */
  board: string;
  /** Cells in a row. */
  width: number;
  /** The number of rows. */
  height: number;
  /** Row by row, `width` x `height` of them. */
  cells: Cell[];
  /** The cells of each block. */
  blocks: number[][];
}

/** What {@link parse} answers. */
export interface Parsed extends ParsedBoard {
  /** Every goal; the default goal when none was given. */
  goals: ParsedBoard[];
  /** Whether the board is a goal already. */
  solved: boolean;
}

/** What {@link readMoves} answers. */
export interface ReadMoves {
  /** Single steps in order, one turn each. */
  moves: Move[];
  /** The board after the moves. */
  board: string;
}

/** What {@link solvable} answers. */
export interface Solvability {
  /** `null`: only a search can tell. */
  solvable: boolean | null;
  /** Why not. */
  reason: Reason | null;
  /** For identical tiles: in some solution, the tile on `from` comes to `to`. */
  lookAlikes: { symbol: string; from: number; to: number }[];
}

/**
 * Why `auto` ran what it ran. `few`: the positions are few enough to be kept. `near`: a short look from both ends
 * was enough. `goals`: the goals stand for too many positions to search from both ends. `exact`: one table holds
 * every distance. `many`: too many positions to keep, but not for tables of parts of them. `huge`: so many that
 * no method is sure to find a shortest solution. `undecided`: only a method that keeps its positions can tell
 * whether there is a solution.
 */
export type AutoReason = "few" | "near" | "goals" | "exact" | "many" | "huge" | "undecided";

/** One entry of {@link algorithms}. */
export interface AlgorithmInfo {
  /** What {@link solve} and {@link Search} call it. */
  name: Algorithm;
  /** Whether every solution it returns is proven shortest. */
  optimal: boolean;
}

/** What {@link methods} says of a board that is counted in one metric. */
export type MetricMethods = {
  /** What counts as one move. */
  metric: Metric;
  /** Whether boards like this one are usually counted so: tiles by `step` and `line`; blocks by `step`, `slide`, `move`. */
  usual: boolean;
} & (
  | { takes: true; methods: MethodFit[] }
  /** The board cannot be counted so. */
  | { takes: false; why: ExpectedOption }
);

/** Whether a method takes a board; if not, why, and one that does. */
export type MethodFit =
  | { algorithm: Algorithm; takes: true }
  | { algorithm: Algorithm; takes: false; why: Refusal; use: Algorithm };

/**
 * Why a method does not take a board. `needs-tiles`: the board has blocks, or is counted as if it had.
 * `needs-rectangle`: it has walls, or only one row or column. `may-not-end`: without an answer it would search for
 * ever. `open-goals`: the goals stand for too many positions to list.
 */
export type Refusal = "needs-tiles" | "needs-rectangle" | "may-not-end" | "open-goals";

/** Every `code` of an error about the input of a call. */
export type ErrorCode = keyof ErrorDetails;

/**
 * The errors about the input of a call, with their details: rows and columns count from 1, cells from 0. Texts of the caller are
 * cut after 64 characters.
 */
export interface ErrorDetails {
  /** A call before `init()` had finished. */
  "not-initialised": Record<never, never>;
  /** A call on a {@link Search} after its `free()`. */
  freed: Record<never, never>;
  /** An argument of the wrong type. */
  "bad-argument": { argument: string; expected: ExpectedArgument };
  /**
   * An option of the wrong type or value; with the symbol at fault where it is one. `row`, `column` and `span` are there
   * for `gates` that are no board.
   */
  "bad-option": { option: string; expected: ExpectedOption; symbol?: string } & Partial<Place>;
  /** An option that does not exist; `expected` are those that do. */
  "unknown-option": { option: string; expected: string[] };
  /** No such method; `expected` are those that there are. */
  "unknown-algorithm": { found: string; expected: Algorithm[] };
  /** `width` is no whole number from 0 up to the limit. */
  "bad-width": { expected: number };
  /** The text has no cells. */
  "empty-board": InText;
  /**
   * Longer than any board can be. `found` counts UTF-16 units where these are too many already, else bytes of UTF-8, which
   * may be as many.
   */
  "text-too-long": InText & Counts;
  /** More cells than a board may have. */
  "too-many-cells": InText & Counts;
  /** A row is longer or shorter than the first. */
  "uneven-rows": InText & Counts & Place;
  /** Rows or the whole text do not fit `width`. */
  "width-mismatch": InText & Counts & Place;
  /** Not a symbol (a lone combining mark, a control character). */
  "bad-symbol": InText & Place & { found: string };
  /** A symbol of too many UTF-16 units. */
  "symbol-too-long": InText & Counts & Place;
  /** `?` outside a goal. */
  "any-cell-in-start": InText & Place;
  /** The start has no blank; `expected` are the marks that would be one. */
  "no-blank": { expected: string[] };
  /**
   * Start and goal can never match: they differ in `size` (as `3 x 2`), in a `wall`, or the goal has more of a `symbol` than
   * the start, `null` for the blank; `goal` is its index.
   */
  "goal-mismatch": { text: "goal"; goal: number } & (
    | { kind: "size"; found: string; expected: string }
    | ({ kind: "wall" } & Place)
    | ({ kind: "symbol"; symbol: string | null } & Counts & Place)
  );
  /** `cell` is no whole number on the board; `expected` is the number of cells. */
  "cell-out-of-range": { found: string | number | null; expected: number };
  /** The method does not take this board; `use` is one that does. {@link methods} says so beforehand. */
  unsupported: { algorithm: Algorithm; why: Refusal; use: Algorithm };
  /** Bytes that are not taken as a table. */
  "bad-table": { why: TableFault };
  /** Known beforehand to need more than `maxBytes`, which is `expected`; of a table, more than there is room for. */
  "too-large": { bytes: number; expected: number };
  /**
   * Moves that cannot be read or played: the first such move, from 0. `span` is there for texts, and all moves before it can
   * be played.
   */
  "bad-moves": { at: number; found: string; expected: ExpectedMove; span?: Span };
}

/**
 * Why bytes are not taken as a table. `no-table`: they do not begin as one. `version`: another version wrote them. `length`:
 * they are more or fewer than were written. `checksum`: some have changed since.
 */
export type TableFault = "no-table" | "version" | "length" | "checksum";

/** From and to, in UTF-16 units of the text that the caller passed, so that `text.slice(...span)` is it. */
export type Span = [from: number, to: number];

/** Where in a text. The span is empty where something is missing. */
export interface Place {
  /** From 1. */
  row: number;
  /** From 1. */
  column: number;
  /** The part of the text at fault. */
  span: Span;
}

/** Which text. */
export interface InText {
  /** The argument or option that holds it: `board` is the start. */
  text: "board" | "goal" | "spell";
  /** The index of the goal, from 0; `null` for another text. */
  goal: number | null;
}

/** How many there are, and how many there should be, or may be at most. */
export interface Counts {
  /** There are. */
  found: number;
  /** There should be, or may be at most. */
  expected: number;
}

/** What an argument takes. The message says it in words. */
export type ExpectedArgument =
  | "string"
  | "bytes"
  | "object"
  | "seed"
  | "nodes"
  | "millis"
  | "goals"
  | "moves"
  | "moves-text";

/**
 * What an option takes; the message says it in words. Of another type or range than what it was given: `boolean`,
 * `whole-number`, `positive-number`, `board-text`, `goals`, `groups`, `one-symbol`, `blocks`, `axis`, `direction`, `metric`.
 * `symbols`, `symbols-once`: `same` holds something else, or a symbol twice. `fewer-goals`, `fewer-cells`: there are too
 * many. `goal`, `block-metric`: as the board has blocks. `same-size`, `free-gates`: `gates` do not fit the board. `pieces`:
 * `start` has to say which there are. `tiles`, `word-of-bag`: for a `word`. `pieces-of-goal`, `depth-too`: to `spell`.
 */
export type ExpectedOption =
  | "boolean"
  | "whole-number"
  | "positive-number"
  | "board-text"
  | "goals"
  | "groups"
  | "one-symbol"
  | "blocks"
  | "axis"
  | "direction"
  | "metric"
  | "symbols"
  | "symbols-once"
  | "fewer-goals"
  | "fewer-cells"
  | "goal"
  | "block-metric"
  | "same-size"
  | "free-gates"
  | "pieces"
  | "tiles"
  | "word-of-bag"
  | "pieces-of-goal"
  | "depth-too";

/**
 * What could stand in the place of a move. `letter-or-number`: this is neither. `cell-first`: there are several blanks, or
 * blocks. `movable-piece`: none there can go so. `one-way`: no tile with this number can slide, or in more ways than one.
 * `count`: from 1. `smaller-number`, `fewer-steps`: beyond all boards.
 */
export type ExpectedMove =
  | "letter-or-number"
  | "cell-first"
  | "movable-piece"
  | "one-way"
  | "count"
  | "smaller-number"
  | "fewer-steps";

/** The next move. */
export interface Hint {
  /** As in {@link Solution}. */
  status: Solution["status"];
  /** Moves to the goal, 0 on it; `null` without a solution. */
  length: number | null;
  /** Whether no shorter solution exists, proven. */
  optimal: boolean;
  /** The single steps of the next move, in order. */
  moves: Move[];
  /** What `length` counts. */
  metric: Metric;
}

/** What `survey` takes. The goal is an argument of its own. */
export interface SurveyOptions extends Omit<BoardOptions, "goal"> {
  /**
   * A board that says which pieces there are and where they can come from. Needed where the goal leaves something open, as
   * don't-care cells or several goals do; left out: the goal itself.
   */
  start?: string;
  /** What counts as one move; left out: `step`. */
  metric?: Metric;
  /**
   * Stop when about this many positions were met; left out: no limit. With fewer than there are, a space too large for
   * `maxBytes` is not refused. Where several positions may be goals, `start` is looked around from first, to find those that
   * can be reached, and no further than this either.
   */
  maxNodes?: number;
  /** Never hold more than about this many bytes; left out: 1 GiB. */
  maxBytes?: number;
  /** What random choices are drawn from, a whole number; left out: 0. */
  seed?: number;
}

/**
 * What `survey` finds. Tiles that no goal names count as alike: positions that differ only in where these lie are one. Boards are
 * such as `start` can reach, as far as theory tells.
 */
export interface SurveyResult {
  /** `done`: every position was met. `stopped`: it ended before, see `limit`. */
  status: "done" | "stopped";
  /** What distances count. */
  metric: Metric;
  /** Positions at each distance from the nearest goal; when stopped, at those distances only that are complete. */
  counts: number[];
  /** The sum of `counts`. */
  positions: number;
  /** The largest distance. */
  max: number;
  /** The mean distance of a position. */
  mean: number;
  /** Boards at the largest distance: all, or the first thousand. */
  farthest: string[];
  /** A board of each distance, drawn from `seed`. */
  samples: string[];
  /** What ended it early; `null` when done. */
  limit: AnswerLimit | null;
}

/**
 * What ended a survey, a count or a composition before it was complete: a limit among its options, or `budget` while it is paused
 * between two slices.
 */
export type AnswerLimit = "maxNodes" | "maxBytes" | "budget";

/** What `countShortest` takes. */
export interface CountOptions extends SolveOptions {
  /** How many solutions to list, at most 1000; left out: 10. */
  list?: number;
}

/** What `countShortest` finds. */
export interface CountResult {
  /** `solved`: counted. `unsolvable`: proven. `stopped`: it ended before, see `limit`. */
  status: "solved" | "unsolvable" | "stopped";
  /** What `length` counts. */
  metric: Metric;
  /** The length of a shortest solution, `null` unless solved. */
  length: number | null;
  /**
   * The number of shortest solutions, in decimal digits, since it may be larger than a `number` holds exactly: `BigInt(count)`
   * computes with it. Two solutions differ if their boards do. `null` unless solved.
   */
  count: string | null;
  /** Whether there is exactly one. */
  unique: boolean;
  /** How many different positions they pass after each move; tiles that no goal names count as alike. */
  widths: number[];
  /** The first move, from 0, in which they part; `null` if there is only one. */
  parts: number | null;
  /** The first of them, as many as `list` says. */
  solutions: Move[][];
  /** What ended it early; `null` when solved or unsolvable. */
  limit: AnswerLimit | null;
}

/** What `compose` takes. The goal is an argument of its own. */
export interface ComposeOptions extends SurveyOptions {
  /** Exactly so many moves; left out: as many as there can be, or with `spell` as many as it takes. */
  depth?: number;
  /** Only boards with one shortest solution, looked for among two thousand that are drawn. */
  unique?: boolean;
  /** How many boards, at most 1000; left out: 1. There are fewer where not so many qualify. */
  count?: number;
  /** What the start spells: a text of the goal's size, with `?` for any piece. */
  spell?: string;
  /** The goal is only a bag of symbols, in which this word is placed first, the others in any order. */
  word?: string;
}

/**
 * What `compose` makes. Tiles that no goal names count as alike, as for `survey`; of boards that differ only in these one is given,
 * such as `start` can reach, as far as theory tells.
 */
export interface ComposeResult {
  /** `done`: these are the boards, none if none qualifies. `stopped`: it ended before, see `limit`; boards may be missing. */
  status: "done" | "stopped";
  /** The goal that the boards are for. */
  goal: string;
  /** What `length` counts. */
  metric: Metric;
  /**
   * `length` is `null` where it would take `solve` to tell: on large boards that spell something.
   */
  boards: { board: string; length: number | null }[];
  /** What ended it early; `null` when done. */
  limit: AnswerLimit | null;
}
