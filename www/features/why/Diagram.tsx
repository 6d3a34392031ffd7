import type { ComponentChildren } from "preact";
import type { ParsedBoard } from "taisou";
import { MiniBoard, SIDE } from "../../board/MiniBoard";

interface Props {
  readonly board: ParsedBoard;
  /** Its name for who does not see it. */
  readonly name: string;
  readonly caption: string;
  /** Whether the cells are coloured like a chessboard, the first one light. */
  readonly isChequered?: boolean;
  /** What is drawn over it; a cell is `SIDE` wide. */
  readonly children: ComponentChildren;
}

interface SheetProps extends Pick<ParsedBoard, "width" | "height"> {
  readonly children: ComponentChildren;
}

/** The room that pieces leave around them where the colours of the cells are to show. */
const CHEQUERED_INSET = 2.2;

/** A picture of a board with something beneath it and something over it. */
export function Diagram({ board, name, caption, isChequered = false, children }: Props) {
  const { width, cells } = board;
  const squares = (colour: number) =>
    cells
      .flatMap(({ kind }, cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const is = kind !== "wall" && (x + y) % 2 === colour;
        return is ? [`M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`] : [];
      })
      .join("");
  return (
    <figure class={isChequered ? "diagram chequered" : "diagram"}>
      <div class="diagram-picture" role="img" aria-label={name}>
        {isChequered && (
          <Sheet {...board}>
            <path class="square light" d={squares(0)} />
            <path class="square dark" d={squares(1)} />
          </Sheet>
        )}
        {isChequered ? (
          <MiniBoard board={board} inset={CHEQUERED_INSET} />
        ) : (
          <MiniBoard board={board} />
        )}
        <Sheet {...board}>{children}</Sheet>
      </div>
      <figcaption class="note">{caption}</figcaption>
    </figure>
  );
}

/** As large as the picture of the board, to lie under or over it. */
function Sheet({ width, height, children }: SheetProps) {
  return (
    <svg
      class="mini"
      viewBox={`0 0 ${width * SIDE} ${height * SIDE}`}
      style={{ "--w": width, "--h": height }}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
