import { moves } from "./english";
import { clock, grouped } from "./numbers";
import type { jaPlay } from "./play-ja";

export const enPlay: typeof jaPlay = {
  live: "Show moves left",
  liveHelp: "After each move, shows the fewest moves to the goal and every move that is best next",
  liveIs: (count) => `${moves(count)} left (shortest)`,
  liveBetween: ({ least, most }) => {
    if (!Number.isFinite(most)) return grouped`${least} or more moves left`;
    return least > 1 ? grouped`${least} to ${moves(most)} left` : `${moves(most)} left or fewer`;
  },
  liveSeeking: "Working it out…",
  liveUnknown: "How many are left could not be found out",
  liveNone: "The goal cannot be reached from here",
  liveEffect: (effect) => {
    if (effect === 0) return "±0, no nearer";
    return effect < 0 ? `−${-effect}, nearer` : `+${effect}, farther`;
  },
  nextCell: "best next move",

  timer: "Time",
  showTally: "Keep time and moves in view",
  tallyHidden: "Time and moves (hidden)",

  wonIn: (count, millis) =>
    `You are at the goal: ${moves(count)}${millis === null ? "" : `, ${clock(millis)}`}.`,
  ownRecord: (count, millis) =>
    `Your best: ${[count === null ? [] : moves(count), millis === null ? [] : clock(millis)].flat().join(", ")}`,
  newRecord: "New record",

  taskPicture: "Make it look like this",
  taskAimed: "Red piece to the dashed place",
  enlargeGoal: "Enlarge the goal picture",
  par: "Shortest",
  parIs: (count) => grouped`${count}`,
  parUnknown: "?",

  details: "Details",
  watched: "That was the solution.",
  stopWatching: "Close the replay",
  goOn: "Go on",

  won: "Solved!",
  result: (count, millis) =>
    millis === null ? moves(count) : `${moves(count)} · ${clock(millis)}`,
  against: (played, best) => (played <= best ? "The shortest!" : grouped`The shortest is ${best}`),
  nothingUndone: "There is no move to take back",
  menu: "Menu",

  arrowsMoveBlank: "Arrow keys move the blank",
  helpArrows: {
    tile: "An arrow key slides the tile beside the blank in that direction.",
    blank: "An arrow key moves the blank in that direction.",
  },
  blankKeys: { slide: "Move the blank", slideLine: "Move the blank to the edge" },
};
