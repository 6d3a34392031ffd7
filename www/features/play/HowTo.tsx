import type { BoardTexts } from "../../i18n/board-ja";

interface Props {
  readonly hasBlocks: boolean;
  readonly isPicked: boolean;
  /** The board has the keyboard focus. */
  readonly exploring: boolean;
  readonly t: BoardTexts;
}

/** How to move pieces with the keyboard, mouse or fingers in use. */
export function HowTo({ hasBlocks, isPicked, exploring, t }: Props) {
  if (isPicked) return t.pushing;
  if (exploring) return hasBlocks ? t.picking : t.exploring;
  return (
    <>
      <span class="for-mouse">{hasBlocks ? t.dragging : t.playing}</span>
      <span class="for-touch">{hasBlocks ? t.touchingPieces : t.touching}</span>
    </>
  );
}
