import { useEffect, useState } from "preact/hooks";
import {
  MEASURES,
  type PracticeMeasure,
  type Statistics,
  WINDOWS,
} from "../../model/practice/statistics";
import { pause } from "../../platform/pause";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { TableHead } from "../../ui/TableHead";
import { figure } from "./figures";
import type { PracticeTexts } from "./ja";

interface Props {
  readonly statistics: Statistics;
  readonly measure: PracticeMeasure;
  readonly onMeasure: (measure: PracticeMeasure) => void;
  readonly p: PracticeTexts;
}

/** True once the averages are computed: those of a long session window by window, so that the page is never blocked. */
function useComputed(statistics: Statistics, measure: PracticeMeasure): boolean {
  const [, setComputed] = useState(0);
  const isQuick = statistics.isQuick(measure);
  useEffect(() => {
    if (isQuick) return;
    let isWanted = true;
    async function compute(): Promise<void> {
      for (const window of WINDOWS) {
        await pause(0);
        if (!isWanted) return;
        statistics.best(measure, window);
      }
      setComputed((times) => times + 1);
    }
    void compute();
    return () => {
      isWanted = false;
    };
  }, [statistics, measure, isQuick]);
  return isQuick;
}

/** The averages of one measure: now, and the best ones of the session. */
export function Averages({ statistics, measure, onMeasure, p }: Props) {
  const isComputed = useComputed(statistics, measure);
  const text = (value: () => number) => figure(isComputed ? value() : Number.NaN, measure, p);
  return (
    <>
      <ChoiceButtons
        legend={p.measure}
        isLegendUnseen
        options={MEASURES}
        value={measure}
        textOf={(one) => p.measures[one]}
        onChoice={onMeasure}
      />
      <table class="practice-averages">
        <TableHead names={[p.solves(statistics.count), p.now, p.best]} />
        <tbody>
          {WINDOWS.map((window) => (
            <tr key={window}>
              <th scope="row">{window === 1 ? p.single : p.windows[window]}</th>
              <td>{text(() => statistics.current(measure, window))}</td>
              <td>{text(() => statistics.best(measure, window))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
