import type { App } from "../../app/app";
import { copy } from "../../app/copy";
import { titleOf } from "../../i18n/title";
import { provenBest } from "../../model/state/best";
import { metricOf, movesPlayed } from "../../model/state/selectors";
import { canSend, send } from "../../platform/send";
import type { FinishTexts } from "./ja";

/** Sends the player's result with a link to the puzzle to a friend; the moves stay untold. */
export function sendResult({ store, address }: App, words: FinishTexts): void {
  const state = store.state();
  const text = words.resultText(
    titleOf(state, state.lang),
    movesPlayed(state),
    state.won?.feat.millis ?? null,
    provenBest(state.bests, metricOf(state)),
    state.won?.help ?? null,
  );
  const url = address.link(false);
  const copied = () => void copy(store, `${text}\n${url}`);
  if (canSend()) send({ text, url }).catch(copied);
  else copied();
}
