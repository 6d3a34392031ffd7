import type { BoardTexts } from "../../i18n/board-ja";
import { provenBest } from "../../model/state/best";
import { type Help, isHelped, NO_HELP } from "../../model/state/help";
import { metricOf, movesPlayed } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { FinishTexts } from "./ja";

/** The help in a game, in words; empty without any. */
export function helpsOf({ hints, answer, arrows }: Help, words: FinishTexts): string {
  return words.helps(hints.length, answer, arrows);
}

/** A won game against the fewest moves, in words; empty if they are unknown. A game with help is not praised. */
export function againstOf(state: AppState, t: BoardTexts): string {
  const best = provenBest(state.bests, metricOf(state));
  const played = movesPlayed(state);
  const isTold = best !== null && (played > best || !isHelped(state.won?.help ?? NO_HELP));
  return isTold ? t.against(played, best) : "";
}

/** The lines below the board in the picture of a result. */
export function resultLines(state: AppState, t: BoardTexts, words: FinishTexts): string[] {
  const { feat, help = NO_HELP } = state.won ?? {};
  const result = t.result(movesPlayed(state), feat?.millis ?? null);
  const first = [result, againstOf(state, t)].filter((text) => text !== "").join("　");
  return [first, helpsOf(help, words)].filter((line) => line !== "");
}
