import { useRef, useState } from "preact/hooks";
import { bytes, seconds, short } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import { logScale } from "../../ui/log-scale";
import { useWidth } from "../../ui/use-width";
import type { CompareTexts } from "./ja";
import { MEASURES, type Measure, type Trial } from "./trial";

interface Props {
  readonly t: ToolTexts;
  readonly c: CompareTexts;
  readonly trials: readonly Trial[];
}

const ROW = 44;
const BAR = 14;
const FOOT = 40;
/** Room behind the longest bar for its number. */
const BEHIND = 76;

/** A bar for each method, on a scale on which small ones show beside large ones. */
export function Bars({ t, c, trials }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [measure, setMeasure] = useState<Measure>("nodes");
  const measured = trials.flatMap((trial) => {
    const value = amountOf(trial, measure);
    return value === null ? [] : [{ trial, value }];
  });
  const scale = logScale(measured.map(({ value }) => value));
  const room = Math.max(width - BEHIND, 80);
  const floor = measured.length * ROW;
  return (
    <div class="bars">
      <fieldset class="choices">
        <legend class="unseen">{c.chartOf}</legend>
        {MEASURES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === measure}
            onClick={() => setMeasure(one)}
          >
            {c.measures[one]}
          </button>
        ))}
      </fieldset>
      <div ref={frame}>
        <svg
          width={Math.max(width, BEHIND + 80)}
          height={floor + FOOT}
          role="img"
          aria-label={c.chart(c.measures[measure])}
        >
          {scale.marks.map((mark) => (
            <g key={mark} transform={`translate(${0.5 + scale.at(mark) * room} 0)`}>
              <line class="mark-line" y1={0} y2={floor} />
              <text
                class="mark-text"
                y={floor + 15}
                text-anchor={scale.at(mark) === 0 ? "start" : "middle"}
              >
                {textOf(mark, measure, t)}
              </text>
            </g>
          ))}
          <text class="mark-text axis" x={room / 2} y={floor + 33}>
            {c.logAxis(c.measures[measure])}
          </text>
          {measured.map(({ trial, value }, row) => (
            <g
              key={trial.algorithm}
              class="trial-bar"
              data-proven={
                trial.ending === "shortest" || trial.ending === "unsolvable" || undefined
              }
              transform={`translate(0 ${row * ROW})`}
            >
              <text y={16}>{t.algorithms[trial.algorithm]}</text>
              <rect
                x={0.5}
                y={22}
                width={Math.max(scale.at(value) * room, 2)}
                height={BAR}
                rx={3}
              />
              {/* The axis does not begin at 0, so the length of a bar is no measure of its value. */}
              <path class="bar-break" d={`M7 ${21 + BAR}l5 ${-BAR + 2 - 4}`} />
              <text class="bar-value" x={Math.max(scale.at(value) * room, 2) + 8} y={22 + BAR - 2}>
                {textOf(value, measure, t)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p class="note">{c.logScale}</p>
    </div>
  );
}

/** `null` where there is nothing to draw. */
function amountOf({ progress }: Trial, measure: Measure): number | null {
  if (progress === null) return null;
  switch (measure) {
    case "nodes":
      return progress.stats.nodes;
    case "time":
      return progress.millis;
    case "memory":
      return progress.stats.bytes;
  }
}

function textOf(value: number, measure: Measure, t: ToolTexts): string {
  switch (measure) {
    case "nodes":
      return short(value);
    case "time":
      return t.secondsUnit(seconds(value));
    case "memory":
      return bytes(value);
  }
}
