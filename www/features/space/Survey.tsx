import { useMemo, useRef, useState } from "preact/hooks";
import { count } from "../../i18n/numbers";
import { shownBoard } from "../../model/state/selectors";
import type { Surveyed } from "../../model/state/space-state";
import { downloadText } from "../../platform/download";
import { showBoard } from "../../shell/show-board";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { csvOf } from "../../ui/csv";
import { Switch } from "../../ui/Switch";
import type { Scale } from "./bars";
import { Chart } from "./Chart";
import { Distances } from "./Distances";
import type { SpaceTexts } from "./ja";
import { Pictures } from "./Pictures";
import { StateGraph } from "./StateGraph";
import { savePicture } from "./save-drawing";

interface Props extends ViewProps {
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
}

/** Larger spaces are not drawn: nobody can follow a thousand lines. */
const MOST_DRAWN = 400;

/** What a survey has found: how many positions at each distance, which are the farthest, how all hang together. */
export function Survey(props: Props) {
  const { app, state, s, survey } = props;
  const { result } = survey;
  const [scale, setScale] = useState<Scale>("linear");
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<SVGSVGElement>(null);
  const farthest = useMemo(
    () => result.farthest.map((board) => ({ board, length: result.max })),
    [result],
  );
  const { distances } = state.space;
  const at = (board: string | undefined) => distances.get(board ?? "") ?? null;

  function open(board: string | undefined): void {
    if (board === undefined) return;
    app.puzzle.board(board, state.fields);
    showBoard();
  }

  if (result.positions === 0) return <p role="status">{s.noPositions}</p>;
  return (
    <div class="survey">
      {result.limit !== null && <p class="note">{s.limits[result.limit]}</p>}
      <Chart
        {...{ s, scale }}
        counts={result.counts}
        positions={result.positions}
        here={at(shownBoard(state))}
        start={at(state.puzzle?.board)}
        drawing={chart}
        onOpen={(distance) => open(result.samples[distance])}
      />
      <div class="tools">
        <Switch on={scale === "log"} onChange={(isOn) => setScale(isOn ? "log" : "linear")}>
          {s.log}
        </Switch>
        <Button pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {s.showTable}
        </Button>
        <Button
          onClick={() => downloadText("taisou-distances.csv", "text/csv", countsCsv(result.counts))}
        >
          {s.saveCsv}
        </Button>
        <Button onClick={() => savePicture(chart.current, "taisou-distances.svg")}>
          {s.saveChart}
        </Button>
      </div>
      {/* Always there for screen readers, which cannot see the bars. */}
      <div class={asTable ? "distances" : "unseen"}>
        <Distances {...{ s, result }} />
      </div>
      <div class="survey-parts">
        {result.status === "done" && (
          <section class="part" aria-labelledby="farthest-heading">
            <h3 id="farthest-heading">{s.farthest(result.max)}</h3>
            <p class="note">
              {farthest.length === result.counts[result.max]
                ? s.farthestCount(count(farthest.length))
                : s.farthestSome(count(farthest.length))}
            </p>
            <Pictures
              {...props}
              boards={farthest}
              rules={survey.puzzle}
              survey={survey}
              onOpen={open}
            />
          </section>
        )}
        {result.status === "done" && result.positions <= MOST_DRAWN && (
          <StateGraph {...props} most={MOST_DRAWN} onOpen={open} />
        )}
      </div>
    </div>
  );
}

/** How many positions are at each distance, for spreadsheets. */
function countsCsv(counts: readonly number[]): string {
  const rows = counts.map((count, distance) => [String(distance), String(count)]);
  return csvOf([{ head: ["distance", "positions"], rows }]);
}
