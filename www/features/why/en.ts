import type { WhyTexts } from "./ja";

const parity = (odd: boolean) => (odd ? "odd" : "even");
const shade = (colour: number) => (colour === 0 ? "light" : "dark");
const exchanges = (count: number) => (count === 1 ? "1 exchange" : `${count} exchanges`);

export const texts: WhyTexts = {
  heading: "Why the goal is out of reach",
  start: "Start",
  goal: (number, goals) => (goals === 1 ? "Goal" : `Goal ${number}`),
  otherGoals: "The other goals are out of reach too.",

  arrowsPicture: "The start, with arrows for what goes where, as listed below.",
  goalPicture: "The goal, coloured like a chessboard.",
  cyclesHeading: (odd) => `1. The number of exchanges is ${parity(odd)}`,
  cyclesHelp:
    "Arrows show what goes where in the goal. Followed, they make cycles. A cycle of length n takes n − 1 exchanges; any other way takes an odd number too if this one does, and an even number if not.",
  cycles: "Cycles",
  cycleName: (number) => `Cycle ${number}`,
  cycleLength: (length, count, odd) => `length ${length}, ${exchanges(count)} (${parity(odd)})`,
  soFar: (count, odd) => `so far ${count} (${parity(odd)})`,
  colourHeading: (odd) => `2. The number of steps is ${parity(odd)}`,
  colours: (from, to, start, goal) =>
    from === to
      ? `The blank goes from a ${shade(from)} cell (${start}) to a ${shade(to)} cell again (${goal}). Each step changes its colour, so it takes an even number of steps.`
      : `The blank goes from a ${shade(from)} cell (${start}) to a ${shade(to)} cell (${goal}). Each step changes its colour, so it takes an odd number of steps.`,
  neverHeading: "3. So it never gets there",
  never: (odd) =>
    `Each step is one exchange, of the blank and a tile. Part 1 says the number is ${parity(odd)}, part 2 says ${parity(!odd)}. No sequence of moves can be both.`,
  tryParity: "Try it on a board (how it works)",

  marksPicture: "The start; the cells that can never be as the goal has them are marked.",
  marksGoalPicture: "The goal, with the same cells marked.",
  bars: {
    apart:
      "Walls cut the board apart, and neither tiles nor blanks get across. The goal wants something on the wrong side.",
    stuck: "There is no blank in the part with the marked cells, so nothing moves there.",
    narrow:
      "Tiles cannot pass one another in a corridor or around a ring, and not every tile gets through a narrow place from one part to another. The marked cells can never be as the goal has them.",
    open: "The marked cells can never be as the goal has them.",
  },
  marked: "Marked cells",
  wanted: (place, have, want) => `${place}: now ${have}, in the goal ${want}`,

  lookAlikes: "Where identical tiles go",
  goes: (from, to) => `${from} → ${to}`,
  stays: (place) => `stays at ${place}`,
  orders: {
    kept: "Identical tiles keep their order, read from the top left.",
    odd: (symbols) =>
      `${symbols} change their order. In reading order the parity would be wrong, and the goal out of reach.`,
    even: (symbols) =>
      `${symbols} change their order. Parity would allow the reading order too; this solution goes another way.`,
    open: (symbols) => `${symbols} change their order.`,
  },
  and: " and ",
};
