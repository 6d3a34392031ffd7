import type { Direction } from "taisou";
import type { Player } from "../../app/player";
import type { KeyPress } from "../../kit/keys";
import { answerOf, hasBlocks } from "../../model/state/selectors";

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/**
 * Does what a key press asks of a board; false if that is nothing of the board's, or there is nothing to do, so that the key
 * keeps its use.
 *
 * @param toBoard Puts the focus on the board.
 */
export function obeyOnBoard(player: Player, press: KeyPress, toBoard: () => void): boolean {
  const { store, playing, searching, replaying } = player;
  const state = store.state();
  if (press.direction !== null) {
    move(player, press.direction, press.command, toBoard);
    return true;
  }
  switch (press.command) {
    case "letGo":
      playing.letGo();
      return true;
    case "undo":
      playing.undo();
      return true;
    case "redo":
      store.dispatch({ type: "redone" });
      return true;
    case "restart":
      store.dispatch({ type: "restarted" });
      return true;
    case "hint":
      searching.hint();
      return true;
    case "solve":
      if (state.search.phase === "idle") searching.answer();
      else searching.cancel();
      return true;
    case "tellApart":
      player.setPrefs({ tellApart: !state.prefs.tellApart });
      return true;
    case "playReplay":
      if (answerOf(state) === null) return false;
      replaying.toggle();
      return true;
    case "back":
      replaying.go(-1);
      return true;
    case "on":
      replaying.go(1);
      return true;
    case "escape":
      if (state.choosing !== null) store.dispatch({ type: "unasked" });
      else if (state.search.phase === "running") searching.cancel();
      else if (state.watching) store.dispatch({ type: "watched", on: false });
      else return false;
      return true;
    default:
      return false;
  }
}

function move(
  { store, playing }: Player,
  direction: Direction,
  command: KeyPress["command"],
  toBoard: () => void,
): void {
  const state = store.state();
  const { choosing, prefs } = state;
  if (choosing?.ways.includes(direction)) playing.click(choosing.cell, direction);
  else if (command === "push") playing.push(direction);
  // Which piece is meant, only the reader can say.
  else if (hasBlocks(state)) toBoard();
  else {
    const meant = prefs.arrows === "blank" ? OPPOSITE[direction] : direction;
    playing.slide(meant, command === "slideLine");
  }
}
