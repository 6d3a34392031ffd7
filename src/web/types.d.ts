/** A solving method. {@link algorithms} lists all, with their guarantees. */
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
 * The metric, which defines one move. `step`: one piece by one cell. `line`: any number of tiles of a line at once, for boards
 * of tiles. `slide`: one piece, any distance in a straight line. `move`: one piece along any path, so that consecutive
 * steps of a piece count once.
 */
export type Metric = "step" | "line" | "slide" | "move";

/** The direction in which a *tile* moves; the blank moves the opposite way. */
export type Direction = "up" | "right" | "down" | "left";

/** Options of every function that reads a board. Only own properties count, as in `{ ...options }`. */
export interface BoardOptions {
  /**
   * The goal, or up to 1000 alternative goals. `?` is a don't-care cell: any piece, a blank or a wall. Default: the start's
   * symbols in order, numbers by value before letters by code point, blanks last. A board with blocks needs a goal to be
   * solved.
   */
  goal?: string | readonly string[];
  /** The only symbol read as a blank, instead of `*`, `＊`, `_`, `＿` (and `0` among numbers). */
  blank?: string;
  /**
   * Groups of symbols that the goal treats as identical: `["2349", "567"]`, with at most 1024 symbols in all. Where the goal
   * names a symbol of a group, any cell of any piece of the group fits, whatever its shape.
   */
  same?: readonly (string | readonly string[])[];
  /**
   * The symbols of blocks: all cells with such a symbol form one piece, connected or not. Every other symbol is a one-cell
   * tile. `"all"`: every symbol. Boards with blocks have at most 128 cells without walls. Blocks of one shape that the goal
   * does not name are interchangeable.
   */
  blocks?: "all" | (string & {}) | readonly string[];
  /** Restricts pieces that are longer than wide to moves along their length (Rush Hour). */
  axis?: "long";
  /** A board text of the same size, whose cells `x` only a piece that the goal names may enter. */
  gates?: string;
}

/** Options of {@link solve} and {@link Search}. */
export interface SolveOptions extends BoardOptions {
  /** The metric. Default: `step`. Boards of tiles take `step` and `line`, with blocks `step`, `slide` and `move`. */
  metric?: Metric;
  /**
   * Maximum number of nodes (states generated), approximately. Default: no limit; for `anytime`, and for `auto` where it
   * chooses that (more than 10^15 arrangements), 40 million. Boards of more than 25 cells get proportionally fewer if they
   * have over 225 cells, are narrow, or have walls, alike tiles, open cells or several goals, and by lines. The answer is
   * then `solved`, and `optimal` only if proven. A caller with a time of its own gives `Number.MAX_SAFE_INTEGER`.
   */
  maxNodes?: number;
  /** Maximum memory in bytes. Default: 1 GiB. */
  maxBytes?: number;
  /** Writes {@link Solution.boards}. Default: true if moves x cells is at most 1,000,000. */
  boards?: boolean;
}

/** One step: one piece by one cell. Cells count from 0 in reading order; a block is named by its first cell. */
export interface Move {
  /** The symbol of the piece. */
  symbol: string;
  /** The cell that the piece leaves. */
  from: number;
  /** The adjacent cell that it enters. */
  to: number;
  /** Move index: the number, from 0, of the move of the metric to which the step belongs. */
  turn: number;
}

