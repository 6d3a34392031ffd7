import type { Direction, Move, Parsed } from "taisou";
import { DragPath } from "../../app/drag-path";
import type { DraggedPiece } from "../../board/dragged-piece";
import type { Rules } from "../../engine/rules";
import { boardsAlong } from "../../model/puzzle/boards";
import { blockOf, carry } from "../../model/puzzle/move-pieces";
import { countLines } from "../../model/state/selectors";
import { createValue, type Value } from "../../model/state/value";

/** A puzzle with one blank, to try things on. */
export interface DemoPuzzle {
  readonly start: string;
  readonly goal: string;
  readonly width: number;
}

export interface DemoState {
  readonly puzzle: DemoPuzzle;
  readonly parsed: Parsed;
  /** Which piece stands on each cell, by the cell it was opened on. */
  readonly pieces: readonly number[];
  /** Changes with every board that is opened. */
  readonly base: object;
  /** True if that was the last event. */
  readonly opened: boolean;
  /** Moves since then, counted in two ways. */
  readonly steps: number;
  readonly lines: number;
  /** The last boards, step by step, the one on show being the last of them. */
  readonly trail: readonly string[];
}

/** A small board beside an explanation; what it does, the module says. */
export interface Demo {
  readonly value: Value<DemoState>;
  click(cell: number): void;
  /** Takes up the tile on a cell, to be dragged. */
  grab(cell: number): DraggedPiece;
  /** Another puzzle; left out, the one there is from its beginning. */
  open(puzzle?: DemoPuzzle): void;
  /** Another board of the same puzzle. The first one is always the same, and so is the next. */
  scramble(): void;
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
};

export function createDemo(rules: Rules, first: DemoPuzzle): Demo {
  let seed = 0;

  function opened(puzzle: DemoPuzzle, board: string): DemoState {
    const parsed = rules.parse(board, puzzle.width, { goal: puzzle.goal }) ?? NO_BOARD;
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

  const value = createValue<DemoState>(opened(first, first.start));

  function moved(moves: readonly Move[], board: string): boolean {
    const { puzzle, parsed, pieces, steps, lines, trail } = value.state();
    const reached = rules.parse(board, puzzle.width, { goal: puzzle.goal });
    if (moves.length === 0 || reached === null) return false;
    const after = [...pieces];
    for (const move of moves) carry(after, move, blockOf(parsed));
    const boardAfter = boardsAlong(parsed, moves);
    const passed = moves.map((_, index) => boardAfter(index + 1));
    value.set({
      parsed: reached,
      pieces: after,
      opened: false,
      steps: steps + moves.length,
      lines: lines + countLines(moves),
      trail: [...trail, ...passed].slice(-TRAIL),
    });
    return true;
  }

  return {
    value,

    click(cell) {
      const { puzzle, parsed } = value.state();
      const { goal, width } = puzzle;
      const stepped = rules.step(parsed.board, width, cell, { goal });
      if (stepped !== null) moved(stepped.moves, stepped.board);
    },

    grab(cell) {
      const { puzzle, parsed } = value.state();
      const { goal, width } = puzzle;
      const step = (board: string, from: number, direction: Direction) =>
        rules.step(board, width, from, { goal, direction });
      return new DragPath(parsed, cell, step, moved);
    },

    open(puzzle = value.state().puzzle) {
      value.set(opened(puzzle, puzzle.start));
    },

    scramble() {
      const { puzzle } = value.state();
      seed += 1;
      const board = rules.scramble(puzzle.start, puzzle.width, seed, { goal: puzzle.goal });
      if (board !== null) value.set(opened(puzzle, board));
    },
  };
}
