import type { Direction, Move } from "taisou";
import type { DraggedPiece } from "../board/dragged-piece";
import type { Rules } from "../engine/rules";
import type { BoardTexts } from "../i18n/board-ja";
import { cellToSlide, neighbour, type Position } from "../model/derived/position";
import type { Lang } from "../model/lang";
import { directionOf } from "../model/play/direction";
import type { Gesture } from "../model/play/play";
import { canUndo } from "../model/state/past-puzzles";
import { countLines, hasBlocks, playedGestures, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { takeUp } from "./drag-path";

/** Moves by hand. */
export interface PlayController {
  /** Slides the line between this cell and the blank; asks where that leaves a choice. */
  click(cell: number, direction?: Direction): void;
  /** Slides a tile this way into the blank, or the whole line. */
  slide(direction: Direction, wholeLine: boolean): void;
  /** Takes up the piece on this cell, to be dragged; `null` without a board. One drag is one gesture. */
  grab(cell: number): DraggedPiece | null;
  /** The keyboard picks up the piece on this cell, or lets go of it. */
  pick(cell: number): void;
  /** Pushes what is picked up one cell this way. */
  push(direction: Direction): void;
  /** Lets go of what is picked up. */
  letGo(): void;
  /** Takes the last move back, or says that there is none. */
  undo(): void;
}

/** The words of the board in a language that was fetched. */
export type TextsIn = (lang: Lang) => BoardTexts;

export function createPlayController(
  store: Store,
  rules: Rules,
  positionOf: (state: AppState) => Position | null,
  textsIn: TextsIn,
): PlayController {
  function click(cell: number, direction?: Direction): void {
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null) return;
    const stepped = rules.step(shownBoard(state), puzzle.width, cell, {
      ...puzzle.options,
      ...(direction === undefined ? {} : { direction }),
    });
    if (stepped === null) return;
    const { board, moves, ways } = stepped;
    if (moves.length > 0) {
      const gesture: Gesture = { moves, board };
      store.dispatch({ type: "slid", gesture, spoken: spokenMove(state, moves, textsIn) });
    } else if (ways.length > 1 && direction === undefined) {
      store.dispatch({ type: "asked", cell, ways });
    } else if (state.choosing !== null) {
      store.dispatch({ type: "unasked" });
    }
  }

  function letGo(): void {
    const state = store.state();
    const { picked } = state;
    if (picked === null) return;
    const symbol = positionOf(state)?.parsed.cells[picked]?.symbol ?? "";
    const spoken = textsIn(state.lang).letGo(symbol);
    store.dispatch({ type: "picked", cell: null, spoken });
  }

  return {
    click,
    slide(direction, wholeLine) {
      const state = store.state();
      const position = positionOf(state);
      if (position === null) return;
      const lastMoves = playedGestures(state).at(-1)?.moves;
      // The cell that the last gesture left empty: where its rearmost tile began.
      const vacated = lastMoves?.at(-1)?.from ?? null;
      const cell = cellToSlide(position.parsed, direction, wholeLine, vacated);
      if (cell !== null) click(cell, direction);
    },

    grab(cell) {
      const state = store.state();
      const position = positionOf(state);
      const { puzzle } = state;
      if (puzzle === null || position === null) return null;
      // Nothing else may move the board meanwhile, or ask about it.
      if (state.choosing !== null) store.dispatch({ type: "unasked" });
      if (state.replaying) store.dispatch({ type: "replayed", on: false });
      const step = (board: string, from: number, direction: Direction) =>
        rules.step(board, puzzle.width, from, { ...puzzle.options, direction });
      return takeUp(position.parsed, cell, step, (moves, board) => {
        if (moves.length === 0) return false;
        const gesture: Gesture = { moves, board };
        store.dispatch({
          type: "slid",
          gesture,
          spoken: spokenMove(store.state(), moves, textsIn),
        });
        return true;
      });
    },

    pick(cell) {
      const state = store.state();
      const found = positionOf(state)?.parsed.cells[cell];
      if (found?.kind !== "tile") return;
      const texts = textsIn(state.lang);
      if (state.picked !== null) letGo();
      else if (found.ways.length === 0) {
        const spoken = texts.cannotMove(found.symbol);
        store.dispatch({ type: "picked", cell: null, spoken });
      } else store.dispatch({ type: "picked", cell, spoken: texts.picked(found.symbol) });
    },

    push(direction) {
      const state = store.state();
      const { puzzle, picked } = state;
      const position = positionOf(state);
      if (puzzle === null || picked === null || position === null) return;
      const options = { ...puzzle.options, direction };
      const stepped = rules.step(shownBoard(state), puzzle.width, picked, options);
      if (stepped === null) return;
      const { board, moves } = stepped;
      const to = neighbour(position.parsed, picked, direction);
      if (moves.length === 0 || to === null) {
        const symbol = position.parsed.cells[picked]?.symbol ?? "";
        const spoken = textsIn(state.lang).cannotGo(symbol, direction);
        store.dispatch({ type: "picked", cell: picked, spoken });
      } else {
        const spoken = spokenMove(state, moves, textsIn);
        store.dispatch({ type: "slid", gesture: { moves, board }, spoken, picked: to });
      }
    },

    letGo,

    undo() {
      if (canUndo(store.state())) store.dispatch({ type: "undone" });
      else store.dispatch({ type: "notice", notice: { kind: "nothingUndone" } });
    },
  };
}

/**
 * What a screen reader says after a move: the tiles, where they went, and where the blank is now. A block, or a tile
 * that was dragged on, leaves more than one blank: then where it is now.
 */
function spokenMove(state: AppState, moves: readonly Move[], textsIn: TextsIn): string {
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
