import "./easel.css";
import { useRef, useState } from "preact/hooks";
import { arrowStep } from "../../board/focus";
import { type Join, joinsOf, NO_JOIN } from "../../board/joins";
import { langOfSymbol, letteringOf } from "../../board/symbol";
import { boardOf, type Mark, type Sketch } from "../../model/puzzle/sketch";

interface Props {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** The drawing after a stroke over these cells; without cells, the present one. */
  readonly pictureAfter: (cells: readonly number[]) => {
    readonly sketch: Sketch;
    readonly marks: readonly Mark[];
  };
  /** The cell to mark as wrong. */
  readonly atFault: number | null;
  readonly nameOf: (mark: Mark, cell: number) => string;
  readonly onStroke: (cells: readonly number[], by: "pointer" | "keyboard") => void;
}

/** Cells to draw on: in strokes with a pointer, one by one with the keyboard. */
export function Easel({ width, height, label, pictureAfter, atFault, nameOf, onStroke }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const stroke = useRef<readonly number[]>([]);
  const [, redraw] = useState(0);
  const [active, setActive] = useState(0);

  function go(cells: readonly number[]): void {
    stroke.current = cells;
    redraw((count) => count + 1);
  }

  /** The cell under a point, or the nearest one. */
  function cellAt({ clientX, clientY }: PointerEvent): [column: number, row: number] {
    const box = surface.current?.getBoundingClientRect();
    if (box === undefined) return [0, 0];
    const part = (at: number, begin: number, length: number, cells: number) =>
      Math.min(Math.max(Math.floor(((at - begin) / length) * cells), 0), cells - 1);
    return [part(clientX, box.left, box.width, width), part(clientY, box.top, box.height, height)];
  }

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    surface.current?.setPointerCapture(event.pointerId);
    const [column, row] = cellAt(event);
    setActive(row * width + column);
    go([row * width + column]);
  }

  function move(event: PointerEvent): void {
    const last = stroke.current.at(-1);
    if (!event.isPrimary || last === undefined) return;
    const [column, row] = cellAt(event);
    const path = pathTo([last % width, Math.floor(last / width)], [column, row]);
    const cells = path.map(([x, y]) => y * width + x);
    if (cells.length > 0) go([...stroke.current, ...cells]);
  }

  function up(event: PointerEvent): void {
    const cells = stroke.current;
    if (!event.isPrimary || cells.length === 0) return;
    go([]);
    onStroke(cells, "pointer");
  }

  const { sketch, marks } = pictureAfter(stroke.current);
  const joins = joinsOf(boardOf(sketch, marks));
  const reached = Math.min(active, marks.length - 1);
  return (
    <div class="board-frame easel-frame">
      <div class="board-host" style={{ "--w": width, "--h": height }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers */}
        <div
          ref={surface}
          role="group"
          aria-label={label}
          class="board easel"
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={() => go([])}
          onKeyDown={(event) => {
            const to = arrowStep(event, reached, width, height, (cell) => cell);
            if (to === null) return;
            event.preventDefault();
            setActive(to);
            surface.current?.querySelectorAll("button")[to]?.focus();
          }}
        >
          {marks.map((mark, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
            <span key={cell} class="cell" data-fault={cell === atFault || undefined}>
              <button
                type="button"
                class={`tile ${mark.kind} ${joins[cell]?.classes ?? ""}`.trimEnd()}
                aria-label={nameOf(mark, cell)}
                tabIndex={cell === reached ? 0 : -1}
                onFocus={() => setActive(cell)}
                // A pointer has already drawn in `up`.
                onClick={(event) => event.detail === 0 && onStroke([cell], "keyboard")}
              >
                <SymbolOn mark={mark} join={joins[cell] ?? NO_JOIN} />
              </button>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function SymbolOn({ mark: { kind, symbol }, join }: { readonly mark: Mark; readonly join: Join }) {
  const [right, down] = join.middle;
  const { lines, fit } = letteringOf(symbol);
  return (
    <span
      class="symbol"
      lang={langOfSymbol(symbol) ?? undefined}
      style={{
        translate: `calc(var(--pitch) * ${right}) calc(var(--pitch) * ${down})`,
        ...(fit < 1 ? { "--fit": fit.toFixed(3) } : {}),
      }}
    >
      {(kind === "tile" && !join.classes.includes("inner")) || kind === "any"
        ? lines.join("\n")
        : ""}
    </span>
  );
}

type Spot = readonly [column: number, row: number];

/** The cells from one to another without the first, each beside the last, so that a fast stroke leaves no gap. */
function pathTo(from: Spot, to: Spot): Spot[] {
  const path: Spot[] = [];
  let [column, row] = from;
  while (column !== to[0] || row !== to[1]) {
    if (Math.abs(to[0] - column) >= Math.abs(to[1] - row)) column += Math.sign(to[0] - column);
    else row += Math.sign(to[1] - row);
    path.push([column, row]);
  }
  return path;
}
