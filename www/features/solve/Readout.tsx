import { megabytes, seconds, short } from "../../i18n/numbers";
import type { ViewProps } from "../../kit/view-props";

/** The numbers of a search, while it runs and after. Their places stay, so nothing jumps. */
export function Readout({ state, t }: ViewProps) {
  const { progress, search } = state;
  const stats = progress?.stats;
  const none = "–";
  const rows: readonly (readonly [string, string, string?])[] = [
    [t.depth, stats === undefined ? none : String(stats.depth)],
    [t.bound, stats === undefined ? none : String(stats.bound), t.boundHelp],
    [t.nodes, stats === undefined ? none : short(stats.nodes)],
    [t.rate, progress === null || progress.millis < 1 ? none : short(progress.rate)],
    [t.time, progress === null ? none : t.secondsUnit(seconds(progress.millis))],
    [t.memory, stats === undefined ? none : t.megabytesUnit(megabytes(stats.bytes))],
  ];
  return (
    <dl class="readout" data-running={search.phase !== "idle" || undefined}>
      {rows.map(([name, value, help]) => (
        <div key={name} title={help}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
