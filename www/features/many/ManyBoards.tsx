import "./many-boards.css";
import { copy } from "../../app/copy";
import { count, mean } from "../../i18n/numbers";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { BoardLines } from "./BoardLines";
import type { ManyTexts } from "./ja";
import { Lost } from "./Lost";
import { MOST_LINES } from "./lines";
import { type Many, manyControllerFor, SECONDS } from "./many-controller";
import { Rows } from "./Rows";
import { ENDINGS } from "./row";
import { type Sums, sumUp } from "./sums";

const TILE_METRICS: readonly Many["metric"][] = ["step", "line"];

/** Boards with bars for their lengths. */
const PICTURE = (
  <>
    {[8, 28, 48].map((y, row) => (
      <g key={y}>
        <rect class="tint" x={6} y={y} width={16} height={16} rx={3} />
        <rect class="tint" x={24} y={y} width={16} height={16} rx={3} />
        <rect
          class={row === 1 ? "mark" : "shade"}
          x={50}
          y={y + 3}
          width={[58, 22, 40][row]}
          height={10}
          rx={3}
        />
      </g>
    ))}
  </>
);

/** Solves the boards of a text with one board per line. */
export function ManyBoards({ app, t, words: m }: WordedToolProps<ManyTexts>) {
  const controller = manyControllerFor(app);
  const many = useValue(controller.value);
  const { phase, rows, total, from } = many;
  const sums = sumUp(rows);
  const isIdle = phase === "idle";
  return (
    <ToolPanel
      request={
        <>
          <BoardLines {...{ ...many, m, controller }} />
          <div class="ask-fields">
            <SelectField
              label={m.seconds}
              value={many.seconds}
              options={SECONDS}
              textOf={m.secondsOf}
              onChange={(seconds) => controller.set({ seconds })}
            />
            <SelectField
              label={t.algorithm}
              value={many.algorithm}
              options={(app.rules.algorithms() ?? []).map(({ name }) => name)}
              textOf={(name) => t.algorithms[name]}
              onChange={(algorithm) => controller.set({ algorithm })}
            />
            <SelectField
              label={m.metric}
              title={t.metricHelp}
              value={many.metric}
              options={TILE_METRICS}
              textOf={(metric) => t.tileMetrics[metric]}
              onChange={(metric) => controller.set({ metric })}
            />
          </div>
          <AskButtons>
            <Button
              class={isIdle ? "primary" : "stop"}
              off={phase === "stopping"}
              onClick={isIdle ? () => void controller.run() : controller.stop}
            >
              {isIdle ? m.run : m.stop}
            </Button>
            {isIdle && rows.length < total && (
              <Button class="ask" onClick={() => void controller.goOn()}>
                {m.goOn}
              </Button>
            )}
          </AskButtons>
        </>
      }
    >
      <Progress {...{ ...many, m, sums }} />
      {total === 0 && <Teaser picture={PICTURE}>{m.intro}</Teaser>}
      {sums.session !== null && <Lost {...{ m, session: sums.session }} />}
      {rows.length > 0 && (
        <Rows
          {...{ t, m, rows, from }}
          isSession={sums.session !== null}
          onPage={(to) => controller.set({ from: to })}
          onOpen={(row) => void controller.open(row)}
          onCopy={(text) => void copy(app.store, text)}
        />
      )}
    </ToolPanel>
  );
}

interface ProgressProps extends Pick<Many, "phase" | "rows" | "total" | "left"> {
  readonly m: ManyTexts;
  readonly sums: Sums;
}

/** The number of solved boards, and the totals until now. */
function Progress({ m, phase, rows, total, left, sums }: ProgressProps) {
  const { endings, faults, lengths } = sums;
  const parts = [
    ...ENDINGS.flatMap((ending) => {
      const boards = endings[ending];
      return boards === undefined ? [] : [m.endingOf(m.endings[ending], boards)];
    }),
    ...(faults === 0 ? [] : [m.faultsOf(faults)]),
  ];
  const done = rows.length;
  return (
    <div class="many-progress">
      <div role="status">
        {phase === "idle" && total > 0 && (
          <p class="headline">{done === total ? m.done(total) : m.stopped(done, total)}</p>
        )}
        {phase !== "idle" && (
          <p class="searching">
            {phase === "stopping" ? m.stopping : m.running}
            {/* Hidden from screen readers, which would read it eight times a second. */}
            <span class="note" aria-hidden="true">
              {" "}
              {m.runningAt(done, total)}
            </span>
          </p>
        )}
      </div>
      {phase !== "idle" && (
        <progress max={total} value={done} aria-label={m.running}>
          {count(done)}
        </progress>
      )}
      {parts.length > 0 && (
        <ul class="row many-sums">
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
