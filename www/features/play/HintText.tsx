import type { BoardTexts } from "../../i18n/board-ja";
import { nextLevel } from "../../model/derived/hints";
import { identicalTileNumbers } from "../../model/derived/position";
import type { Hint } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";

interface Props {
  readonly hint: Exclude<Hint, { kind: "none" | "without" }>;
  readonly puzzle: Puzzle | null;
  readonly t: BoardTexts;
}

/** The last hint, and what the next press would show. */
export function HintText({ hint, puzzle, t }: Props) {
  const next = hint.kind === "found" ? nextLevel(hint.level) : null;
  return (
    <p class="hint-line">
      {told(hint, puzzle, t)}
      {(next === "piece" || next === "move") && <span class="hint-next">{t.hintNext[next]}</span>}
    </p>
  );
}

function told(hint: Props["hint"], puzzle: Puzzle | null, t: BoardTexts): string {
  switch (hint.kind) {
    case "done":
      return t.hintDone;
    case "found":
      if (hint.level === "left") return t.hintLeft(hint.left);
      return hint.level === "piece"
        ? t.hintPiece(hint.symbol, hint.left, whereOf(hint, puzzle, t))
        : t.hintIs(hint.symbol, hint.direction, hint.left, whereOf(hint, puzzle, t));
  }
}

/** The place of the tile to move, where others look like it. */
function whereOf(
  { symbol, cell }: Extract<Hint, { kind: "found" }>,
  puzzle: Puzzle | null,
  t: BoardTexts,
): string {
  if (puzzle === null) return "";
  const { width, start } = puzzle;
  const numbers = identicalTileNumbers(start);
  const isAlone = !start.cells.some((one, at) => one.symbol === symbol && (numbers[at] ?? 0) > 0);
  return isAlone ? "" : t.hintWhere(t.place(Math.floor(cell / width) + 1, (cell % width) + 1));
}
