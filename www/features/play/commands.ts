import type { App } from "../../app/app";
import { showField } from "../../shell/show-field";
import { type Command, pressOf } from "../../ui/keys";
import { isModalOpen } from "../../ui/modal";
import { obeyOnBoard } from "./player-keys";

/** Obeys the keyboard, wherever the focus is. */
export function listenToKeys(app: App): void {
  document.addEventListener("keydown", (event) => {
    const state = app.store.state();
    // The dialog closes itself on Escape, and nothing behind it should move.
    if (isModalOpen()) return;
    const press = pressOf(event, state.prefs.singleKeys, state.picked !== null);
    if (press === null) return;
    if (asksAgain(app, press.command)) {
      event.preventDefault();
      return;
    }
    if (obeyOnPage(app, press.command) || obeyOnBoard(app, press, toBoard)) event.preventDefault();
  });
}

/**
 * While the clock runs, a key that ends or replaces the game must be pressed twice: players who steer with W, A, S, D hit it
 * by mistake. Asks for the second press, and returns whether it did.
 */
function asksAgain({ store }: App, command: Command): boolean {
  const { clock, watching, search, notice } = store.state();
  if (!clock.running || watching || search.phase !== "idle") return false;
  if (command !== "solve" && command !== "restart" && command !== "scramble") return false;
  const isAsked = notice?.kind === "pressAgain" && notice.command === command;
  store.dispatch({ type: "notice", notice: isAsked ? null : { kind: "pressAgain", command } });
  return !isAsked;
}

/** Puts the focus on the board. */
export function toBoard(): void {
  const tile = document.querySelector('[role="grid"] [tabindex="0"]');
  if (tile instanceof HTMLElement) tile.focus();
}

/** Runs the command of a key that does not concern the board; false if the key has none. */
function obeyOnPage(app: App, command: Command): boolean {
  switch (command) {
    case "scramble":
      app.puzzle.scramble();
      return true;
    case "copyLink":
      app.address.copyLink();
      return true;
    case "edit":
      showField(app, "start");
      return true;
    case "escape":
      return closeNotice(app);
    case "help":
      app.store.dispatch({ type: "dialog", dialog: "help" });
      return true;
    default:
      return false;
  }
}

/** Closes what the page has to tell, unless something of the board is nearer: a question, a search. */
function closeNotice({ store }: App): boolean {
  const { choosing, search, notice, newVersion } = store.state();
  if (choosing !== null || search.phase === "running") return false;
  if (notice !== null) store.dispatch({ type: "notice", notice: null });
  else if (newVersion) store.dispatch({ type: "newVersion", waits: false });
  else return false;
  return true;
}
