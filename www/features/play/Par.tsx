import type { BoardTexts } from "../../i18n/board-ja";
import type { Best } from "../../model/state/best";

interface Props {
  readonly best: Best | undefined;
  readonly hopeless: boolean;
  readonly t: BoardTexts;
}

/** The fewest moves there can be, as far as that is known. */
export function Par({ best, hopeless, t }: Props) {
  const [label, value] = hopeless
    ? ["", t.noAnswer]
    : best === undefined
      ? [t.par, t.parUnknown]
      : best.length === best.bound
        ? [t.par, t.parIs(best.bound)]
        : [t.par, t.bestRange(best.bound, best.length)];
  return (
    <p class="par">
      {label !== "" && <span class="par-label">{label}</span>} <b>{value}</b>
    </p>
  );
}
