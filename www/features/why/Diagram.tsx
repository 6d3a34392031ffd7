import type { ComponentChildren } from "preact";
import type { ParsedBoard } from "taisou";
import { MiniBoard, SIDE } from "../../board/MiniBoard";

interface Props {
  readonly board: ParsedBoard;
  readonly name: string;
  readonly caption: string;
  /** The cells are coloured like a chessboard, the first one light. */
  readonly isChequered?: boolean;
  /** Drawn over the board, where a cell is `SIDE` wide. */
  readonly children: ComponentChildren;
}

interface SheetProps extends Pick<ParsedBoard, "width" | "height"> {
  readonly children: ComponentChildren;
}

/** The margin around pieces through which the colours of the cells show. */
const CHEQUERED_INSET = 2.2;

/** A picture of a board with layers under and over it. */
export function Diagram({ board, name, caption, isChequered = false, children }: Props) {
  const { width, cells } = board;
  const squares = (colour: number) =>
    cells
      .flatMap(({ kind }, cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const isDrawn = kind !== "wall" && (x + y) % 2 === colour;
        return isDrawn ? [`M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`] : [];
      })
      .join("");
  return (
    <figure class={isChequered ? "diagram chequered" : "diagram"}>
      <div class="diagram-picture" role="img" aria-label={name}>
        {isChequered && (
          <Sheet {...board}>
            <path class="square-light" d={squares(0)} />
            <path class="square-dark" d={squares(1)} />
          </Sheet>
        )}
        <MiniBoard board={board} {...(isChequered && { inset: CHEQUERED_INSET })} />
        <Sheet {...board}>{children}</Sheet>
      </div>
      <figcaption class="note">{caption}</figcaption>
    </figure>
  );
}

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
