import type { BoardTexts } from "../../i18n/board-ja";
import type { Live } from "../../model/play/play";

/** The distance to the goal, and its change by the last move. */
export function LiveLine({ live, t }: { readonly live: Live; readonly t: BoardTexts }) {
  const { effect, seeking } = live;
  return (
    <span class="live">
      <span class="live-left">{liveText(live, t)}</span>
      {effect !== null && (
        <span
          class="live-effect"
          data-effect={effect < 0 ? "nearer" : effect > 0 ? "farther" : "same"}
        >
          {t.liveEffect(effect)}
        </span>
      )}
      {seeking && <span>{t.liveSeeking}</span>}
    </span>
  );
}

/** The distance in words; empty while nothing but the running search is known. */
export function liveText(live: Live, t: BoardTexts): string {
  const { least, most } = live;
  if (least === Number.POSITIVE_INFINITY) return t.liveNone;
  if (least === most) return t.liveIs(least);
  // "At least 1" says no more than that the board is not at its goal.
  if (least > 1 || Number.isFinite(most)) return t.liveBetween(live);
  return live.seeking ? "" : t.liveUnknown;
}
