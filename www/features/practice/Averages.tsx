import {
  MEASURES,
  type PracticeMeasure,
  type Statistics,
  WINDOWS,
} from "../../model/practice/statistics";
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

/** The averages of one measure: now, and the best ones of the session. */
export function Averages({ statistics, measure, onMeasure, p }: Props) {
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
              <td>{figure(statistics.current(measure, window), measure, p)}</td>
              <td>{figure(statistics.best(measure, window), measure, p)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
