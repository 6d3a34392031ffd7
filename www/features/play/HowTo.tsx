import type { BoardTexts } from "../../i18n/board-ja";
import { hasBlocks } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";

interface Props {
  readonly state: AppState;
  readonly t: BoardTexts;
  /** The keyboard is on the board. */
  readonly exploring: boolean;
}

/** How the board is moved, by what the reader has in hand. */
export function HowTo({ state, t, exploring }: Props) {
  const blocks = hasBlocks(state);
  if (state.picked !== null) return t.pushing;
  if (exploring) return blocks ? t.picking : t.exploring;
  return (
    <>
      <span class="for-mouse">{blocks ? t.dragging : t.playing}</span>
      <span class="for-touch">{blocks ? t.touchingPieces : t.touching}</span>
    </>
  );
}
