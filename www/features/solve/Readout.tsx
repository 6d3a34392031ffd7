import { bytes, seconds, short } from "../../i18n/numbers";
import type { ToolProps } from "../../shell/view-props";

/** The numbers of a search, while it runs and after; not those that the result says. */
export function Readout({ state, t }: ToolProps) {
  const { progress, search, result } = state;
  if (progress === null) return null;
  const { stats, millis, rate } = progress;
  const busy = search.phase !== "idle";
  const said =
    !busy && (result.kind === "stopped" || (result.kind === "cancelled" && result.reach !== null));
  // Of a finished search the answer tells it; the two halves of a search from both ends would tell another number.
  const deep = busy || (stats.depth !== stats.bound && result.kind !== "solved");
  const rows: readonly (readonly [string, string])[] = [
    ...(said ? [] : [[t.nodes, short(stats.nodes)] as const]),
    ...(said || !deep ? [] : [[t.depth, String(stats.depth)] as const]),
    // Of so little time one cannot tell.
    ...(millis < 1 ? [] : [[t.rate, short(rate)] as const]),
    [t.time, t.secondsUnit(seconds(millis))],
    [t.memory, bytes(stats.bytes)],
  ];
  return (
    <dl class="readout" data-running={busy || undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
