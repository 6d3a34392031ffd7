import type { Direction } from "taisou";
import type { Player } from "../../app/player";
import { answerOf, hasBlocks } from "../../model/state/selectors";
import type { KeyPress } from "../../ui/keys";

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
  const { store, play, search, replay } = player;
  const state = store.state();
  if (press.direction !== null) {
    move(player, press.direction, press.command, toBoard);
    return true;
  }
  switch (press.command) {
    case "letGo":
      play.letGo();
      return true;
    case "undo":
      play.undo();
      return true;
    case "redo":
      store.dispatch({ type: "redone" });
      return true;
    case "restart":
      store.dispatch({ type: "restarted" });
      return true;
    case "hint":
      search.hint();
      return true;
    case "solve":
      if (state.search.phase === "idle") search.answer();
      else search.cancel();
      return true;
    case "tellApart":
      player.setPrefs({ tellApart: !state.prefs.tellApart });
      return true;
    case "playReplay":
      if (answerOf(state) === null) return false;
      replay.toggle();
      return true;
    case "back":
      replay.go(-1);
      return true;
    case "on":
      replay.go(1);
      return true;
    case "escape":
      if (state.choosing !== null) store.dispatch({ type: "unasked" });
      else if (state.search.phase === "running") search.cancel();
      else if (state.watching) store.dispatch({ type: "watched", on: false });
      else return false;
      return true;
    default:
      return false;
  }
}

function move(
  { store, play }: Player,
  direction: Direction,
  command: KeyPress["command"],
  toBoard: () => void,
): void {
  const state = store.state();
  const { choosing, prefs } = state;
  if (choosing?.ways.includes(direction)) play.click(choosing.cell, direction);
  else if (command === "push") play.push(direction);
  // Which piece is meant, only the reader can say.
  else if (hasBlocks(state)) toBoard();
  else {
    const meant = prefs.arrows === "blank" ? OPPOSITE[direction] : direction;
    play.slide(meant, command === "slideLine");
  }
}
