import { decimal } from "../../i18n/numbers";
import { hundredths } from "../../model/practice/result-text";
import type { Statistics } from "../../model/practice/statistics";
import { bucketsOf, movingAverage, rangeOf } from "./chart-data";
import type { PracticeLogTexts } from "./ja";
import { lineThrough, Plot } from "./Plot";

interface Props {
  readonly statistics: Statistics;
  readonly measure: "time" | "extra";
  readonly words: PracticeLogTexts;
}

/** More attempts are drawn as a band. */
const MOST_DOTS = 150;

/** The values of all attempts, and their moving average. */
export function Trend({ statistics, measure, words }: Props) {
  const values = statistics.values(measure);
  const averages = movingAverage(values);
  const range = rangeOf(values);
  if (range === null) return null;
  const isTime = measure === "time";
  const textOf = (value: number) =>
    Number.isFinite(value) ? (isTime ? hundredths(value) : decimal(value)) : words.unknown;
  const known = averages.map(([, value]) => value).filter(Number.isFinite);
  const isBand = values.length > MOST_DOTS;
  return (
    <Plot
      heading={isTime ? words.trendTime : words.trendExtra}
      label={words.trendNow(
        values.length,
        textOf(known[0] ?? Number.NaN),
        textOf(known.at(-1) ?? Number.NaN),
      )}
      note={isBand ? words.trendBand : words.trendHelp}
      x={[1, values.length]}
      y={range}
      xName={words.axisAttempts}
      yName={isTime ? words.axisSeconds : words.axisExtra}
      xText={(at) => String(at)}
      yText={(value) => (isTime ? decimal(value / 1000) : decimal(value))}
      draw={(area) => {
        const buckets = bucketsOf(values, isBand ? area.width / 4 : values.length);
        const upper = buckets.map(({ at, most }) => [at + 1, most] as const);
        const lower = buckets.map(({ at, least }) => [at + 1, least] as const).reverse();
        const step = Math.max(Math.floor(averages.length / area.width), 1);
        const line = averages
          .filter((_, index) => index % step === 0 || index === averages.length - 1)
          .map(([at, value]) => [at + 1, value] as const);
        return (
          <>
            {isBand ? (
              <polygon class="plot-band" points={lineThrough([...upper, ...lower], area)} />
            ) : (
              upper.map(([at, value]) => (
                <circle key={at} class="plot-dot" cx={area.x(at)} cy={area.y(value)} r={2.5} />
              ))
            )}
            <polyline class="plot-line" points={lineThrough(line, area)} />
          </>
        );
      }}
    />
  );
}
