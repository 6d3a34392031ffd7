import type { Direction } from "taisou";
import type { App } from "../../app/app";
import { type Command, pressOf } from "../../kit/keys";
import { isModalOpen } from "../../kit/modal";
import { showField } from "../../kit/show-field";
import { answerOf, hasBlocks } from "../../model/state/selectors";

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/** Obeys the keyboard, wherever the focus is. */
export function listenToKeys(app: App): void {
  document.addEventListener("keydown", (event) => {
    const state = app.store.state();
    // The dialog closes itself on Escape, and nothing behind it should move.
    if (isModalOpen()) return;
    const press = pressOf(event, state.prefs.singleKeys, state.picked !== null);
    if (press === null) return;
    if (press.direction !== null) {
      const { choosing } = state;
      if (choosing?.ways.includes(press.direction)) {
        app.playing.click(choosing.cell, press.direction);
      } else if (press.command === "push") {
        app.playing.push(press.direction);
      } else if (hasBlocks(state)) {
        // Which piece is meant, only the reader can say.
        toBoard();
      } else {
        const { arrows } = state.prefs;
        const direction = arrows === "blank" ? OPPOSITE[press.direction] : press.direction;
        app.playing.slide(direction, press.command === "slideLine");
      }
      event.preventDefault();
    } else if (obey(app, press.command)) {
      event.preventDefault();
    }
  });
}

/** Puts the focus on the board. */
export function toBoard(): void {
  const tile = document.querySelector('[role="grid"] [tabindex="0"]');
  if (tile instanceof HTMLElement) tile.focus();
}

/** Does what a key stands for; false if there is nothing to do, so that the key keeps its use. */
function obey(app: App, command: Command): boolean {
  const { store } = app;
  const state = store.state();
  switch (command) {
    case "slide":
    case "slideLine":
    case "push":
    case "pick":
    case "draw":
      return false;
    case "letGo":
      app.playing.letGo();
      return true;
    case "undo":
      app.playing.undo();
      return true;
    case "redo":
      store.dispatch({ type: "redone" });
      return true;
    case "restart":
      store.dispatch({ type: "restarted" });
      return true;
    case "hint":
      app.searching.hint();
      return true;
    case "solve":
      if (state.search.phase === "idle") app.searching.answer();
      else app.searching.cancel();
      return true;
    case "scramble":
      app.opening.scramble();
      return true;
    case "tellApart":
      app.setPrefs({ tellApart: !state.prefs.tellApart });
      return true;
    case "copyLink":
      app.addressing.copyLink();
      return true;
    case "edit":
      showField(app, "start");
      return true;
    case "playReplay":
      if (answerOf(state) === null) return false;
      app.replaying.toggle();
      return true;
    case "back":
      app.replaying.go(-1);
      return true;
    case "on":
      app.replaying.go(1);
      return true;
    case "escape":
      return closeNearest(app);
    case "help":
      store.dispatch({ type: "dialog", dialog: "help" });
      return true;
  }
}

/** Closes the nearest thing that can be closed. */
function closeNearest({ store, searching }: App): boolean {
  const state = store.state();
  if (state.choosing !== null) store.dispatch({ type: "unasked" });
  else if (state.search.phase === "running") searching.cancel();
  else if (state.notice !== null) store.dispatch({ type: "notice", notice: null });
  else if (state.newVersion) store.dispatch({ type: "newVersion", waits: false });
  else if (state.replaying) store.dispatch({ type: "replayed", on: false });
  else return false;
  return true;
}
