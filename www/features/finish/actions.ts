import type { App } from "../../app/app";
import { pageScrambler } from "../../app/page-scrambler";
import { sendOrCopy } from "../../app/send-or-copy";
import { titleOf } from "../../i18n/title";
import { followsLevels, nextEntries } from "../../model/derived/next-entry";
import type { Scramble } from "../../model/puzzle/scramble";
import { provenBest } from "../../model/state/best";
import { NO_HELP } from "../../model/state/help";
import { metricOf, movesPlayed } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { revealRegion } from "../../ui/regions";
import type { FinishTexts } from "./ja";
import { helpsOf } from "./result-lines";

/** Opens the next level or the next unsolved puzzle, or the collection if there is none. */
export async function openNext({ store, collection, puzzle }: App): Promise<void> {
  const [levels, entries] = await Promise.all([
    followsLevels(store.state()) ? collection.loadLevels().catch(() => []) : [],
    collection.load().catch(() => []),
  ]);
  const [entry] = nextEntries(store.state(), { entries, levels }, 1);
  if (entry === undefined) store.dispatch({ type: "dialog", dialog: "collection" });
  else puzzle.entry(entry);
}

/** Scrambles the board again: uniformly, or to this distance. */
export async function scrambleAgain(app: App, scrambled: Scramble): Promise<void> {
  const { puzzle } = app.store.state();
  if (puzzle === null || scrambled === "any") {
    app.puzzle.scramble();
    return;
  }
  const scrambler = pageScrambler(app);
  const board = await scrambler.draw(puzzle, scrambled);
  scrambler.close();
  // The user may have opened another puzzle.
  if (app.store.state().puzzle !== puzzle) return;
  if (board === null) app.puzzle.scramble();
  else app.puzzle.scrambledTo(board, scrambled);
}

/** Shows in Explore which of the player's moves were lost. */
export async function checkMoves(app: App): Promise<void> {
  const { checkControllerFor } = await import("../check/check-controller");
  app.store.dispatch({ type: "entered", place: "check" });
  revealRegion("lost", () => app.store.state().place === "check");
  await checkControllerFor(app).runPlayed();
}

/** The player's result in one line. */
function resultLine(state: AppState, words: FinishTexts): string {
  return words.resultText(
    titleOf(state, state.lang),
    movesPlayed(state),
    state.won?.feat.millis ?? null,
    provenBest(state.bests, metricOf(state)),
    helpsOf(state.won?.help ?? NO_HELP, words),
  );
}

/**
 * Sends the player's result with a link to the puzzle, without the moves.
 *
 * @param pattern The game in squares; empty without one.
 * @param card The result as a picture, sent where the system takes files.
 * @param ghost The solve that the friend races; empty without its times.
 */
export function sendResult(
  { store, address }: App,
  words: FinishTexts,
  pattern: string,
  card: File | null,
  ghost: string,
): void {
  const line = resultLine(store.state(), words);
  const text = pattern === "" ? line : `${line}\n${pattern}`;
  sendOrCopy(store, address.link(false, "play", "", ghost), text, card);
}

/** Opens the making of a puzzle from a word. */
export function makeReply({ store }: App): void {
  store.dispatch({ type: "entered", place: "make" });
  store.dispatch({ type: "unfolded", section: "word" });
}
