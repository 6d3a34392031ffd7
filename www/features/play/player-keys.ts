import type { Direction } from "taisou";
import type { Player } from "../../app/player";
import { answerOf, hasBlocks } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { Command, KeyPress } from "../../ui/keys";

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/** The commands of a board. One that does nothing now returns false. */
const COMMANDS: Partial<Record<Command, (player: Player, state: AppState) => unknown>> = {
  letGo: ({ play }) => play.letGo(),
  undo: ({ play }) => play.undo(),
  redo: ({ store }) => store.dispatch({ type: "redone" }),
  restart: ({ store }) => store.dispatch({ type: "restarted" }),
  hint: (player) => player.hint(),
  solve: ({ search }, state) => (state.search.phase === "idle" ? search.answer() : search.cancel()),
  tellApart: ({ setPrefs }, { prefs }) => setPrefs({ tellApart: !prefs.tellApart }),
  playReplay: ({ replay }, state) => answerOf(state) !== null && replay.toggle(),
  back: ({ replay }) => replay.go(-1),
  on: ({ replay }) => replay.go(1),
  escape({ store, search }, { choosing, search: { phase }, watching }) {
    if (choosing !== null) return store.dispatch({ type: "unasked" });
    if (phase === "running") return search.cancel();
    return watching && store.dispatch({ type: "watched", on: false });
  },
};

/**
 * Runs the command of a key press on a board; false if the command is not the board's, or does nothing now, so that the
 * key keeps its default action.
 *
 * @param toBoard Focuses the board.
 */
export function runBoardCommand(player: Player, press: KeyPress, toBoard: () => void): boolean {
  if (press.direction !== null) {
    move(player, press.direction, press.command, toBoard);
    return true;
  }
  const command = COMMANDS[press.command];
  return command !== undefined && command(player, player.store.state()) !== false;
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
  // Several pieces may go that way, so the player has to pick one up first.
  else if (hasBlocks(state)) toBoard();
  else {
    const slides = prefs.arrows === "blank" ? OPPOSITE[direction] : direction;
    play.slide(slides, command === "slideLine");
  }
}
