import type { BoardTexts } from "../../i18n/board-ja";
import type { Live } from "../../model/play/play";
import { liveText } from "./live-text";

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
