import type { App } from "../../app/app";
import { showBoard } from "../../kit/show-board";
import type { Entry } from "../../model/puzzle/entry";

/** Opens a puzzle and shows it: on a phone the board may be far away. */
export function openPuzzle(app: App, entry: Entry): void {
  // In this order: the puzzle takes over the history entry of the dialog.
  app.puzzle.entry(entry);
  app.store.dispatch({ type: "dialog", dialog: null });
  showBoard();
}
