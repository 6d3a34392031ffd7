import type { Parsed } from "taisou";
import type { BoardView, CellView } from "../board/board-view";
import { NO_JOIN } from "../board/joins";
import { MOVE_MILLIS, OPEN_MILLIS } from "../board/motion";
import type { BoardTexts } from "../i18n/board-ja";
import { partsOfName } from "./cell-name";

/** The content of a small board. */
export interface PlainBoard {
  readonly parsed: Parsed;
  readonly pieces: readonly number[];
  readonly base: object;
  /** No move since it was opened. */
  readonly opened: boolean;
}

/**
 * The view of a small board of one-cell tiles.
 *
 * @param more Further parts of a cell, and of its accessible name.
 */
export function plainView(
  { parsed, pieces, base, opened }: PlainBoard,
  label: string,
  t: BoardTexts,
  more: (cell: number) => Partial<CellView> & { readonly names?: readonly string[] } = () => ({}),
): BoardView {
  const cells = parsed.cells.map(({ kind, symbol, ways }, index): CellView => {
    const { names = [], ...own } = more(index);
    return {
      ...{ kind, symbol },
      name: [...partsOfName(parsed, index, 0, t), ...names].join(t.and),
      movable: ways.length > 0,
      ...{ mark: 0, hint: null, next: [], join: NO_JOIN },
      ...{ first: index, picked: false, part: null },
      ...own,
    };
  });
  const { width, height, solved } = parsed;
  return {
    ...{ width, height, cells, pieces, base, label, solved },
    won: false,
    // A swipe scrolls the text instead.
    swipes: false,
    millis: opened ? OPEN_MILLIS : MOVE_MILLIS,
    picture: null,
  };
}
