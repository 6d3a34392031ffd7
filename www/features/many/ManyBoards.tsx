import { count, mean } from "../../i18n/numbers";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { BoardLines } from "./BoardLines";
import type { ManyTexts } from "./ja";
import { Lost } from "./Lost";
import { MOST_LINES } from "./lines";
import { ManyPicture } from "./ManyPicture";
import { type Many, manyControllerFor, SECONDS } from "./many-controller";
import { Rows } from "./Rows";
import { ENDINGS } from "./row";
import { type Sums, sumUp } from "./sums";

import "./many.css";

/** Solving many boards, each on a line of its own. */
export function ManyBoards(props: WordedToolProps<ManyTexts>) {
  const { app, t, words: m } = props;
  const solving = manyControllerFor(app);
  const many = useValue(solving.value);
  const { phase, rows, total } = many;
  const sums = sumUp(rows);
  const methods = (app.rules.algorithms() ?? []).map(({ name }) => name);
  return (
    <ToolPanel
      request={
        <>
          <BoardLines {...{ m, many, solving }} />
          <div class="ask-fields">
            <label class="field">
              <span>{m.seconds}</span>
              <select
                value={String(many.seconds)}
                onChange={(event) => solving.setSeconds(Number(event.currentTarget.value))}
              >
                {SECONDS.map((seconds) => (
                  <option key={seconds} value={String(seconds)}>
                    {m.secondsOf(seconds)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{t.algorithm}</span>
              <select
                value={many.algorithm}
                onChange={(event) => {
                  const chosen = methods.find((name) => name === event.currentTarget.value);
                  if (chosen !== undefined) solving.setAlgorithm(chosen);
                }}
              >
                {methods.map((name) => (
                  <option key={name} value={name}>
                    {t.algorithms[name]}
                  </option>
                ))}
              </select>
            </label>
            <label class="field" title={t.metricHelp}>
              <span>{m.metric}</span>
              <select
                value={many.metric}
                onChange={(event) =>
                  solving.setMetric(event.currentTarget.value === "line" ? "line" : "step")
                }
              >
                <option value="step">{t.tileMetrics.step}</option>
                <option value="line">{t.tileMetrics.line}</option>
              </select>
            </label>
          </div>
          <AskButtons>
            <Button
              class={phase === "idle" ? "primary" : "stop"}
              off={phase === "stopping"}
              onClick={phase === "idle" ? () => void solving.run() : solving.stop}
            >
              {phase === "idle" ? m.run : m.stop}
            </Button>
            {phase === "idle" && rows.length < total && (
              <Button class="ask" onClick={() => void solving.goOn()}>
                {m.goOn}
              </Button>
            )}
          </AskButtons>
        </>
      }
    >
      <Said {...{ m, many, sums }} />
      {total === 0 ? (
        <Teaser picture={<ManyPicture />}>{m.intro}</Teaser>
      ) : (
        <>
          {sums.session !== null && <Lost {...{ m, session: sums.session }} />}
          {rows.length > 0 && (
            <Rows {...props} {...{ m, many, solving, isSession: sums.session !== null }} />
          )}
        </>
      )}
    </ToolPanel>
  );
}

interface ManySaidProps {
  readonly m: ManyTexts;
  readonly many: Many;
  readonly sums: Sums;
}

/** How far it is, and what came of it. */
function Said({ m, many: { phase, rows, total, left }, sums }: ManySaidProps) {
  const { endings, faults, lengths } = sums;
  const parts = [
    ...ENDINGS.flatMap((ending) => {
      const boards = endings[ending];
      return boards === undefined ? [] : [m.endingOf(m.endings[ending], boards)];
    }),
    ...(faults === 0 ? [] : [m.faultsOf(faults)]),
  ];
  const isOver = rows.length === total;
  return (
    <div class="many-said">
      <div role="status">
        {phase === "idle" && total > 0 && (
          <p class="headline">{isOver ? m.done(total) : m.stopped(rows.length, total)}</p>
        )}
        {phase !== "idle" && (
          <p class="searching">
            {phase === "stopping" ? m.stopping : m.running}
            {/* Not for screen readers, which would say it eight times a second. */}
            <span class="note" aria-hidden="true">
              {" "}
              {m.runningAt(rows.length, total)}
            </span>
          </p>
        )}
      </div>
      {phase !== "idle" && (
        <progress max={total} value={rows.length} aria-label={m.running}>
          {count(rows.length)}
        </progress>
      )}
      {parts.length > 0 && (
        <ul class="many-sums">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {lengths !== null && (
        <p class="note">{m.lengths(mean(lengths.mean), lengths.least, lengths.most)}</p>
      )}
      {left > 0 && <p class="note">{m.left(left, MOST_LINES)}</p>}
    </div>
  );
}
