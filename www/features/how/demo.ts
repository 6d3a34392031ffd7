import type { Direction, Move, Parsed } from "taisou";
import { DragPath } from "../../app/drag-path";
import type { Rules } from "../../engine/rules";
import { boardsAlong } from "../../model/puzzle/boards";
import { blockOf, carry } from "../../model/puzzle/move-pieces";
import { countLines } from "../../model/state/selectors";
import { createValue, type Value } from "../../model/state/value";

export interface DemoPuzzle {
  readonly start: string;
  readonly goal: string;
  readonly width: number;
}

export interface DemoState {
  readonly puzzle: DemoPuzzle;
  readonly parsed: Parsed;
  /** For each cell the cell on which its piece stood when the board was opened. */
  readonly pieces: readonly number[];
  /** A new object for every opened board. */
  readonly base: object;
  /** True until the first move after a board was opened. */
  readonly opened: boolean;
  /** Moves since then, in single steps and in whole lines. */
  readonly steps: number;
  readonly lines: number;
  /** The last boards, step by step, ending with the displayed one. */
  readonly trail: readonly string[];
}

/** Number of boards remembered. */
const TRAIL = 8;

/** Shown if the module has failed. */
const NO_BOARD: Parsed = {
  board: "",
  width: 1,
  height: 1,
  cells: [],
  blocks: [],
  goals: [],
  solved: false,
  same: [],
  axis: null,
  gates: null,
};

/** A small board beside an explanation. */
export class Demo {
  readonly value: Value<DemoState>;
  readonly #rules: Rules;
  #seed = 0;

  constructor(rules: Rules, puzzle: DemoPuzzle) {
    this.#rules = rules;
    this.value = createValue(this.#opened(puzzle, puzzle.start));
  }

  readonly click = (cell: number): void => {
    const stepped = this.#step(this.value.state().parsed.board, cell);
    if (stepped !== null) this.#move(stepped.moves, stepped.board);
  };

  readonly grab = (cell: number): DragPath =>
    new DragPath(this.value.state().parsed, cell, this.#step, this.#move);

  /** Opens another puzzle, or restarts the present one. */
  open(puzzle = this.value.state().puzzle): void {
    this.value.set(this.#opened(puzzle, puzzle.start));
  }

  /** Opens another board of the same puzzle, in an order that is the same for every demo. */
  readonly scramble = (): void => {
    const { puzzle } = this.value.state();
    const { start, width, goal } = puzzle;
    this.#seed += 1;
    const board = this.#rules.scramble(start, width, this.#seed, { goal });
    if (board !== null) this.value.set(this.#opened(puzzle, board));
  };

  #opened(puzzle: DemoPuzzle, board: string): DemoState {
    const parsed = this.#rules.parse(board, puzzle.width, { goal: puzzle.goal }) ?? NO_BOARD;
    return {
      puzzle,
      parsed,
      pieces: parsed.cells.map((_, cell) => cell),
      base: {},
      opened: true,
      steps: 0,
      lines: 0,
      trail: [parsed.board],
    };
  }

  readonly #step = (board: string, cell: number, direction?: Direction) => {
    const { goal, width } = this.value.state().puzzle;
    const options = direction === undefined ? { goal } : { goal, direction };
    return this.#rules.step(board, width, cell, options);
  };

  readonly #move = (moves: readonly Move[], board: string): boolean => {
    const { puzzle, parsed, pieces, steps, lines, trail } = this.value.state();
    const reached = this.#rules.parse(board, puzzle.width, { goal: puzzle.goal });
    if (moves.length === 0 || reached === null) return false;
    const after = [...pieces];
    for (const move of moves) carry(after, move, blockOf(parsed));
    const boardAfter = boardsAlong(parsed, moves);
    const passed = moves.map((_, index) => boardAfter(index + 1));
    this.value.set({
      parsed: reached,
      pieces: after,
      opened: false,
      steps: steps + moves.length,
      lines: lines + countLines(moves),
      trail: [...trail, ...passed].slice(-TRAIL),
    });
    return true;
  };
}