/** Why a board is unsolvable, or why a search stopped. */
export type Reason =
  /** Every reachable position was expanded; none is a goal. */
  | {
      argument: "exhausted";
      /** Number of positions reachable from `side`; tiles that no goal names are identical. */
      positions: number;
      /** The end that was searched to exhaustion. */
      side: "start" | "goal";
      /** The reachable board with the fewest wrong cells (pieces, with blocks); `null` if `side` is `goal`. */
      closest: { board: string; wrong: number } | null;
    }
  /** The shape of the board keeps the pieces that the `goal` with this index requires from these `cells`. */
  | { argument: "graph"; cells: number[]; goal: number }
  /** The parity of the required permutation contradicts the colours of the blank's cell at start and goal. */
  | {
      argument: "parity";
      /** The required permutation in cycles: the piece on each cell of a cycle goes to the next. */
      cycles: number[][];
      /** The colour of the blank's cell: (row + column) modulo 2. */
      blankColour: { start: number; goal: number };
      /** Two cells of the start; the board would be solvable with their tiles exchanged. */
      swap: [number, number];
      /** The index of the goal, from 0. */
      goal: number;
    }
  /** The limit that ended it: an option, `budget` while a {@link Search} is paused, or `nothingLeft` if the method gave up. */
  | { limit: "maxNodes" | "maxBytes" | "budget" | "nothingLeft" };

/** The cells that a part of a solution completes. `first` is the index of its first step in `moves`. */
export type Stage =
  /** A row or column of the board, `number` from 1. */
  | { name: "row" | "column"; number: number; first: number }
  /** All remaining cells. */
  | { name: "rest"; first: number };

/** The result of {@link solve}. */
export interface Solution {
  /** `solved`: the moves reach a goal. `unsolvable`: proven. `stopped`: ended early, see `reason`. */
  status: "solved" | "unsolvable" | "stopped";
  /** The single steps in order, in any metric; empty without a solution. A `stopped` search may have a solution. */
  moves: Move[];
  /** The moves in the notation of `writeMoves` and `readMoves`; empty without a solution. */
  notation: string;
  /** The number of moves in the metric; `null` without a solution. */
  length: number | null;
  /** True if the solution is proven shortest. */
  optimal: boolean;
  /** The heuristic value of the start; 0 for methods without a heuristic. */
  startBound: number;
  /** The best proven lower bound; equals `length` if optimal, `null` if unsolvable. */
  bound: number | null;
  /** The board text after each step; empty if not requested. */
  boards: string[];
  /** The method that found it. */
  algorithm: Algorithm;
  /** Why `auto` chose the method; `null` if the caller did. */
  why: AutoReason | null;
  /** The metric of `length` and the bounds. */
  metric: Metric;
  /** Number of states generated. */
  nodes: number;
  /** The parts of the solution in order, for a method that works in stages (`human`). They cover all moves; none is empty. */
  stages: Stage[];
  /** Why it is unsolvable, or the limit that stopped it; `null` if solved. */
  reason: Reason | null;
}

/** The result of {@link step}. */
export interface StepResult {
  /** The board after the gesture; unchanged if nothing moved. */
  board: string;
  /** The single steps in order, one for each tile moved. */
  moves: Move[];
  /** The directions in which the tile on the cell can move. With several and no `direction`, nothing moves: ask the player. */
  ways: Direction[];
}

/** The counters of a {@link Search}. */
export interface Stats {
  /** `building` tables or the list of goals, or `searching`. */
  phase: "building" | "searching";
  /** Amount built, of `total`; both 0 while `searching`. */
  done: number;
  /** Amount to build. */
  total: number;
  /** Number of states generated. */
  nodes: number;
  /** The best proven lower bound of the length. */
  bound: number;
  /** The current depth of the search, in moves. */
  depth: number;
  /** Memory in use, in bytes. */
  bytes: number;
  /** The length of the best solution found. */
  best: number | null;
}

/** A table kept for later searches. */
export interface KeptTable {
  /** The name for {@link exportTable}: sixteen hexadecimal digits, the same whenever the table is built. */
  name: string;
  /** Its size in bytes. */
  bytes: number;
}

/** A table that a search is building. */
export interface WantedTable {
  /** The name that it will have. */
  name: string;
  /** Number of abstract states, that is, of arrangements of its pieces. */
  abstractStates: number;
}

/** A cell of a {@link ParsedBoard}. */
export interface Cell {
  /** The content of the cell; `any`, a don't-care cell, only in goals. */
  kind: "tile" | "blank" | "wall" | "any";
  /** The symbol of the tile; for other kinds the mark in the text. */
  symbol: string;
  /** The directions in which a click can move the tile. Empty in goals. */
  ways: Direction[];
}

