import "./descent.css";
import { useRef } from "preact/hooks";
import { type DistanceBounds, isExact } from "../../app/live/bounds";
import { count } from "../../i18n/numbers";
import { useWidth } from "../../ui/use-width";
import type { CheckTexts } from "./ja";

interface Props {
  readonly k: CheckTexts;
  readonly bounds: readonly DistanceBounds[];
  readonly losses: readonly (number | null)[];
}

const HEIGHT = 150;
const LEFT = 48;
const EDGE = 10;
const BOTTOM = 24;

/** A line chart of the distance to the goal after each move. */
export function Descent({ k, bounds, losses }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const moves = bounds.length - 1;
  const known = bounds.flatMap((one, at) => (isExact(one) ? [{ at, left: one.least }] : []));
  const most = Math.max(...known.map(({ left }) => left), 1);
  const floor = HEIGHT - BOTTOM;
  const x = (at: number) => LEFT + (at / Math.max(moves, 1)) * Math.max(width - LEFT - EDGE, 0);
  const y = (left: number) => EDGE + (1 - left / most) * (floor - EDGE);
  const start = bounds[0];
  return (
    <div class="descent svg-chart" ref={frame}>
      {moves > 0 && start !== undefined && isExact(start) && width > 0 && (
        <>
          <svg width={width} height={HEIGHT} role="img" aria-label={k.chart(start.least, moves)}>
            <line class="axis-line" x1={LEFT} x2={width - EDGE} y1={floor} y2={floor} />
            <text class="beside" x={LEFT - 6} y={y(most)}>
              {count(most)}
            </text>
            <text class="beside" x={LEFT - 6} y={y(0)}>
              0
            </text>
            <text class="axis" transform={`translate(11 ${(EDGE + floor) / 2}) rotate(-90)`}>
              {k.axisLeft}
            </text>
            <text class="axis" x={x(moves / 2)} y={floor + 17}>
              {k.axisMade}
            </text>
            <text x={x(0)} y={floor + 17} text-anchor="start">
              {k.start}
            </text>
            <text x={x(moves)} y={floor + 17} text-anchor="end">
              {k.moveNumber(moves)}
            </text>
            {known.slice(1).map(({ at, left }, index) => {
              const before = known[index];
              if (before === undefined) return null;
              // The distances between are not known yet.
              const gap = at - before.at > 1;
              const kind = gap ? "open" : (losses[at - 1] ?? 0) > 0 ? "losing" : "good";
              return (
                <line
                  key={at}
                  class={`leg ${kind}`}
                  x1={x(before.at)}
                  y1={y(before.left)}
                  x2={x(at)}
                  y2={y(left)}
                />
              );
            })}
          </svg>
          <p class="note">{k.chartHelp}</p>
        </>
      )}
    </div>
  );
}
