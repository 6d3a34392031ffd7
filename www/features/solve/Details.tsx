import type { Progress } from "../../engine/protocol";
import { bytes, seconds } from "../../i18n/numbers";
import { short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { Result } from "../../model/state/search-state";
import { createValue } from "../../model/state/value";
import { useValue } from "../../ui/use-value";

interface Props {
  readonly t: ToolTexts;
  readonly progress: Progress;
  readonly result: Result;
  readonly isSearching: boolean;
}

/** The user's choice, which later searches keep. */
const choice = createValue({ isOpen: false });

/** The figures of a search, while it runs and afterwards. */
export function Details({ t, progress, result, isSearching }: Props) {
  const { isOpen } = useValue(choice);
  const { stats, millis, rate } = progress;
  // Without a search there are no figures.
  if (!isSearching && stats.nodes === 0) return null;
  // The result line states the nodes and the depth of an unfinished search.
  const isStated =
    !isSearching &&
    (result.kind === "stopped" || (result.kind === "cancelled" && result.reach !== null));
  // A solution states its length, from which the depth of `bidirectional` differs.
  const hasDepth =
    !isStated && (isSearching || (stats.depth !== stats.bound && result.kind !== "solved"));
  const rows: readonly (readonly [string, string])[] = [
    ...(isStated ? [] : [[t.nodes, short(stats.nodes)] as const]),
    ...(hasDepth ? [[t.depth, String(stats.depth)] as const] : []),
    // A rate cannot be measured in less than a millisecond.
    ...(millis < 1 ? [] : [[t.rate, short(rate)] as const]),
    [t.time, t.secondsUnit(seconds(millis))],
    [t.memory, bytes(stats.bytes)],
  ];
  return (
    <details
      class="search-details"
      open={isOpen}
      onToggle={(event) => choice.set({ isOpen: event.currentTarget.open })}
    >
      <summary>{t.details}</summary>
      <dl class="readout" data-running={isSearching || undefined}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