/** A board as {@link parse} reads it. */
export interface ParsedBoard {
  /** The canonical text; reading it gives the same board. */
  board: string;
  /** The number of columns. */
  width: number;
  /** The number of rows. */
  height: number;
  /** The `width` x `height` cells, row by row. */
  cells: Cell[];
  /** The cells of each block. */
  blocks: number[][];
}

/** The result of {@link parse}. */
export interface Parsed extends ParsedBoard {
  /** All goals, or the default goal. */
  goals: ParsedBoard[];
  /** True if the board is a goal. */
  solved: boolean;
  /** The option `same`, in symbols. */
  same: string[][];
  /** The option `axis`. */
  axis: "long" | null;
  /** The cells of the option `gates`. */
  gates: number[] | null;
}

/** The result of {@link readMoves}. */
export interface ReadMoves {
  /** The single steps in order, each a move of its own. */
  moves: Move[];
  /** The board after the moves. */
  board: string;
}

/** The result of {@link solvable}. */
export interface Solvability {
  /** `null` if only a search can tell. */
  solvable: boolean | null;
  /** The proof that it is unsolvable. */
  reason: Reason | null;
  /** For identical tiles: in some solution the tile on `from` ends on `to`. */
  lookAlikes: { symbol: string; from: number; to: number }[];
}

/**
 * Why `auto` chose a method. `few`: the positions are few enough to be stored. `near`: a short bidirectional search was
 * enough. `goals`: the goals stand for too many positions for a bidirectional search. `exact`: one table holds every
 * distance. `many`: too many positions to store, but pattern databases fit. `huge`: too many for any method to be sure of
 * a shortest solution. `undecided`: only a method that stores positions can decide whether there is a solution.
 */
export type AutoReason = "few" | "near" | "goals" | "exact" | "many" | "huge" | "undecided";

/** One entry of {@link algorithms}. */
export interface AlgorithmInfo {
  /** The name for {@link solve} and {@link Search}. */
  name: Algorithm;
  /** True if every solution is proven shortest. */
  optimal: boolean;
}

/** The methods for a board in one metric. */
export type MetricMethods = {
  /** The metric. */
  metric: Metric;
  /** True if the metric is usual for such a board: `step` and `line` for tiles; `step`, `slide` and `move` for blocks. */
  usual: boolean;
} & (
  | { takes: true; methods: MethodFit[] }
  /** The board does not take the metric. */
  | { takes: false; why: ExpectedOption }
);

/** A method, and if it does not take the board why, and a method that does (`use`). */
export type MethodFit =
  | { algorithm: Algorithm; takes: true }
  | { algorithm: Algorithm; takes: false; why: Refusal; use: Algorithm };

/**
 * Why a method refuses a board. `needs-tiles`: the board has blocks or a metric for blocks. `needs-rectangle`: it has walls, or
 * only one row or column. `may-not-end`: an unsolvable board would be searched forever. `open-goals`: the goals stand for
 * too many positions to list.
 */
export type Refusal = "needs-tiles" | "needs-rectangle" | "may-not-end" | "open-goals";

/** Every `code` of an error about the input of a call. */
export type ErrorCode = keyof ErrorDetails;

/**
 * The details of each error about the input of a call. Rows and columns count from 1, cells from 0. Texts of the caller are
 * cut after 64 characters.
 */
