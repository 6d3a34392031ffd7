import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useWidth } from "../../ui/use-width";
import { ticksIn } from "./chart-data";

interface Props {
  readonly heading: string;
  /** A screen reader says it in place of the drawing. */
  readonly label: string;
  readonly note?: string;
  /** From the first to the last place on the x axis. */
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly xName: string;
  readonly yName: string;
  readonly xText: (x: number) => string;
  readonly yText: (y: number) => string;
  readonly draw: (area: PlotArea) => ComponentChildren;
}

/** Functions from values to pixels. */
export interface PlotArea {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly width: number;
}

const HEIGHT = 190;
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 18, 8, 40];

/** A chart with axes, as wide as its frame. */
export function Plot({ heading, label, note, x, y, xName, yName, xText, yText, draw }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const floor = HEIGHT - BOTTOM;
  const room = Math.max(width - LEFT - RIGHT, 50);
  const area: PlotArea = {
    x: (value) => LEFT + ((value - x[0]) / Math.max(x[1] - x[0], 1e-9)) * room,
    y: (value) => {
      const part = (value - y[0]) / Math.max(y[1] - y[0], 1e-9);
      return TOP + (1 - Math.min(Math.max(part, 0), 1)) * (floor - TOP);
    },
    width: room,
  };
  const wanted = Math.max(Math.floor(room / 60), 2);
  return (
    <figure class="plot">
      <figcaption>{heading}</figcaption>
      <div class="svg-chart" ref={frame}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="img" aria-label={label}>
            {ticksIn(y).map((value) => (
              <g key={value} transform={`translate(0 ${area.y(value)})`}>
                <line class="plot-grid" x1={LEFT} x2={LEFT + room} />
                <text class="plot-value" x={LEFT - 6}>
                  {yText(value)}
                </text>
              </g>
            ))}
            <line class="axis-line" x1={LEFT} x2={LEFT + room} y1={floor} y2={floor} />
            {ticksIn(x, wanted)
              .filter((value) => Number.isInteger(value) || x[1] - x[0] < 4)
              .map((value) => (
                <text key={value} class="axis" x={area.x(value)} y={floor + 16}>
                  {xText(value)}
                </text>
              ))}
            <text class="axis" x={LEFT + room / 2} y={HEIGHT - 6}>
              {xName}
            </text>
            <text class="axis" transform={`translate(11 ${(TOP + floor) / 2}) rotate(-90)`}>
              {yName}
            </text>
            {draw(area)}
          </svg>
        )}
      </div>
      {note !== undefined && <p class="note">{note}</p>}
    </figure>
  );
}

/** A line through these points, without those that are no number. */
export function lineThrough(points: Iterable<readonly [number, number]>, area: PlotArea): string {
  return Array.from(points)
    .filter(([, value]) => Number.isFinite(value))
    .map(([at, value]) => `${area.x(at).toFixed(1)},${area.y(value).toFixed(1)}`)
    .join(" ");
}
