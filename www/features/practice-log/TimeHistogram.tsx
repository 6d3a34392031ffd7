import { decimal } from "../../i18n/numbers";
import type { Statistics } from "../../model/practice/statistics";
import { binsOf } from "./chart-data";
import type { PracticeLogTexts } from "./ja";
import { Plot } from "./Plot";

interface Props {
  readonly statistics: Statistics;
  readonly words: PracticeLogTexts;
}

/** Narrowest bins, in milliseconds. */
const UNIT = 100;

/** How many attempts took how long. */
export function TimeHistogram({ statistics, words }: Props) {
  const values = statistics.values("time");
  const bins = binsOf(values, UNIT);
  if (bins === null) return null;
  const { from, step, counts, beyond } = bins;
  const most = Math.max(...counts);
  const fullest = from + counts.indexOf(most) * step;
  const textOf = (ms: number) => decimal(ms / 1000);
  return (
    <Plot
      heading={words.histogram}
      label={words.histogramNow(values.length, textOf(fullest), textOf(fullest + step))}
      {...(beyond > 0 && { note: words.beyond(beyond) })}
      x={[from / 1000, (from + counts.length * step) / 1000]}
      y={[0, most * 1.05]}
      xName={words.axisSeconds}
      yName={words.axisCount}
      xText={decimal}
      yText={(solves) => (Number.isInteger(solves) ? String(solves) : "")}
      draw={({ x, y }) =>
        counts.map((solves, index) => {
          const [left, right] = [from + index * step, from + (index + 1) * step];
          return (
            <rect
              key={left}
              class="plot-bar"
              x={x(left / 1000) + 1}
              width={Math.max(x(right / 1000) - x(left / 1000) - 2, 1)}
              y={y(solves)}
              height={y(0) - y(solves)}
            />
          );
        })
      }
    />
  );
}