export interface ErrorDetails {
  /** A call before `init()` has finished. */
  "not-initialised": Record<never, never>;
  /** A call on a {@link Search} after its `free()`. */
  freed: Record<never, never>;
  /** An argument of the wrong type. */
  "bad-argument": { argument: string; expected: ExpectedArgument };
  /**
   * An option of the wrong type or value, with the wrong symbol if it is one. `row`, `column` and `span` are present if
   * `gates` is no board.
   */
  "bad-option": { option: string; expected: ExpectedOption; symbol?: string } & Partial<Place>;
  /** An unknown option; `expected` lists the known ones. */
  "unknown-option": { option: string; expected: string[] };
  /** An unknown method; `expected` lists the known ones. */
  "unknown-algorithm": { found: string; expected: Algorithm[] };
  /** A `width` that is no whole number from 0 to `expected`. */
  "bad-width": { expected: number };
  /** The text has no cells. */
  "empty-board": InText;
  /** A text longer than any board. `found` counts UTF-16 units if these exceed the maximum, else bytes of UTF-8. */
  "text-too-long": InText & Counts;
  /** More cells than a board may have. */
  "too-many-cells": InText & Counts;
  /** A row is longer or shorter than the first. */
  "uneven-rows": InText & Counts & Place;
  /** Rows or the whole text do not fit `width`. */
  "width-mismatch": InText & Counts & Place;
  /** No symbol, for example a lone combining mark or a control character. */
  "bad-symbol": InText & Place & { found: string };
  /** A symbol of too many UTF-16 units. */
  "symbol-too-long": InText & Counts & Place;
  /** `?` outside a goal. */
  "any-cell-in-start": InText & Place;
  /** The start has no blank; `expected` lists the marks for one. */
  "no-blank": { expected: string[] };
  /**
   * Start and goal can never match: they differ in `size` (such as `3 x 2`) or in a `wall`, or the goal has more of a `symbol`
   * than the start, `null` being the blank. `goal` is the index of the goal.
   */
  "goal-mismatch": { text: "goal"; goal: number } & (
    | { kind: "size"; found: string; expected: string }
    | ({ kind: "wall" } & Place)
    | ({ kind: "symbol"; symbol: string | null } & Counts & Place)
  );
  /** A `cell` that is not on the board; `expected` is the number of cells. */
  "cell-out-of-range": { found: string | number | null; expected: number };
  /** The method does not take the board; `use` does. {@link methods} tells beforehand. */
  unsupported: { algorithm: Algorithm; why: Refusal; use: Algorithm };
  /** Bytes that are no valid table. */
  "bad-table": { why: TableFault };
  /** A search that is known to need more than `maxBytes`, or a table without room; `expected` is the maximum. */
  "too-large": { bytes: number; expected: number };
  /**
   * Moves that cannot be read or played; `at` is the first of them, from 0. `span` is present for texts; all moves before it
   * can be played.
   */
  "bad-moves": { at: number; found: string; expected: ExpectedMove; span?: Span };
}

/**
 * Why bytes are no valid table. `no-table`: wrong first bytes. `version`: written by another version. `length`: too many or too
 * few. `checksum`: changed after writing.
 */
export type TableFault = "no-table" | "version" | "length" | "checksum";

/** A part of the text that the caller passed, in UTF-16 units for `text.slice(...span)`. */
export type Span = [from: number, to: number];

/** A place in a text. The span is empty if something is missing. */
export interface Place {
  /** From 1. */
  row: number;
  /** From 1. */
  column: number;
  /** The wrong part of the text. */
  span: Span;
}

/** The text that is wrong. */
export interface InText {
  /** The argument or option; `board` is the start. */
  text: "board" | "goal" | "spell";
  /** The index of the goal, from 0; `null` for other texts. */
  goal: number | null;
}

/** An actual number and an expected one. */
export interface Counts {
  /** The actual number. */
  found: number;
  /** The required number, or the maximum. */
  expected: number;
}

