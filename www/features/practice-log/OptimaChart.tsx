import { decimal } from "../../i18n/numbers";
import type { Attempt } from "../../model/practice/attempt";
import { optimaOf } from "./chart-data";
import type { PracticeLogTexts } from "./ja";
import { lineThrough, Plot } from "./Plot";

interface Props {
  readonly attempts: readonly Attempt[];
  readonly words: PracticeLogTexts;
}

/** The optima of the scrambles, against those of all positions. */
export function OptimaChart({ attempts, words }: Props) {
  const optima = optimaOf(attempts);
  if (optima === null) return <p class="note">{words.optimaNone}</p>;
  const { known, side, mean, theoryMean, from, bars } = optima;
  const most = Math.max(...bars.map(({ scrambles, expected }) => Math.max(scrambles, expected)));
  const summary = words.optimaNow(known, side, decimal(mean, 2), decimal(theoryMean, 2));
  return (
    <Plot
      heading={words.optima}
      label={summary}
      note={words.optimaHelp(summary)}
      x={[from - 0.5, from + bars.length - 0.5]}
      y={[0, most * 1.05]}
      xName={words.axisOptimum}
      yName={words.axisCount}
      xText={(moves) => String(moves)}
      yText={(scrambles) => (Number.isInteger(scrambles) ? String(scrambles) : "")}
      draw={(area) => {
        const room = area.width / bars.length;
        return (
          <>
            {bars.map(({ scrambles }, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its distance
                key={index}
                class="plot-bar"
                x={area.x(from + index) - room * 0.4}
                width={room * 0.8}
                y={area.y(scrambles)}
                height={area.y(0) - area.y(scrambles)}
              />
            ))}
            <polyline
              class="plot-line"
              points={lineThrough(
                bars.map(({ expected }, index) => [from + index, expected]),
                area,
              )}
            />
          </>
        );
      }}
    />
  );
}
