import type { Metric } from "taisou";
import type { App } from "../../app/app";
import { reportLoadError } from "../../app/errors";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { PastedMoves } from "../../model/link/pasted-moves";
import { movesIn } from "../../model/state/selectors";
import { showBoard } from "../../shell/show-board";
import { Button } from "../../ui/Button";

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

function playPasted({ store }: App, { gestures }: PastedMoves): void {
  store.dispatch({ type: "walked", gestures, cursor: gestures.length });
  store.dispatch({ type: "notice", notice: null });
  showBoard();
}

function checkPasted(app: App, { text }: PastedMoves): void {
  const { store } = app;
  import("../check/check-controller").then(
    ({ checkControllerFor }) => {
      checkControllerFor(app).type(text);
      store.dispatch({ type: "entered", place: "check" });
      store.dispatch({ type: "notice", notice: null });
    },
    (error: unknown) => reportLoadError(store, error),
  );
}
