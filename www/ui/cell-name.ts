import type { ParsedBoard } from "taisou";
import { boundsOf } from "../board/cell-bounds";
import type { BoardTexts } from "../i18n/board-ja";

/**
 * The parts of a cell's accessible name: its content, its place, and its moves. All cells of a piece share one name.
 *
 * @param mark Its number among identical tiles; 0 for none.
 * @param isTarget The goal places this piece and leaves others open.
 */
export function partsOfName(
  parsed: ParsedBoard,
  index: number,
  mark: number,
  t: BoardTexts,
  isTarget = false,
): string[] {
  const cell = parsed.cells[index];
  if (cell === undefined) return [];
  const block = parsed.blocks.find((cells) => cells.includes(index)) ?? [index];
  const what = {
    tile: t.tileName(cell.symbol, mark === 0 ? null : mark),
    blank: t.blankCell,
    wall: t.wallCell,
    any: t.anyCell,
  }[cell.kind];
  const { top, left, bottom, right, isFull } = boundsOf(block, parsed.width);
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  const parts = [what];
  if (block.length > 1) parts.push(isFull ? t.size(rows, columns) : t.cellCount(block.length));
  if (isTarget) parts.push(t.targetPiece);
  const name = t.cellName(parts.join(t.and), placeOfPiece(block, parsed.width, t));
  return cell.ways.length > 0 ? [name, t.canGo(cell.ways)] : [name];
}

/** The rows and columns that a piece lies on. */
export function placeOfPiece(cells: readonly number[], width: number, t: BoardTexts): string {
  const { top, left, bottom, right } = boundsOf(cells, width);
  return t.place(top + 1, left + 1, bottom + 1, right + 1);
}
