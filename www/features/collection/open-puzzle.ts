import type { App } from "../../app/app";
import type { Entry } from "../../model/puzzle/entry";
import { showBoard } from "../../shell/show-board";

/** Opens a puzzle and shows it: on a phone the board may be far away. */
export function openPuzzle(app: App, entry: Entry): void {
  // In this order: the puzzle takes over the history entry of the dialog.
  app.puzzle.entry(entry);
  app.store.dispatch({ type: "dialog", dialog: null });
  showBoard();
}
