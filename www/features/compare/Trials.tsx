import { bytes, count, seconds } from "../../i18n/numbers";
import { short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import { csvOf } from "../../model/csv";
import { Button } from "../../ui/Button";
import { Scroller } from "../../ui/Scroller";
import { TableHead } from "../../ui/TableHead";
import type { Subject } from "./compare-controller";
import { deepeningTables } from "./Deepenings";
import type { CompareTexts } from "./ja";
import { markdownOf } from "./table";
import type { Trial } from "./trial";

interface Props {
  readonly t: ToolTexts;
  readonly c: CompareTexts;
  readonly subject: Subject;
  readonly trials: readonly Trial[];
  readonly canReplay: boolean;
  readonly onReplay: (trial: Trial) => void;
  readonly onCopy: (text: string) => void;
}

const NONE = "–";

/** The results of the methods, to read and to copy. */
export function Trials({ t, c, subject, trials, canReplay, onReplay, onCopy }: Props) {
  const head = [c.length, c.ending, t.bound, t.nodes, t.rate, t.time, t.memory];
  return (
    <>
      <Scroller name={{ text: c.table }}>
        <table class="trials">
          <TableHead names={[c.method, c.replayHead, ...head]} />
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
                        icon="play"
                        name={c.replay(name)}
                        off={!canReplay}
                        onClick={() => onReplay(trial)}
                      />
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
      <div class="row small-buttons">
        <Button icon="copy" onClick={() => onCopy(markdown())}>
          {c.copyMarkdown}
        </Button>
        <Button icon="copy" onClick={() => onCopy(csv())}>
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

  /** With plain numbers, for further calculation. */
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

/** The method, and the one that it chose to run if that is another one. */
function nameOf({ algorithm, ran }: Trial, t: ToolTexts, c: CompareTexts): string {
  const name = t.algorithms[algorithm];
  return ran === null ? name : c.chose(name, t.algorithms[ran]);
}

function cellsOf(trial: Trial, t: ToolTexts, c: CompareTexts, nodesAs = short): string[] {
  const { length, bound, progress, ending } = trial;
  const found = [length === null ? NONE : String(length), c.endings[ending]];
  if (progress === null) return [...found, NONE, NONE, NONE, NONE, NONE];
  const { stats, millis, rate } = progress;
  return [
    ...found,
    bound === null ? NONE : String(bound),
    nodesAs(stats.nodes),
    // Too short to measure a rate.
    millis < 1 ? NONE : short(rate),
    t.secondsUnit(seconds(millis)),
    bytes(stats.bytes),
  ];
}
