import type { BoardView, CellView } from "../../board/board-view";
import { NO_TARGETS } from "../../board/goal-targets";
import { joinsOf, NO_JOIN } from "../../board/joins";
import { MOVE_MILLIS, OPEN_MILLIS } from "../../board/motion";
import { carHue } from "../../board/symbol";
import type { BoardTexts } from "../../i18n/board-ja";
import { photoParts, pictureOf } from "../../model/derived/picture";
import { identicalTileNumbers, isAtGoal, type Position } from "../../model/derived/position";
import { puzzleTargets } from "../../model/puzzle/goals";
import { hasBlocks, liveOf, replayRate } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { partsOfName } from "../../ui/cell-name";

/** The view of the board; keeps its identity while none of its inputs changes. */
export function createBoardViews(): (
  state: AppState,
  position: Position | null,
  t: BoardTexts,
) => BoardView | null {
  let last: { readonly inputs: Inputs; readonly view: BoardView } | null = null;
  return (state, position, t) => {
    if (position === null) {
      last = null;
      return null;
    }
    const inputs = inputsOf(state, position, t);
    if (last === null || !isSame(inputs, last.inputs)) {
      const isSameBoard = last !== null && last.inputs.puzzle?.board === inputs.puzzle?.board;
      const millis = isSameBoard ? inputs.pace : OPEN_MILLIS;
      last = { inputs, view: { ...boardView(inputs), millis } };
    }
    return last.view;
  };
}

type Inputs = ReturnType<typeof inputsOf>;

/**
 * Everything that the view depends on. `boardView` gets nothing else, so the cache cannot miss a change. Each value
 * keeps its identity while it is the same.
 */
function inputsOf(state: AppState, position: Position, t: BoardTexts) {
  const { puzzle, prefs, replaying, hint, picked } = state;
  return {
    ...{ position, t, puzzle, hint, picked },
    tellsApart: prefs.tellApart,
    next: liveOf(state)?.next,
    picture: pictureOf(state),
    solved: isAtGoal(state, position),
    won: state.won !== null,
    swipes: !hasBlocks(state),
    // A replay's moves must not take longer than the time between them.
    pace: replaying ? Math.min(MOVE_MILLIS, 800 / replayRate(state)) : MOVE_MILLIS,
  };
}

function isSame(one: Inputs, other: Inputs): boolean {
  return (Object.keys(one) as (keyof Inputs)[]).every((key) => one[key] === other[key]);
}

function boardView({
  position: { parsed, pieces },
  puzzle,
  hint,
  picked,
  tellsApart,
  next = [],
  picture,
  solved,
  won,
  swipes,
  t,
}: Inputs): Omit<BoardView, "millis"> {
  const numbers = identicalTileNumbers(puzzle?.start ?? parsed);
  const joins = joinsOf(parsed);
  const firsts = parsed.cells.map((_, cell) => cell);
  for (const block of parsed.blocks) for (const cell of block) firsts[cell] = block[0] ?? cell;
  const parts = picture === null || puzzle === null ? null : photoParts(puzzle);
  const targets = puzzle === null ? NO_TARGETS : puzzleTargets(puzzle);
  const hinted = hint.kind === "found" && hint.level !== "left" ? hint : null;
  const block = parsed.blocks.find((cells) => cells.includes(hinted?.cell ?? -1));
  const isAxial = puzzle?.options.axis === "long";
  const cells = parsed.cells.map((cell, index): CellView => {
    const piece = pieces[index] ?? index;
    const mark = tellsApart && cell.kind === "tile" ? (numbers[piece] ?? 0) : 0;
    const marked = hinted?.cell === index || block?.includes(index) === true;
    const points = hinted?.cell === index && hinted.level === "move";
    const here = points ? hinted.direction : marked ? "piece" : null;
    // Cars have a colour each, which follows the letter.
    const isCar = isAxial && (joins[index] ?? NO_JOIN).classes !== "";
    const isTarget = mark === 0 && cell.kind === "tile" && targets.symbols.has(cell.symbol);
    const name = partsOfName(parsed, index, mark, t, isTarget);
    if (here !== null) name.push(t.hintedCell);
    const best = next.filter((one) => one.cell === index).map(({ direction }) => direction);
    if (best.length > 0) name.push(t.nextCell);
    const isPicked = picked !== null && firsts[picked] === firsts[index];
    if (isPicked) name.push(t.pickedCell);
    return {
      kind: cell.kind,
      symbol: cell.symbol,
      name: name.join(t.and),
      movable: cell.ways.length > 0,
      mark,
      hint: here,
      // A hint on the same cell replaces the best moves.
      next: here === null ? best : [],
      join: joins[index] ?? NO_JOIN,
      first: firsts[index] ?? index,
      picked: isPicked,
      isTarget,
      hue: isCar && !isTarget ? carHue(cell.symbol) : undefined,
      part: cell.kind === "tile" ? (parts?.get(cell.symbol) ?? null) : null,
    };
  });
  return {
    width: parsed.width,
    height: parsed.height,
    cells,
    target: targets.places,
    pieces,
    base: puzzle?.board,
    label: t.board,
    solved,
    won,
    swipes,
    picture,
  };
}
