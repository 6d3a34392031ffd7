import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { count } from "../../i18n/numbers";
import { share, short } from "../../i18n/rounded";
import { type Box, barsIn, type ChartBar, labelled, linesAcross, type Scale } from "../../ui/bars";
import { arrowOf } from "../../ui/keys";
import { useWidth } from "../../ui/use-width";
import { isPress } from "./drawing";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly s: SpaceTexts;
  readonly counts: readonly number[];
  readonly positions: number;
  readonly scale: Scale;
  /** The distances of the displayed board and of the start; `null` if unknown. */
  readonly here: number | null;
  readonly start: number | null;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onOpen: (distance: number) => void;
}

const heightFor = (width: number) => Math.round(Math.min(Math.max(width * 0.36, 240), 400));
/** The margins, for the flags above, the counts on the left and the distances below. */
const TOP = 40;
const LEFT = 58;
const BOTTOM = 42;
const RIGHT = 8;

/** The number of positions at each distance; a bar opens a board at its distance. */
export function Chart(props: Props) {
  const { s, counts, positions, scale, here, start, drawing, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = heightFor(width);
  const [active, setActive] = useState<number | null>(null);
  const [lastFocused, setLastFocused] = useState<number | null>(null);
  /** The bar that Tab moves to. */
  const entry = Math.min(lastFocused ?? here ?? 0, counts.length - 1);
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
  const flag = { room, of: counts.length };
  const nameOf = ({ distance, count: some }: ChartBar) =>
    s.bar(distance, count(some), share(some / positions));

  function go(event: KeyboardEvent, distance: number): void {
    if (isPress(event)) onOpen(distance);
    const direction = arrowOf(event);
    if (direction !== "left" && direction !== "right") return;
    event.preventDefault();
    const next = distance + (direction === "left" ? -1 : 1);
    const element = drawing.current?.querySelector(`[data-distance="${next}"]`);
    if (element instanceof SVGElement) element.focus();
  }

  return (
    <div class="chart svg-chart" ref={frame}>
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
              setLastFocused(bar.distance);
            }}
            onBlur={() => setActive(null)}
          >
            <rect x={bar.x} y={box.top} width={room} height={box.height} />
            <rect
              class="bar-fill"
              x={bar.x + room * 0.1}
              y={bar.y}
              width={room * 0.8}
              height={bar.height}
            />
          </g>
        ))}
        <line class="axis-line" x1={box.left} x2={box.left + box.width} y1={floor} y2={floor} />
        {labelled(counts.length, room).map((distance) => (
          <text key={distance} class="axis" x={box.left + (distance + 0.5) * room} y={floor + 16}>
            {distance}
          </text>
        ))}
        <text class="axis" x={box.left + box.width / 2} y={floor + 36}>
          {s.axisDistance}
        </text>
        <text class="axis" transform={`translate(11 ${box.top + box.height / 2}) rotate(-90)`}>
          {scale === "log" ? s.axisCountsLog : s.axisCounts}
        </text>
        {start !== null && start !== here && (
          <Flag kind="start" word={s.start} bar={bars[start]} {...flag} y={30} />
        )}
        {here !== null && <Flag kind="here" word={s.hereShort} bar={bars[here]} {...flag} y={14} />}
      </svg>
      <p class="note chart-note">
        {active === null || bars[active] === undefined ? s.barHelp : nameOf(bars[active])}
      </p>
    </div>
  );
}

interface FlagProps {
  readonly kind: "here" | "start";
  readonly word: string;
  readonly bar: ChartBar | undefined;
  /** The width of a bar with its gap. */
  readonly room: number;
  readonly of: number;
  readonly y: number;
}

/** A flag on a bar; its word stays inside the drawing. */
function Flag({ kind, word, bar, room, of, y }: FlagProps) {
  if (bar === undefined) return null;
  const x = bar.x + room / 2;
  const part = (bar.distance + 0.5) / of;
  const anchor = part < 0.12 ? "start" : part > 0.88 ? "end" : "middle";
  return (
    <g class={`chart-mark ${kind}`}>
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
