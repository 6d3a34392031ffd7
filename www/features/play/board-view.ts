import type { BoardView, CellView } from "../../board/board-view";
import { NO_TARGETS } from "../../board/goal-targets";
import { joinsOf, NO_JOIN } from "../../board/joins";
import { MOVE_MILLIS, OPEN_MILLIS } from "../../board/motion";
import type { BoardTexts } from "../../i18n/board-ja";
import { partsOf, pictureOf } from "../../model/derived/picture";
import { identicalTileNumbers, isAtGoal, type Position } from "../../model/derived/position";
import { puzzleTargets } from "../../model/puzzle/goals";
import { hasBlocks, liveOf, replayRate } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { partsOfName } from "../../ui/cell-name";

/** The view of the board; keeps its identity while nothing in it has changed. */
export function createBoardViews(): (
  state: AppState,
  position: Position | null,
  t: BoardTexts,
) => BoardView | null {
  let keys: readonly unknown[] = [];
  let base: string | undefined;
  let view: BoardView | null = null;
  return (state, position, t) => {
    const { puzzle, prefs, replaying, hint, picked, picture, won } = state;
    const { tellApart, speed } = prefs;
    const next = liveOf(state)?.next;
    const drawn = [position, puzzle, tellApart, speed, replaying, hint, picked, picture, t];
    const now = [...drawn, won, next];
    if (now.length === keys.length && now.every((key, index) => key === keys[index])) return view;
    keys = now;
    view = position === null ? null : boardView(state, position, t, base === puzzle?.board);
    base = puzzle?.board;
    return view;
  };
}

function boardView(
  state: AppState,
  position: Position,
  t: BoardTexts,
  sameBoard: boolean,
): BoardView {
  const { parsed, pieces } = position;
  const numbers = identicalTileNumbers(state.puzzle?.start ?? parsed);
  const joins = joinsOf(parsed);
  const firsts = parsed.cells.map((_, cell) => cell);
  for (const block of parsed.blocks) for (const cell of block) firsts[cell] = block[0] ?? cell;
  const picture = pictureOf(state);
  const parts = picture === null || state.puzzle === null ? null : partsOf(state.puzzle);
  const { hint, picked } = state;
  const next = liveOf(state)?.next ?? [];
  const targets = state.puzzle === null ? NO_TARGETS : puzzleTargets(state.puzzle);
  const hinted = hint.kind === "found" && hint.level !== "left" ? hint : null;
  const block = parsed.blocks.find((cells) => cells.includes(hinted?.cell ?? -1));
  const cells = parsed.cells.map((cell, index): CellView => {
    const piece = pieces[index] ?? index;
    const mark = state.prefs.tellApart && cell.kind === "tile" ? (numbers[piece] ?? 0) : 0;
    const marked = hinted?.cell === index || block?.includes(index) === true;
    const points = hinted?.cell === index && hinted.level === "move";
    const here = points ? hinted.direction : marked ? "piece" : null;
    const isTarget = mark === 0 && cell.kind === "tile" && targets.symbols.has(cell.symbol);
    const says = partsOfName(parsed, index, mark, t, isTarget);
    if (here !== null) says.push(t.hintedCell);
    const best = next.filter((one) => one.cell === index).map(({ direction }) => direction);
    if (best.length > 0) says.push(t.nextCell);
    const isPicked = picked !== null && firsts[picked] === firsts[index];
    if (isPicked) says.push(t.pickedCell);
    return {
      kind: cell.kind,
      symbol: cell.symbol,
      name: says.join(t.and),
      movable: cell.ways.length > 0,
      mark,
      hint: here,
      // The hint says it more plainly.
      next: here === null ? best : [],
      join: joins[index] ?? NO_JOIN,
      first: firsts[index] ?? index,
      picked: isPicked,
      isTarget,
      part: cell.kind === "tile" ? (parts?.get(cell.symbol) ?? null) : null,
    };
  });
  const pace = state.replaying ? Math.min(MOVE_MILLIS, 800 / replayRate(state)) : MOVE_MILLIS;
  return {
    width: parsed.width,
    height: parsed.height,
    cells,
    target: targets.cells,
    pieces,
    base: state.puzzle?.board,
    label: t.board,
    solved: isAtGoal(state, position),
    won: state.won !== null,
    swipes: !hasBlocks(state),
    millis: sameBoard ? pace : OPEN_MILLIS,
    picture,
  };
}
