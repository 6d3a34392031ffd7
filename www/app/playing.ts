import type { Direction, Move } from "taisou";
import { textsIn } from "../i18n/text";
import { attempt } from "./attempt";
import { cellToSlide, type Position } from "./position";
import type { Rules } from "./rules";
import type { AppState, Gesture } from "./state";
import type { Store } from "./store";
import { langOf, playedGestures, shownBoard } from "./view";

/** Moves by hand. */
export interface Playing {
  /** Slides the line between this cell and the blank; asks where that leaves a choice. */
  click(cell: number, direction?: Direction): void;
  /** Slides a tile this way into the blank, or the whole line. */
  slide(direction: Direction, wholeLine: boolean): void;
}

export function createPlaying(
  store: Store,
  rules: Rules,
  positionOf: (state: AppState) => Position | null,
): Playing {
  function click(cell: number, direction?: Direction): void {
    const state = store.state();
    const { puzzle } = state;
    if (puzzle === null) return;
    const stepped = attempt(store, () =>
      rules.step(shownBoard(state), puzzle.width, cell, {
        ...puzzle.options,
        ...(direction === undefined ? {} : { direction }),
      }),
    );
    if (stepped === null) return;
    const { board, moves, ways } = stepped;
    if (moves.length > 0) {
      const gesture: Gesture = { moves, board };
      store.dispatch({ type: "slid", gesture, spoken: spokenMove(state, moves) });
    } else if (ways.length > 1 && direction === undefined) {
      store.dispatch({ type: "asked", cell, ways });
    } else if (state.choosing !== null) {
      store.dispatch({ type: "unasked" });
    }
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
  };
}

/** What a screen reader says after a move: the tiles, where they went, and where the blank is now. */
function spokenMove(state: AppState, moves: readonly Move[]): string {
  const texts = textsIn(langOf(state));
  const last = moves.at(-1);
  const width = state.puzzle?.width ?? 1;
  if (last === undefined) return "";
  const symbols = moves.map(({ symbol }) => symbol).join(texts.and);
  const place = texts.place(Math.floor(last.from / width) + 1, (last.from % width) + 1);
  return texts.slid(symbols, directionOf(last, width), place);
}

/** The way of one step, from its two cells. */
export function directionOf({ from, to }: Move, width: number): Direction {
  if (to === from + 1 && width > 1) return "right";
  if (to === from - 1 && width > 1) return "left";
  return to > from ? "down" : "up";
}

/** The steps in gestures, one for each turn. Boards are made when they are asked for. */
export function gesturesOf(
  moves: readonly Move[],
  boardAfter: (count: number) => string,
): Gesture[] {
  const gestures: Gesture[] = [];
  let begin = 0;
  moves.forEach((move, index) => {
    if (moves[index + 1]?.turn === move.turn) return;
    gestures.push({
      moves: moves.slice(begin, index + 1),
      get board() {
        return boardAfter(index + 1);
      },
    });
    begin = index + 1;
  });
  return gestures;
}
