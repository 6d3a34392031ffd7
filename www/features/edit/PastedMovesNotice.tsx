import type { Metric } from "taisou";
import type { App } from "../../app/app";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { PastedMoves } from "../../model/link/pasted-moves";
import { movesIn } from "../../model/state/selectors";
import { Button } from "../../ui/Button";
import { checkPasted, playPasted } from "./paste";

interface Props {
  readonly app: App;
  readonly t: ToolTexts;
  readonly metric: Metric;
  readonly pasted: PastedMoves;
}

/** Offers to play pasted moves, or to check them. */
export function PastedMovesNotice({ app, t, metric, pasted }: Props) {
  const { gestures, before, bad } = pasted;
  const count = movesIn(gestures.slice(before), metric);
  return (
    <>
      <p>{bad === null ? t.making.pastedMoves(count) : t.making.pastedSomeMoves(bad)}</p>
      <div class="row">
        {count > 0 && (
          <Button onClick={() => playPasted(app, pasted)}>
            {bad === null ? t.making.playMoves : t.making.playSome}
          </Button>
        )}
        <Button onClick={() => checkPasted(app, pasted)}>{t.making.checkMoves}</Button>
      </div>
    </>
  );
}