/** The value that an argument takes. The message says it in words. */
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
 * The value that an option takes. The message says it in words. A wrong type or range: `boolean`, `whole-number`,
 * `positive-number`, `board-text`, `goals`, `groups`, `one-symbol`, `blocks`, `axis`, `direction`, `metric`. `symbols`,
 * `symbols-once`: `same` contains a non-symbol, or a symbol twice. `fewer-goals`, `fewer-cells`: too many. `goal`,
 * `block-metric`: required with blocks. `same-size`, `free-gates`: `gates` does not fit the board. `pieces`: `start` must
 * name the pieces. `tiles`, `word-of-bag`: required for `word`. `pieces-of-goal`, `depth-too`: required for `spell`. `kind`,
 * `move-range`, `piece-range`, `frame`, `blanks`: wrong in a {@link Wish}. `slice`: not below `slices`. `board-count`: `count` is
 * not from 1 to 1000. `rush-only`, `klotski-only`: the option is for that kind only.
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
  | "depth-too"
  | "kind"
  | "move-range"
  | "piece-range"
  | "frame"
  | "blanks"
  | "slice"
  | "board-count"
  | "rush-only"
  | "klotski-only";

/**
 * The text expected in place of a move. `letter-or-number`: found neither. `cell-first`: several blanks or blocks require a cell.
 * `movable-piece`: no piece there can move so. `one-way`: the tile with this number can slide in no direction, or in
 * several. `count`: a number from 1. `smaller-number`, `fewer-steps`: too large for any board.
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
  /** Number of moves to the goal; `null` without a solution. */
  length: number | null;
  /** True if the solution is proven shortest. */
  optimal: boolean;
  /** The single steps of the next move, in order. */
  moves: Move[];
  /** The metric of `length`. */
  metric: Metric;
}

/** Options of `survey`. The goal is an argument. */
export interface SurveyOptions extends Omit<BoardOptions, "goal"> {
  /**
   * A board with all pieces; only positions that it can reach are enumerated. Required if the goal has don't-care cells, or with
   * several goals. Default: the goal.
   */
  start?: string;
  /** The metric. Default: `step`. */
  metric?: Metric;
  /**
   * Maximum number of positions, approximately. Default: no limit. With fewer than the space has, a space too large for
   * `maxBytes` is not refused. It also limits the search from `start` for the goals that it can reach, if there may be
   * several.
   */
  maxNodes?: number;
  /** Maximum memory in bytes, approximately. Default: 1 GiB. */
  maxBytes?: number;
  /** The seed of random choices, a whole number. Default: 0. */
  seed?: number;
}

/**
 * The result of `survey`, a state-space enumeration. Tiles that no goal names are identical: positions that differ only in them
 * count once. Boards can be reached from `start`, as far as the solvability test can tell.
 */
export interface SurveyResult {
  /** `done`: every position was met. `stopped`: ended early, see `limit`. */
  status: "done" | "stopped";
  /** The metric of distances. */
  metric: Metric;
  /** Number of positions at each distance from the nearest goal; if stopped, only of complete layers. */
  counts: number[];
  /** The sum of `counts`. */
  positions: number;
  /** The largest distance. */
  max: number;
  /** The mean distance. */
  mean: number;
  /** Boards at the largest distance: all, or the first 1000. */
  farthest: string[];
  /** A random board of each distance. */
  samples: string[];
  /** The limit that ended it; `null` if done. */
  limit: AnswerLimit | null;
}

/** The limit that ended an enumeration, a count or a generator early: an option, or `budget` while it is paused. */
export type AnswerLimit = "maxNodes" | "maxBytes" | "budget";

/** Options of `countShortest`. */
export interface CountOptions extends SolveOptions {
  /** Maximum number of solutions to list, up to 1000. Default: 10. */
  list?: number;
}

/** The result of `countShortest`. */
export interface CountResult {
  /** `solved`: counted. `unsolvable`: proven. `stopped`: ended early, see `limit`. */
  status: "solved" | "unsolvable" | "stopped";
  /** The metric of `length`. */
  metric: Metric;
  /** The length of a shortest solution; `null` unless solved. */
  length: number | null;
  /**
   * The number of shortest solutions in decimal digits, for `BigInt(count)`, since it may exceed the exact range of a `number`.
   * Two solutions differ if their boards do. `null` unless solved.
   */
  count: string | null;
  /** True if there is exactly one shortest solution. */
  unique: boolean;
  /** Number of different positions after each move; tiles that no goal names are identical. */
  widths: number[];
  /** The first move, from 0, in which the solutions differ; `null` for a single one. */
  parts: number | null;
  /** The first solutions, up to `list`. */
  solutions: Move[][];
  /** The limit that ended it; `null` if solved or unsolvable. */
  limit: AnswerLimit | null;
}

