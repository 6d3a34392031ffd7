import type { BoardTexts } from "../../i18n/board-ja";
import type { Live } from "../../model/play/play";

/** The distance in words; empty while nothing but the running search is known. */
export function liveText(live: Live, t: BoardTexts): string {
  const { least, most } = live;
  if (least === Number.POSITIVE_INFINITY) return t.liveNone;
  if (least === most) return t.liveIs(least);
  // "At least 1" says no more than that the board is not at its goal.
  if (least > 1 || Number.isFinite(most)) return t.liveBetween(live);
  return live.seeking ? "" : t.liveUnknown;
}
