import type { BoardTexts } from "../../i18n/board-ja";
import { identicalTileNumbers, rowAndColumn } from "../../model/derived/position";
import type { Hint } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";

interface Props {
  readonly hint: Exclude<Hint, { kind: "none" | "without" }>;
  readonly puzzle: Puzzle | null;
  readonly t: BoardTexts;
}

/** The last hint, and what the next press would show. */
export function HintText({ hint, puzzle, t }: Props) {
  return (
    <p class="hint-line">
      {sentenceOf(hint, puzzle, t)}
      {hint.kind === "found" && <span class="hint-next">{t.hintNext[hint.level]}</span>}
    </p>
  );
}

function sentenceOf(hint: Props["hint"], puzzle: Puzzle | null, t: BoardTexts): string {
  if (hint.kind === "done") return t.solvedAlready;
  const { symbol, direction, left } = hint;
  switch (hint.level) {
    case "left":
      return t.hintLeft(left);
    case "piece":
      return t.hintPiece(symbol, left, whereOf(hint, puzzle, t));
    case "move":
      return t.hintIs(symbol, direction, left, whereOf(hint, puzzle, t));
  }
}

/** The place of the tile to move, if others are identical. */
function whereOf(
  { symbol, cell }: Extract<Hint, { kind: "found" }>,
  puzzle: Puzzle | null,
  t: BoardTexts,
): string {
  if (puzzle === null) return "";
  const { width, start } = puzzle;
  const numbers = identicalTileNumbers(start);
  const isUnique = !start.cells.some((one, at) => one.symbol === symbol && (numbers[at] ?? 0) > 0);
  return isUnique ? "" : t.hintWhere(t.place(...rowAndColumn(cell, width)));
}