/** Options of `compose`, the puzzle generator. The goal is an argument. */
export interface ComposeOptions extends SurveyOptions {
  /** Exact number of moves. Default: the maximum of the space, or any with `spell`. */
  depth?: number;
  /** Only boards with a single shortest solution, among 2000 that are drawn. */
  unique?: boolean;
  /** Maximum number of boards, from 1 to 1000. Default: 1. */
  count?: number;
  /** Required start: a board text of the goal's size, with `?` for any piece. */
  spell?: string;
  /** A word to place first; the goal is then only a bag of symbols, and the others are shuffled. */
  word?: string;
}

/**
 * The result of `compose`. Tiles that no goal names are identical: boards that differ only in them are listed once. They can be
 * reached from `start`, as far as the solvability test can tell.
 */
export interface ComposeResult {
  /** `done`: the list is complete. `stopped`: ended early, see `limit`; boards may be missing. */
  status: "done" | "stopped";
  /** The goal of the boards. */
  goal: string;
  /** The metric of `length`. */
  metric: Metric;
  /** The boards. `length` is `null` if only `solve` can tell: on large boards with `spell`. */
  boards: { board: string; length: number | null }[];
  /** The limit that ended it; `null` if done. */
  limit: AnswerLimit | null;
}

/** The form of a state graph: Graphviz's language, GraphML, or a table (RFC 4180) of nodes and edges. */
export type GraphForm = "dot" | "graphml" | "csv";

/** Options of `stateGraph`. */
export interface StateGraphOptions extends Omit<SurveyOptions, "seed"> {
  /** Default: `dot`. */
  form?: GraphForm;
}

/** The result of `stateGraph`. */
export interface StateGraphResult {
  /** `done`: the graph is complete. `stopped`: ended early, see `limit`. */
  status: "done" | "stopped";
  /** Number of positions met. */
  positions: number;
  /** The graph. A node has its board and its distance from the nearest goal, an edge its moves. */
  text: string;
  /** The limit that ended it; `null` if done. */
  limit: AnswerLimit | null;
}

/** A kind of layouts: Rush Hour's cars and trucks, or Klotski's target of 2x2 cells, dominoes and single cells. */
export type LayoutKind = "rush" | "klotski";

/** A number, or the least and the greatest; the greatest may be `Infinity`. */
export type NumberRange = number | readonly [least: number, most: number];

/** The puzzles that `generate` makes. */
export interface Wish {
  /** The kind. */
  kind: LayoutKind;
  /** Moves of a shortest solution, from 1 to 250: in the metric `slide` for `rush`, `move` for `klotski`. Default: any. */
  moves?: NumberRange;
  /** Number of pieces, the target among them. Default: any. */
  pieces?: NumberRange;
  /** Only boards with a single shortest solution. Default: false. */
  unique?: boolean;
  /** Allows pieces without which the solution is as long. For `rush` only. Default: false. */
  needless?: boolean;
  /**
   * A board of blanks, and for `rush` walls, of 3 to 7 rows and columns; for `klotski` 3 to 5. Default: 6 x 6; for `klotski` 4
   * columns and 5 rows.
   */
  frame?: string;
  /** Number of blanks. For `klotski` only. Default: 2. */
  blanks?: number;
  /** Number of boards, from 1 to 1000. Default: 1. */
  count?: number;
  /** The same wish with the same seed gives the same boards on every machine. A whole number. Default: 0. */
  seed?: number;
}

/** Options of `generate`. */
export interface GenerateOptions {
  /** Maximum number of layouts to try for one board. For `rush` only. Default: 100,000. */
  maxLayouts?: number;
  /** Maximum memory in bytes, approximately. Default: 1 GiB. */
  maxBytes?: number;
}

