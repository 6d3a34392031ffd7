import type { BoardTexts } from "../../i18n/board-ja";
import { nextLevel } from "../../model/play/hints";
import type { Hint } from "../../model/play/play";

interface Props {
  readonly hint: Exclude<Hint, { kind: "none" | "without" }>;
  readonly t: BoardTexts;
}

/** What the last hint told, and what the next press would. */
export function HintText({ hint, t }: Props) {
  const next = hint.kind === "found" ? nextLevel(hint.level) : null;
  return (
    <p class="hint-line">
      {told(hint, t)}
      {(next === "piece" || next === "move") && <span class="hint-next">{t.hintNext[next]}</span>}
    </p>
  );
}

function told(hint: Props["hint"], t: BoardTexts): string {
  switch (hint.kind) {
    case "done":
      return t.hintDone;
    case "found":
      if (hint.level === "left") return t.hintLeft(hint.left);
      return hint.level === "piece"
        ? t.hintPiece(hint.symbol, hint.left)
        : t.hintIs(hint.symbol, hint.direction, hint.left);
  }
}
