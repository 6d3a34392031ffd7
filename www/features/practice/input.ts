import type { Direction } from "taisou";
import type { App } from "../../app/app";
import { reportLoadError } from "../../app/errors";
import type { Practice } from "../../app/practice/practice";
import { directionOfLetter } from "../../app/practice/settings";
import { memoBy } from "../../model/memo-by";
import { answerOf, hasBlocks, obstacle } from "../../model/state/selectors";
import { isComposing, takesText } from "../../platform/typing";
import { isModalOpen } from "../../ui/modal";
import { scrambleNext } from "./boards";

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/** The keys and the pointer of a session, from the first call on. They come before the keys of the page. */
export const listenFor = memoBy((app: App, practice: Practice) => {
  document.addEventListener("keydown", (event) => onKey(app, practice, event), true);
  document.addEventListener("pointermove", hovering(app, practice));
});

function isPractised({ store }: App): boolean {
  const { prefs, place, dialog } = store.state();
  return prefs.practice && place === "play" && dialog === null;
}

function onKey(app: App, practice: Practice, event: KeyboardEvent): void {
  if (!isPractised(app) || isModalOpen() || isComposing(event) || takesText(event.target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    moves(app, practice, event) ||
    isKept(practice, event.key) ||
    scrambles(app, practice, event)
  ) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function moves(app: App, practice: Practice, { key, shiftKey }: KeyboardEvent): boolean {
  const state = app.store.state();
  const direction = directionOfLetter(practice.settings.state(), key.toLowerCase());
  if (direction === null || !state.prefs.singleKeys) return false;
  if (state.puzzle === null || hasBlocks(state)) return false;
  app.play.slide(state.prefs.arrows === "blank" ? OPPOSITE[direction] : direction, shiftKey);
  return true;
}

/** During a run letters do nothing, except those of Undo and Redo. */
function isKept({ recorder }: Practice, key: string): boolean {
  return recorder.run.phase === "running" && /^[a-z]$/i.test(key) && !/^[zy]$/i.test(key);
}

/** Space scrambles between two runs, except on a control, and on a tile before the first move. */
function scrambles(
  app: App,
  { recorder }: Practice,
  { key, target, repeat }: KeyboardEvent,
): boolean {
  const state = app.store.state();
  const { phase } = recorder.run;
  if (key !== " " || repeat || phase === "running" || obstacle(state) !== null) return false;
  const control = target instanceof Element ? target.closest("button, summary, a, input") : null;
  const isTile = control?.closest('[role="grid"]') != null;
  if (control !== null && !(isTile && phase === "done")) return false;
  if (phase !== "done" && answerOf(state) !== null) return false;
  scrambleNext(app).catch((error: unknown) => reportLoadError(app.store, error));
  return true;
}

/**
 * Slides the line of the cell that the pointer has come to. The cell is found by place: a sliding tile that passes under the
 * pointer would otherwise slide back.
 */
function hovering(app: App, { recorder, settings }: Practice): (event: PointerEvent) => void {
  let last: number | null = null;
  return ({ pointerType, buttons, clientX, clientY, target }) => {
    if (!settings.state().hovers || pointerType === "touch" || !isPractised(app)) return;
    const grid = target instanceof Element ? target.closest('[role="grid"]') : null;
    const { puzzle } = app.store.state();
    const { phase } = recorder.run;
    const isTimed = phase === "ready" || phase === "running";
    if (grid === null || puzzle === null || !isTimed) {
      last = null;
      return;
    }
    const { left, top, width, height } = grid.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * puzzle.width);
    const row = Math.floor(((clientY - top) / height) * puzzle.start.height);
    const cell = row * puzzle.width + column;
    const isNew = cell !== last;
    last = cell;
    if (isNew && buttons === 0) app.play.click(cell);
  };
}
