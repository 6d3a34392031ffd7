import "./bars.css";
import { useRef, useState } from "preact/hooks";
import type { Progress } from "../../engine/protocol";
import { bytes, seconds } from "../../i18n/numbers";
import { short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
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
/** Space after the longest bar for its number. */
const BEHIND = 76;

interface MeasureDrawn {
  readonly amountOf: (progress: Progress) => number;
  readonly textOf: (value: number, t: ToolTexts) => string;
}

const DRAWN: Readonly<Record<Measure, MeasureDrawn>> = {
  nodes: { amountOf: ({ stats }) => stats.nodes, textOf: (value) => short(value) },
  time: { amountOf: ({ millis }) => millis, textOf: (value, t) => t.secondsUnit(seconds(value)) },
  memory: { amountOf: ({ stats }) => stats.bytes, textOf: (value) => bytes(value) },
};

/** A bar for each method, on a logarithmic scale. */
export function Bars({ t, c, trials }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [measure, setMeasure] = useState<Measure>("nodes");
  const { amountOf, textOf } = DRAWN[measure];
  const measured = trials.flatMap((trial) =>
    trial.progress === null ? [] : [{ trial, value: amountOf(trial.progress) }],
  );
  const scale = logScale(measured.map(({ value }) => value));
  const room = Math.max(width - BEHIND, 80);
  const floor = measured.length * ROW;
  return (
    <div class="stack bars svg-chart">
      <ChoiceButtons
        legend={c.chartOf}
        isLegendUnseen
        options={MEASURES}
        value={measure}
        textOf={(one) => c.measures[one]}
        onChoice={setMeasure}
      />
      <div ref={frame}>
        <svg
          width={Math.max(width, BEHIND + 80)}
          height={floor + FOOT}
          role="img"
          aria-label={c.chart(c.measures[measure])}
        >
          {scale.marks.map((mark) => (
            <g key={mark} transform={`translate(${0.5 + scale.at(mark) * room} 0)`}>
              <line class="grid-line" y1={0} y2={floor} />
              <text
                class="mark-text"
                y={floor + 15}
                text-anchor={scale.at(mark) === 0 ? "start" : "middle"}
              >
                {textOf(mark, t)}
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
              {/* A break mark, because the axis does not begin at 0. */}
              <path class="bar-break" d={`M7 ${21 + BAR}l5 ${-BAR + 2 - 4}`} />
              <text class="bar-value" x={Math.max(scale.at(value) * room, 2) + 8} y={22 + BAR - 2}>
                {textOf(value, t)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p class="note">{c.logScale}</p>
    </div>
  );
}