/** The result of `generate`. */
export interface GenerateResult {
  /** `done`: all boards were found. `stopped`: ended early, see `limit`; `boards` has those found. */
  status: "done" | "stopped";
  /** Number of layouts tried. */
  tried: number;
  /** The boards, all different. */
  boards: GeneratedBoard[];
  /** The limit that ended it: an option, `budget` while it is paused, `nothingLeft` if no other board exists; `null` if done. */
  limit: "maxLayouts" | "maxBytes" | "budget" | "nothingLeft" | null;
}

/** A board of `generate`. It is solved with `blocks: "all"`, of `rush` with `axis: "long"`, too. */
export interface GeneratedBoard {
  /** The board; `A` is the target. */
  board: string;
  /** Number of columns. */
  width: number;
  /** The goal. */
  goal: string;
  /** Moves of a shortest solution, proven. */
  moves: number;
  /** Number of positions that can be reached. Equal pieces are interchangeable. */
  component: number;
  /** The greatest distance of a position that can be reached from the nearest solved one. */
  farthest: number;
}

/** The layouts that `enumerate` lists. */
export type Layouts = RushSlice | KlotskiFrame;

/** Slice `slice` (from 0, by default 0) of `slices` (by default 1) of the puzzles of Rush Hour's box. */
export interface RushSlice {
  /** The kind. */
  kind: "rush";
  /** From 0. Default: 0. */
  slice?: number;
  /** The number of slices. Default: 1. */
  slices?: number;
}

/** Every layout of a frame with a number of blanks. */
export interface KlotskiFrame {
  /** The kind. */
  kind: "klotski";
  /** Number of blanks. Default: 2. */
  blanks?: number;
  /** A board of 3 to 5 rows and columns of blanks. Default: 4 columns, 5 rows. */
  frame?: string;
}

/** Options of `enumerate`. */
export interface EnumerateOptions {
  /** Maximum memory in bytes, approximately. Default: 1 GiB. */
  maxBytes?: number;
}

/** The result of `enumerate`, by kind. If stopped, it has what was complete. */
export type EnumerateResult = RushPuzzles | KlotskiLayouts;

/** The puzzles of a slice of Rush Hour's. */
export interface RushPuzzles {
  /** `done`: complete. `stopped`: ended early, see `limit`. */
  status: "done" | "stopped";
  /** Of each component with a solution the least of its farthest boards, if it has no needless piece. */
  puzzles: { board: string; moves: number; component: number }[];
  /** The limit that ended it, `budget` while it is paused; `null` if done. */
  limit: "maxBytes" | "budget" | null;
}

/** The layouts of a Klotski frame. */
export interface KlotskiLayouts {
  /** `done`: complete. `stopped`: ended early, see `limit`. */
  status: "done" | "stopped";
  /** Number of layouts; mirror images count. */
  layouts: number;
  /** Number of layouts from which the goal can be reached. */
  solvable: number;
  /** The greatest distance from the nearest solved layout, in the metric `move`. */
  deepest: number;
  /** The layouts by pieces. */
  materials: KlotskiMaterial[];
  /** The limit that ended it, `budget` while it is paused; `null` if done. */
  limit: "maxBytes" | "budget" | null;
}

/** The layouts of the same pieces. */
export interface KlotskiMaterial {
  /** Number of blanks. */
  blanks: number;
  /** Number of pieces of 2x1 cells. */
  lying: number;
  /** Number of pieces of 1x2 cells. */
  standing: number;
  /** Number of pieces of one cell. */
  singles: number;
  /** Number of layouts; mirror images count. */
  layouts: number;
  /** Number of layouts from which the goal can be reached. */
  solvable: number;
  /** The greatest distance from the nearest solved layout, in the metric `move`. */
  deepest: number;
  /** A board at that distance; `null` if no layout has a solved target. */
  board: string | null;
}
