import type { Parsed, ParsedBoard } from "taisou";
import { SIDE } from "../../board/MiniBoard";
import { outlineOf } from "../../board/outline";
import type { Texts } from "../../i18n/ja";
import { rowAndColumn } from "../../model/derived/position";
import { barOf } from "./corridor";
import { Diagram } from "./Diagram";
import type { WhyTexts } from "./ja";

interface Props {
  readonly start: Parsed;
  readonly goal: ParsedBoard;
  readonly goalName: string;
  readonly cells: readonly number[];
  /** The option `same` is set: some different pieces count as the same. */
  readonly hasSame: boolean;
  readonly t: Texts;
  readonly w: WhyTexts;
}

/** Shows the cells that can never match the goal, because of the shape of the board. */
export function Barred({ start, goal, goalName, cells, hasSame, t, w }: Props) {
  const { width } = start;
  const outline = outlineOf({ cells, width, side: SIDE, inset: 0.8, radius: 2.6 });
  const marks = <path class="barred" d={outline} />;
  const named = (board: ParsedBoard, cell: number) => {
    const piece = board.cells[cell];
    if (piece?.kind === "any") return t.anyCell;
    return piece?.kind === "tile" ? piece.symbol : t.blankCell;
  };
  return (
    <>
      <p>{w.bars[hasSame ? "open" : barOf(start, goal, cells)]}</p>
      <div class="diagrams">
        <Diagram board={start} name={w.marksPicture} caption={w.start}>
          {marks}
        </Diagram>
        <Diagram board={goal} name={w.marksGoalPicture} caption={goalName}>
          {marks}
        </Diagram>
      </div>
      <ul class="barred-cells" aria-label={w.marked} tabIndex={cells.length > 4 ? 0 : undefined}>
        {cells.map((cell) => (
          <li key={cell}>
            {w.wanted(t.place(...rowAndColumn(cell, width)), named(start, cell), named(goal, cell))}
          </li>
        ))}
      </ul>
    </>
  );
}
