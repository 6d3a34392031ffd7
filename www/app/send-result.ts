import { pageTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { provenBest } from "../model/state/best";
import { metricOf, movesPlayed } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import { canSend, send } from "../platform/send";
import type { Addressing } from "./address-controller";
import { copy } from "./copy";

/** Sends how well the puzzle was solved, with a link to it, to a friend; the moves stay untold. */
export function sendResult(store: Store, { link }: Addressing): void {
  const state = store.state();
  const text = pageTexts
    .in(state.lang)
    .resultText(
      titleOf(state, state.lang),
      movesPlayed(state),
      state.won?.feat.millis ?? null,
      provenBest(state.bests, metricOf(state)),
    );
  const url = link(false);
  const copied = () => void copy(store, `${text}\n${url}`);
  if (canSend()) send({ text, url }).catch(copied);
  else copied();
}
