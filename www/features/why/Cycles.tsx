import { SIDE } from "../../board/MiniBoard";
import { hueOf } from "../../board/symbol";
import { arrowBetween, middleOf } from "./arrow";
import { arrowsOf, type Cycle } from "./cycles";

/** Dash patterns, because colour alone does not tell cycles apart. Cycles with the same one differ by their number. */
const DASHES = ["none", "4 2", "1.4 1.8", "7 1.8 1.4 1.8"];

export function dashOf(cycle: Cycle): string {
  return DASHES[(cycle.number - 1) % DASHES.length] ?? "none";
}

interface Props {
  readonly cycles: readonly Cycle[];
  readonly width: number;
  readonly lit: number | null;
}

export function Cycles({ cycles, width, lit }: Props) {
  // The highlighted cycle is drawn last, over the others.
  const inOrder = cycles.toSorted((a, b) => Number(a.number === lit) - Number(b.number === lit));
  return (
    <>
      {inOrder.map((cycle) => {
        const arrows = arrowsOf(cycle.cells).map(([from, to]) => arrowBetween(from, to, width));
        const lines = arrows.map(({ line }) => line).join("");
        const heads = arrows.map(({ head }) => head).join("");
        const [x, y] = arrows[0]?.middle ?? [0, 0];
        return (
          <g
            key={cycle.number}
            class="cycle"
            data-cycle={cycle.number}
            data-lit={lit === null ? undefined : lit === cycle.number}
            style={{ "--hue": hueOf(cycle.number) }}
          >
            <path class="cycle-halo" d={lines + heads} />
            <path class="cycle-line" d={lines} stroke-dasharray={dashOf(cycle)} />
            <path class="cycle-head" d={heads} />
            <circle class="cycle-badge" cx={x} cy={y} r={SIDE * 0.135} />
            <text class="cycle-number" x={x} y={y}>
              {cycle.number}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function BlankMark({ cell, width }: { readonly cell: number; readonly width: number }) {
  const [cx, cy] = middleOf(cell, width);
  return <circle class="blank-mark" cx={cx} cy={cy} r={SIDE * 0.28} />;
}
