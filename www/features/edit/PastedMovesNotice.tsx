import type { PastedMoves } from "../../model/link/pasted-moves";
import { metricOf, movesIn } from "../../model/state/selectors";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { checkPasted, playPasted } from "./paste";

interface Props extends ViewProps {
  readonly pasted: PastedMoves;
}

/** Asks what is to be done with moves that were pasted. */
export function PastedMovesNotice({ app, state, t, pasted }: Props) {
  const { gestures, before, bad } = pasted;
  const count = movesIn(gestures.slice(before), metricOf(state));
  return (
    <>
      <p>{bad === null ? t.making.pastedMoves(count) : t.making.pastedSomeMoves(bad)}</p>
      <div class="notice-tools">
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
