import type { BoardTexts } from "../../i18n/board-ja";
import type { Live } from "../../model/play/play";

/** How far it is to the goal, and what the last move did to that. */
export function LiveLine({ live, t }: { readonly live: Live; readonly t: BoardTexts }) {
  const { effect, seeking } = live;
  return (
    <span class="live">
      <span class="live-left">{liveText(live, t)}</span>
      {effect !== null && (
        <span
          class="live-effect"
          data-way={effect < 0 ? "nearer" : effect > 0 ? "farther" : "same"}
        >
          {t.liveEffect(effect)}
        </span>
      )}
      {seeking && <span class="live-seeking">{t.liveSeeking}</span>}
    </span>
  );
}

/** The known distance in words; empty until there is something to say. */
export function liveText(live: Live, t: BoardTexts): string {
  const { least, most } = live;
  if (least === Number.POSITIVE_INFINITY) return t.liveNone;
  if (least === most) return t.liveIs(least);
  // The user sees that it is not the goal.
  if (least > 1 || Number.isFinite(most)) return t.liveBetween(live);
  return live.seeking ? "" : t.liveUnknown;
}
