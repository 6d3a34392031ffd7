import { copy } from "../../app/copy";
import { bytes, count, seconds, short } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { ToolProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { csvOf } from "../../ui/csv";
import { Icon } from "../../ui/Icon";
import { Scroller } from "../../ui/Scroller";
import type { Subject } from "./compare-controller";
import { deepeningTables } from "./Deepenings";
import type { CompareTexts } from "./ja";
import { markdownOf } from "./table";
import type { Trial } from "./trial";

interface Props extends ToolProps {
  readonly c: CompareTexts;
  readonly subject: Subject;
  readonly trials: readonly Trial[];
  readonly onReplay: (trial: Trial) => void;
}

const NONE = "–";

/** The results of the methods, to read and to copy. */
export function Trials({ app, state, t, c, subject, trials, onReplay }: Props) {
  const busy = state.search.phase !== "idle";
  const head = [c.length, c.ending, t.bound, t.nodes, t.rate, t.time, t.memory];
  return (
    <>
      <Scroller name={{ text: c.table }}>
        <table>
          <thead>
            <tr>
              <th scope="col">{c.method}</th>
              <th scope="col">{c.replayHead}</th>
              {head.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trials.map((trial) => {
              const name = nameOf(trial, t, c);
              return (
                <tr key={trial.algorithm} data-ending={trial.ending}>
                  <th scope="row">{name}</th>
                  <td>
                    {trial.answer === null || trial.answer.turns.length === 0 ? (
                      NONE
                    ) : (
                      <Button
                        class="round quiet"
                        name={c.replay(name)}
                        off={busy}
                        onClick={() => onReplay(trial)}
                      >
                        <Icon name="play" />
                      </Button>
                    )}
                  </td>
                  {cellsOf(trial, t, c).map((cell, column) => (
                    <td key={head[column]}>{cell}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
      <div class="copies">
        <Button onClick={() => void copy(app.store, markdown())}>
          <Icon name="copy" />
          {c.copyMarkdown}
        </Button>
        <Button onClick={() => void copy(app.store, csv())}>
          <Icon name="copy" />
          {c.copyCsv}
        </Button>
      </div>
    </>
  );

  function markdown(): string {
    const board = subject.board.replaceAll("`", "ˋ");
    const rows = trials.map((trial) => [nameOf(trial, t, c), ...cellsOf(trial, t, c, count)]);
    const tables = [{ head: [c.method, ...head], rows }, ...deepeningTables(trials, t, c, count)];
    return `${c.boardIs}: \`${board}\` · ${t.countedIn(subject.metric)}\n\n${markdownOf(tables)}`;
  }

  /** With plain numbers, for reckoning on. */
  function csv(): string {
    const columns = [c.length, c.ending, t.bound, t.nodes, t.rate, c.secondsHead, c.bytesHead];
    const rows = trials.map((trial) => {
      const { length, bound, progress, ending } = trial;
      const rate = progress === null ? null : Math.round(progress.rate);
      const time = progress === null ? null : (progress.millis / 1000).toFixed(4);
      const { nodes = null, bytes = null } = progress?.stats ?? {};
      const cells = [length, c.endings[ending], bound, nodes, rate, time, bytes];
      return [nameOf(trial, t, c), ...cells.map((value) => String(value ?? ""))];
    });
    const tables = [{ head: [c.method, ...columns], rows }];
    return csvOf([...tables, ...deepeningTables(trials, t, c, String)]);
  }
}

/** The method and, where that is another one, what it chose to run. */
function nameOf({ algorithm, ran }: Trial, t: ToolTexts, c: CompareTexts): string {
  const name = t.algorithms[algorithm];
  return ran === null ? name : c.chose(name, t.algorithms[ran]);
}

/** The numbers of a trial as people read them. */
function cellsOf(trial: Trial, t: ToolTexts, c: CompareTexts, nodesAs = short): string[] {
  const { length, bound, progress, ending } = trial;
  const found = [length === null ? NONE : String(length), c.endings[ending]];
  if (progress === null) return [...found, NONE, NONE, NONE, NONE, NONE];
  const { stats, millis, rate } = progress;
  return [
    ...found,
    bound === null ? NONE : String(bound),
    nodesAs(stats.nodes),
    // Of so little time one cannot tell.
    millis < 1 ? NONE : short(rate),
    t.secondsUnit(seconds(millis)),
    bytes(stats.bytes),
  ];
}
