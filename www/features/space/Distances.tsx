import { useMemo } from "preact/hooks";
import type { SurveyResult } from "taisou";
import { count, share } from "../../i18n/numbers";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly s: SpaceTexts;
  readonly result: SurveyResult;
}

/** The chart as a table. */
export function Distances({ s, result }: Props) {
  return useMemo(
    () => (
      <table>
        <caption class="unseen">{s.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{s.distance}</th>
            <th scope="col">{s.positions}</th>
            <th scope="col">{s.share}</th>
          </tr>
        </thead>
        <tbody>
          {result.counts.map((positions, distance) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its distance
            <tr key={distance}>
              <th scope="row">{distance}</th>
              <td>{count(positions)}</td>
              <td>{share(positions / result.positions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
    [s, result],
  );
}
