import { useMemo, useRef, useState } from "preact/hooks";
import type { Parsed, SurveyResult } from "taisou";
import type { Rules } from "../../engine/rules";
import type { Texts } from "../../i18n/ja";
import { count } from "../../i18n/numbers";
import { share } from "../../i18n/rounded";
import { csvOf } from "../../model/csv";
import type { SpaceState, Surveyed } from "../../model/state/space-state";
import { downloadText } from "../../platform/download";
import { Button } from "../../ui/Button";
import type { Scale } from "../../ui/bars";
import { Switch } from "../../ui/Switch";
import { TableHead } from "../../ui/TableHead";
import { Chart } from "./Chart";
import { saveDrawing } from "./drawing";
import { GraphFiles, MOST_SAVED } from "./GraphFiles";
import type { SpaceTexts } from "./ja";
import { Pictures } from "./Pictures";
import { StateGraph } from "./StateGraph";

interface Props {
  readonly t: Texts;
  readonly s: SpaceTexts;
  readonly rules: Rules;
  readonly survey: Surveyed;
  readonly distances: SpaceState["distances"];
  /** The distances of the start and of the displayed board; `null` if unknown. */
  readonly start: number | null;
  readonly here: number | null;
  readonly shown: Parsed | null;
  readonly onLocate: (boards: readonly string[]) => void;
  readonly onOpen: (board: string) => void;
}

/** Larger spaces are not drawn: the edges would be too dense to follow. */
const MOST_DRAWN = 400;

/** The result of a survey: the number of positions at each distance, the farthest boards, and the graph. */
export function Survey(props: Props) {
  const { s, survey, start, here, onOpen } = props;
  const { result, puzzle } = survey;
  const [scale, setScale] = useState<Scale>("linear");
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<SVGSVGElement>(null);
  const farthest = useMemo(
    () => result.farthest.map((board) => ({ board, length: result.max })),
    [result],
  );

  if (result.positions === 0) return <p role="status">{s.noPositions}</p>;
  return (
    <div class="stack">
      {result.limit !== null && <p class="note">{s.limits[result.limit]}</p>}
      <Chart
        {...{ s, scale, here, start }}
        counts={result.counts}
        positions={result.positions}
        drawing={chart}
        onOpen={(distance) => {
          const board = result.samples[distance];
          if (board !== undefined) onOpen(board);
        }}
      />
      <div class="row small-buttons survey-tools">
        <Switch on={scale === "log"} onChange={(isOn) => setScale(isOn ? "log" : "linear")}>
          {s.log}
        </Switch>
        <Button class="toggle" pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {s.showTable}
        </Button>
        <Button
          onClick={() => downloadText("taisou-distances.csv", "text/csv", countsCsv(result.counts))}
        >
          {s.saveCsv}
        </Button>
        <Button onClick={() => saveDrawing(chart.current, "taisou-distances.svg")}>
          {s.saveChart}
        </Button>
      </div>
      {result.status === "done" && result.positions <= MOST_SAVED && (
        <GraphFiles {...{ s, survey }} />
      )}
      {/* Always there for screen readers, which cannot see the bars. */}
      <div class={asTable ? "distances" : "visually-hidden"}>
        <Distances {...{ s, result }} />
      </div>
      <div class="survey-parts">
        {result.status === "done" && (
          <section class="stack part" aria-labelledby="farthest-heading">
            <h3 id="farthest-heading">{s.farthest(result.max)}</h3>
            <p class="note">
              {farthest.length === result.counts[result.max]
                ? s.farthestCount(count(farthest.length))
                : s.farthestSome(count(farthest.length))}
            </p>
            <Pictures {...props} boards={farthest} puzzle={puzzle} />
          </section>
        )}
        {result.status === "done" && result.positions <= MOST_DRAWN && (
          <StateGraph {...props} most={MOST_DRAWN} />
        )}
      </div>
    </div>
  );
}

function countsCsv(counts: readonly number[]): string {
  const rows = counts.map((count, distance) => [String(distance), String(count)]);
  return csvOf([{ head: ["distance", "positions"], rows }]);
}

/** The chart as a table, cached because it may have hundreds of rows. */
function Distances({ s, result }: { readonly s: SpaceTexts; readonly result: SurveyResult }) {
  return useMemo(
    () => (
      <table>
        <caption class="visually-hidden">{s.chart}</caption>
        <TableHead names={[s.distance, s.positions, s.share]} />
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
