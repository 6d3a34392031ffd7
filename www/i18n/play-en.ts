import { moves } from "./english";
import { clock, grouped } from "./numbers";
import type { jaPlay } from "./play-ja";

const named = (symbols: readonly string[], many: string) =>
  symbols.length > 2 ? many : symbols.join(" and ");

export const enPlay: typeof jaPlay = {
  live: "Show moves left",
  liveIs: (count) => `${moves(count)} left (shortest)`,
  liveBetween: ({ least, most }) => {
    if (!Number.isFinite(most)) return grouped`${least} or more moves left`;
    return least > 1 ? grouped`${least} to ${moves(most)} left` : `${moves(most)} left or fewer`;
  },
  liveSeeking: "Working it out…",
  liveUnknown: "The moves left could not be determined",
  liveNone: "The goal cannot be reached from here",
  liveEffect: (effect) => {
    if (effect === 0) return "±0, no nearer";
    return effect < 0 ? `−${-effect}, nearer` : `+${effect}, farther`;
  },
  nextCell: "best next move",

  wonIn: (count, millis) =>
    `You are at the goal: ${moves(count)}${millis === null ? "" : `, ${clock(millis)}`}.`,
  newRecord: "New record",

  taskPicture: "Make it look like this",
  taskMove: (...symbols) => `Move ${named(symbols, "the red pieces")} to the dashed outline`,
  taskSwap: (...symbols) => `${named(symbols, "The red pieces")} change places`,
  optimum: "Shortest",
  optimumIs: (count) => grouped`${count}`,
  optimumUnknown: "?",

  watched: "That was the solution.",
  stopWatching: "Close the replay",

  won: "Solved!",
  result: (count, millis) =>
    millis === null ? moves(count) : `${moves(count)} · ${clock(millis)}`,
  against: (played, best) => (played <= best ? "The shortest!" : grouped`The shortest is ${best}`),
};
