import type { App } from "../../app/app";
import { pageScrambler } from "../../app/page-scrambler";

/** Scrambles the board as it was scrambled before: in any order, or as far from the goal. */
export async function scrambleAgain(app: App): Promise<void> {
  const { puzzle, scrambled } = app.store.state();
  if (puzzle === null || scrambled === null || scrambled === "any") {
    app.puzzle.scramble();
    return;
  }
  const scrambler = pageScrambler(app);
  const board = await scrambler.draw(puzzle, scrambled);
  scrambler.close();
  // A player who has gone on to another puzzle keeps that.
  if (app.store.state().puzzle !== puzzle) return;
  if (board === null) app.puzzle.scramble();
  else app.puzzle.scrambledTo(board, scrambled);
}
