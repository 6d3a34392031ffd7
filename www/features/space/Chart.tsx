import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { count, share, short } from "../../i18n/numbers";
import { arrowOf } from "../../ui/keys";
import { useWidth } from "../../ui/use-width";
import { type Box, barsIn, type ChartBar, labelled, linesAcross, type Scale } from "./bars";
import type { SpaceTexts } from "./ja";
import { pressed } from "./pressed";

interface Props {
  readonly s: SpaceTexts;
  readonly counts: readonly number[];
  readonly positions: number;
  readonly scale: Scale;
  /** The distance of the board on show, and of the start; `null` where it is not known. */
  readonly here: number | null;
  readonly start: number | null;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onOpen: (distance: number) => void;
}

/** As high as a wide screen has room for. */
const heightFor = (width: number) => Math.round(Math.min(Math.max(width * 0.36, 240), 400));
/** Room for the marks above, the counts beside and the distances below. */
const TOP = 40;
const LEFT = 58;
const BOTTOM = 42;
const RIGHT = 8;

/** How many positions there are at each distance; a bar opens a board that far away. */
export function Chart(props: Props) {
  const { s, counts, positions, scale, here, start, drawing, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = heightFor(width);
  /** The bar that the pointer or the focus is on. */
  const [active, setActive] = useState<number | null>(null);
  /** The bar that Tab leads to: where the focus was, or the player is. */
  const [left, setLeft] = useState<number | null>(null);
  const entry = Math.min(left ?? here ?? 0, counts.length - 1);
  const box: Box = {
    left: LEFT,
    top: TOP,
    width: Math.max(width - LEFT - RIGHT, 100),
    height: height - TOP - BOTTOM,
  };
  const room = box.width / counts.length;
  const bars = barsIn(box, counts, scale);
  const lines = linesAcross(counts, scale);
  const floor = box.top + box.height;
  const nameOf = ({ distance, count: some }: ChartBar) =>
    s.bar(distance, count(some), share(some / positions));

  function go(event: KeyboardEvent, distance: number): void {
    if (pressed(event)) onOpen(distance);
    const direction = arrowOf(event);
    if (direction !== "left" && direction !== "right") return;
    event.preventDefault();
    const next = distance + (direction === "left" ? -1 : 1);
    const element = drawing.current?.querySelector(`[data-distance="${next}"]`);
    if (element instanceof SVGElement) element.focus();
  }

  return (
    <div class="chart" ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is a drawing */}
      <svg
        ref={drawing}
        width={Math.max(width, LEFT + RIGHT + 100)}
        height={height}
        role="group"
        aria-label={s.chart}
        onPointerLeave={() => setActive(null)}
      >
        {lines.map(({ count: some, height }) => (
          <g key={some} class="across" transform={`translate(0 ${floor - height * box.height})`}>
            <line x1={box.left} x2={box.left + box.width} />
            <text x={box.left - 6}>{short(some, lines.at(-1)?.count)}</text>
          </g>
        ))}
        {bars.map((bar) => (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
          <g
            key={bar.distance}
            class="bar"
            role="button"
            tabindex={bar.distance === entry ? 0 : -1}
            aria-label={nameOf(bar)}
            aria-current={bar.distance === here ? "true" : undefined}
            data-distance={bar.distance}
            data-active={bar.distance === active || undefined}
            onClick={() => onOpen(bar.distance)}
            onKeyDown={(event) => go(event, bar.distance)}
            onPointerEnter={() => setActive(bar.distance)}
            onFocus={() => {
              setActive(bar.distance);
              setLeft(bar.distance);
            }}
            onBlur={() => setActive(null)}
          >
            <rect class="bar-room" x={bar.x} y={box.top} width={room} height={box.height} />
            <rect
              class="bar-fill"
              x={bar.x + room * 0.1}
              y={bar.y}
              width={room * 0.8}
              height={bar.height}
            />
          </g>
        ))}
        <line class="floor" x1={box.left} x2={box.left + box.width} y1={floor} y2={floor} />
        {labelled(counts.length, room).map((distance) => (
          <text key={distance} class="below" x={box.left + (distance + 0.5) * room} y={floor + 16}>
            {distance}
          </text>
        ))}
        <text class="below" x={box.left + box.width / 2} y={floor + 36}>
          {s.axisDistance}
        </text>
        <text class="below" transform={`translate(11 ${box.top + box.height / 2}) rotate(-90)`}>
          {scale === "log" ? s.axisCountsLog : s.axisCounts}
        </text>
        {start !== null && start !== here && mark("start", s.start, start, 30)}
        {here !== null && mark("here", s.hereShort, here, 14)}
      </svg>
      <p class="note chart-note">
        {active === null || bars[active] === undefined ? s.barHelp : nameOf(bars[active])}
      </p>
    </div>
  );

  /** A flag on the bar of this distance; its word stays inside the drawing. */
  function mark(kind: "here" | "start", word: string, distance: number, y: number) {
    const bar = bars[distance];
    if (bar === undefined) return null;
    const x = bar.x + room / 2;
    const part = (distance + 0.5) / counts.length;
    const anchor = part < 0.12 ? "start" : part > 0.88 ? "end" : "middle";
    return (
      <g class={`mark ${kind}`}>
        <line x1={x} x2={x} y1={y + 4} y2={bar.y} />
        <text
          x={anchor === "middle" ? x : x + (anchor === "start" ? -4 : 4)}
          y={y}
          text-anchor={anchor}
        >
          {word}
        </text>
      </g>
    );
  }
}
