import type { ParsedBoard } from "taisou";
import type { CellView } from "../board/board";
import type { BoardTexts } from "../i18n/board-ja";
import { placeOf } from "../model/puzzle/position";

/** What a screen reader says of a cell: what is there, where that is, and where it can go. */
export function partsOfName(
  parsed: ParsedBoard,
  index: number,
  mark: number,
  t: BoardTexts,
): string[] {
  const cell = parsed.cells[index];
  if (cell === undefined) return [];
  const place = t.place(...placeOf(index, parsed.width));
  const parts = [t.cellName(whatIs(cell, mark, t), place)];
  if (cell.ways.length > 0) parts.push(t.canGo(cell.ways));
  return parts;
}

function whatIs(
  cell: { readonly kind: CellView["kind"]; readonly symbol: string },
  mark: number,
  t: BoardTexts,
): string {
  switch (cell.kind) {
    case "tile":
      return t.tileName(cell.symbol, mark === 0 ? null : mark);
    case "blank":
      return t.blankCell;
    case "wall":
      return t.wallCell;
    case "any":
      return t.anyCell;
  }
}
