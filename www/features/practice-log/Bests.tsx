import { decimal } from "../../i18n/numbers";
import { hundredths } from "../../model/practice/result-text";
import type { Statistics } from "../../model/practice/statistics";
import { bestsOf } from "./chart-data";
import type { PracticeLogTexts } from "./ja";
import { lineThrough, Plot } from "./Plot";

interface Props {
  readonly statistics: Statistics;
  readonly words: PracticeLogTexts;
}

const WINDOWS = [1, 5, 12] as const;

/** The personal bests as they fell: of a single, and of averages of 5 and 12. */
export function Bests({ statistics, words }: Props) {
  const lines = WINDOWS.map((window) => ({
    window,
    bests: bestsOf(statistics.averages("time", window)),
  })).filter(({ bests }) => bests.length > 0);
  const all = lines.flatMap(({ bests }) => bests.map(([, value]) => value));
  if (all.length === 0) return null;
  const last = statistics.count;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const pad = (most - least || most) * 0.08;
  const now = lines.map(
    ({ window, bests }) => `${words.windows[window]} ${hundredths(bests.at(-1)?.[1] ?? 0)}`,
  );
  return (
    <Plot
      heading={words.bests}
      label={words.bestsNow(now.join(" · "))}
      note={words.bestsNow(now.join(" · "))}
      x={[1, last]}
      y={[Math.max(least - pad, 0), most + pad]}
      xName={words.axisAttempts}
      yName={words.axisSeconds}
      xText={(at) => String(at)}
      yText={(ms) => decimal(ms / 1000)}
      draw={(area) =>
        lines.map(({ window, bests }) => {
          // A best holds until the next one.
          const steps = bests.flatMap(([at, value], index) => [
            [at + 1, value] as const,
            [(bests[index + 1]?.[0] ?? last - 1) + 1, value] as const,
          ]);
          const [, end] = bests.at(-1) ?? [0, 0];
          return (
            <g key={window} class={`plot-best of-${window}`}>
              <polyline points={lineThrough(steps, area)} />
              <text x={area.x(last)} y={area.y(end) - 4} text-anchor="end">
                {words.windows[window]}
              </text>
            </g>
          );
        })
      }
    />
  );
}
