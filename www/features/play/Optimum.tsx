import type { BoardTexts } from "../../i18n/board-ja";
import type { Best } from "../../model/state/best";

interface Props {
  readonly best: Best | undefined;
  readonly hopeless: boolean;
  readonly t: BoardTexts;
}

/** The fewest moves, as far as they are known. */
export function Optimum({ best, hopeless, t }: Props) {
  const [label, value] = hopeless
    ? ["", t.noAnswer]
    : best === undefined
      ? [t.optimum, t.optimumUnknown]
      : best.length === best.bound
        ? [t.optimum, t.optimumIs(best.bound)]
        : [t.optimum, t.bestRange(best.bound, best.length)];
  return (
    <p class="optimum">
      {label !== "" && <span class="optimum-label">{label}</span>} <b>{value}</b>
    </p>
  );
}
