import type { App } from "../../app/app";
import { watchAnswer } from "../../app/watch-answer";
import { showField } from "../../shell/show-field";
import { type Command, pressOf } from "../../ui/keys";
import { isModalOpen } from "../../ui/modal";
import { runBoardCommand } from "./player-keys";

/** Handles key presses anywhere on the page. */
export function listenToKeys(app: App): void {
  document.addEventListener("keydown", (event) => {
    const state = app.store.state();
    // A dialog closes itself on Escape; keys must not reach the page behind it.
    if (isModalOpen()) return;
    const press = pressOf(event, state.prefs.singleKeys, state.picked !== null);
    if (press === null) return;
    if (
      needsSecondPress(app, press.command) ||
      runPageCommand(app, press.command) ||
      runBoardCommand(app, press, toBoard)
    ) {
      event.preventDefault();
    }
  });
}

/** The commands that do not concern the board. One that does nothing now returns false. */
const COMMANDS: Partial<Record<Command, (app: App) => unknown>> = {
  scramble: ({ puzzle }) => puzzle.scramble(),
  copyLink: ({ address }) => address.copyLink(),
  // A running search is cancelled by the board's command.
  solve: (app) => app.store.state().search.phase === "idle" && watchAnswer(app),
  edit: (app) => showField(app, "start"),
  escape: closeNotice,
  help: ({ store }) => store.dispatch({ type: "dialog", dialog: "help" }),
};

function runPageCommand(app: App, command: Command): boolean {
  const run = COMMANDS[command];
  return run !== undefined && run(app) !== false;
}

/**
 * While the clock runs, a key that ends or replaces the game must be pressed twice: players who steer with W, A, S, D hit it
 * by mistake. Asks for the second press, and returns true if it did.
 */
function needsSecondPress({ store }: App, command: Command): boolean {
  const { clock, watching, search, notice } = store.state();
  if (!clock.running || watching || search.phase !== "idle") return false;
  if (command !== "solve" && command !== "restart" && command !== "scramble") return false;
  const isSecond = notice?.kind === "pressAgain" && notice.command === command;
  store.dispatch({ type: "notice", notice: isSecond ? null : { kind: "pressAgain", command } });
  return !isSecond;
}

export function toBoard(): void {
  const tile = document.querySelector('[role="grid"] [tabindex="0"]');
  if (tile instanceof HTMLElement) tile.focus();
}

/** Closes a notice of the page, unless Escape first answers a question on the board or stops a search. */
function closeNotice({ store }: App): boolean {
  const { choosing, search, notice, newVersion } = store.state();
  if (choosing !== null || search.phase === "running") return false;
  if (notice !== null) store.dispatch({ type: "notice", notice: null });
  else if (newVersion) store.dispatch({ type: "newVersion", waits: false });
  else return false;
  return true;
}
