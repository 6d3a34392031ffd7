import type { Direction, Move } from "taisou";
import type { DraggedPiece } from "../board/dragged-piece";
import type { Rules } from "../engine/rules";
import type { BoardTexts } from "../i18n/board-ja";
import { cellToSlide, neighbour, type PositionOf } from "../model/derived/position";
import type { Lang } from "../model/lang";
import { directionOf } from "../model/play/direction";
import type { Gesture } from "../model/play/play";
import { canUndo } from "../model/state/past-puzzles";
import { countLines, hasBlocks, playedGestures, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { DragPath, type StepFrom } from "./drag-path";

export type TextsIn = (lang: Lang) => BoardTexts;

export class PlayController {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #positionOf: PositionOf;
  readonly #textsIn: TextsIn;

  constructor(store: Store, rules: Rules, positionOf: PositionOf, textsIn: TextsIn) {
    this.#store = store;
    this.#rules = rules;
    this.#positionOf = positionOf;
    this.#textsIn = textsIn;
  }

  /** Slides the line between this cell and the blank; asks for the direction if there is more than one. */
  readonly click = (cell: number, direction?: Direction): void => {
    const state = this.#store.state();
    const { puzzle } = state;
    if (puzzle === null) return;
    const stepped = this.#rules.step(shownBoard(state), puzzle.width, cell, {
      ...puzzle.options,
      ...(direction === undefined ? {} : { direction }),
    });
    if (stepped === null) return;
    const { board, moves, ways } = stepped;
    if (moves.length > 0) this.#slide(moves, board);
    else if (ways.length > 1 && direction === undefined) {
      this.#store.dispatch({ type: "asked", cell, ways });
    } else if (state.choosing !== null) this.#store.dispatch({ type: "unasked" });
  };

  /** Slides a tile in this direction into the blank, or the whole line. */
  readonly slide = (direction: Direction, wholeLine: boolean): void => {
    const state = this.#store.state();
    const position = this.#positionOf(state);
    if (position === null) return;
    const lastMoves = playedGestures(state).at(-1)?.moves;
    // The cell that the last gesture vacated: its rearmost tile's origin.
    const vacated = lastMoves?.at(-1)?.from ?? null;
    const cell = cellToSlide(position.parsed, direction, wholeLine, vacated);
    if (cell !== null) this.click(cell, direction);
  };

  /** Begins to drag the piece on this cell, as one gesture; `null` without a board. */
  readonly grab = (cell: number): DraggedPiece | null => {
    const state = this.#store.state();
    const position = this.#positionOf(state);
    const { puzzle } = state;
    if (puzzle === null || position === null) return null;
    // Nothing else may move the board, or ask about it, during a drag.
    if (state.choosing !== null) this.#store.dispatch({ type: "unasked" });
    if (state.replaying) this.#store.dispatch({ type: "replayed", on: false });
    const step: StepFrom = (board, from, direction) =>
      this.#rules.step(board, puzzle.width, from, { ...puzzle.options, direction });
    return new DragPath(position.parsed, cell, step, (moves, board) => {
      if (moves.length === 0) return false;
      this.#slide(moves, board);
      return true;
    });
  };

  /** Picks up the piece on this cell for the keyboard, or drops the picked one. */
  readonly pick = (cell: number): void => {
    const state = this.#store.state();
    const found = this.#positionOf(state)?.parsed.cells[cell];
    if (found?.kind !== "tile") return;
    const texts = this.#textsIn(state.lang);
    if (state.picked !== null) this.letGo();
    else if (found.ways.length === 0) {
      const spoken = texts.cannotMove(found.symbol);
      this.#store.dispatch({ type: "picked", cell: null, spoken });
    } else this.#store.dispatch({ type: "picked", cell, spoken: texts.picked(found.symbol) });
  };

  readonly push = (direction: Direction): void => {
    const state = this.#store.state();
    const { puzzle, picked } = state;
    const position = this.#positionOf(state);
    if (puzzle === null || picked === null || position === null) return;
    const options = { ...puzzle.options, direction };
    const stepped = this.#rules.step(shownBoard(state), puzzle.width, picked, options);
    if (stepped === null) return;
    const { board, moves } = stepped;
    const to = neighbour(position.parsed, picked, direction);
    if (moves.length === 0 || to === null) {
      const symbol = position.parsed.cells[picked]?.symbol ?? "";
      const spoken = this.#textsIn(state.lang).cannotGo(symbol, direction);
      this.#store.dispatch({ type: "picked", cell: picked, spoken });
    } else this.#slide(moves, board, to);
  };

  readonly letGo = (): void => {
    const state = this.#store.state();
    const { picked } = state;
    if (picked === null) return;
    const symbol = this.#positionOf(state)?.parsed.cells[picked]?.symbol ?? "";
    const spoken = this.#textsIn(state.lang).letGo(symbol);
    this.#store.dispatch({ type: "picked", cell: null, spoken });
  };

  /** Makes the move that the hint shows; false if it shows none. */
  readonly followHint = (): boolean => {
    const { hint } = this.#store.state();
    if (hint.kind !== "found" || hint.level !== "move") return false;
    if (hint.board !== shownBoard(this.#store.state())) return false;
    this.#slide(hint.gesture.moves, hint.gesture.board);
    return true;
  };

  readonly undo = (): void => {
    if (canUndo(this.#store.state())) this.#store.dispatch({ type: "undone" });
    else this.#store.dispatch({ type: "notice", notice: { kind: "nothingUndone" } });
  };

  #slide(moves: readonly Move[], board: string, picked?: number): void {
    const gesture: Gesture = { moves, board };
    const spoken = spokenMove(this.#store.state(), moves, this.#textsIn);
    this.#store.dispatch({
      type: "slid",
      gesture,
      spoken,
      ...(picked === undefined ? {} : { picked }),
    });
  }
}

/**
 * The announcement of a move: the tiles, their direction, and the cell of the blank. For a block, or a tile dragged along
 * more than one line, the piece and its new cell, because more than one blank may remain.
 */
export function spokenMove(state: AppState, moves: readonly Move[], textsIn: TextsIn): string {
  const texts = textsIn(state.lang);
  const last = moves.at(-1);
  const width = state.puzzle?.width ?? 1;
  if (last === undefined) return "";
  const placeOf = (cell: number) => texts.place(Math.floor(cell / width) + 1, (cell % width) + 1);
  if (hasBlocks(state) || countLines(moves) > 1) {
    return texts.brought(last.symbol, placeOf(last.to));
  }
  const symbols = moves.map(({ symbol }) => symbol).join(texts.and);
  return texts.slid(symbols, directionOf(last, width), placeOf(last.from));
}
