import { short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { Table } from "../../model/csv";
import { Scroller } from "../../ui/Scroller";
import { TableHead } from "../../ui/TableHead";
import type { CompareTexts } from "./ja";
import { deepeningOf, type Trial } from "./trial";

interface Props {
  readonly t: ToolTexts;
  readonly c: CompareTexts;
  readonly trials: readonly Trial[];
}

/** The nodes of iterative deepening by threshold and method. */
export function Deepenings({ t, c, trials }: Props) {
  const [table] = deepeningTables(trials, t, c, short);
  if (table === undefined) return null;
  const { head, rows } = table;
  return (
    <div class="stack deepenings">
      <h3 id="thresholds-heading">{c.thresholds}</h3>
      <p class="note">{c.thresholdsHelp}</p>
      <Scroller name={{ id: "thresholds-heading" }}>
        <table class="trials">
          <TableHead names={head} />
          <tbody>
            {rows.map(([bound, ...cells]) => (
              <tr key={bound}>
                <th scope="row">{bound}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

/** A table of the thresholds of all trials that have any; empty if none has. */
export function deepeningTables(
  all: readonly Trial[],
  t: ToolTexts,
  c: CompareTexts,
  nodesAs: (nodes: number) => string,
): Table[] {
  const trials = all.filter(({ thresholds }) => thresholds.length > 0);
  if (trials.length === 0) return [];
  const names = trials.map(({ algorithm }) => t.algorithms[algorithm]);
  const rows = deepeningOf(trials).map(({ bound, nodes }) => [
    String(bound),
    ...nodes.map((some, index) => {
      if (some === null) return "";
      const { thresholds, ending } = trials[index] ?? {};
      const cut = thresholds?.at(-1)?.bound === bound && ending !== "shortest";
      return cut ? c.unfinished(nodesAs(some)) : nodesAs(some);
    }),
  ]);
  return [{ head: [c.threshold, ...names], rows }];
}
