// Maximum growth of each measurement in a run, see trend.mjs: about three times the variation of five minutes without a
// leak. The variation does not grow with the length of a run, so longer runs find smaller leaks. On an idle machine, five
// minutes find one leaked node in seven acts.

/** @type {Record<string, number>} */
export const MAY_GROW = {
  // Compiled code and cached texts grow for long: 1 MB in the last two thirds of 1,940 acts, ever more slowly.
  "heap MB": 4,
  // A module's memory never shrinks, but a new worker has a new one.
  "module MB": 100,
  nodes: 200,
  listeners: 30,
  workers: 4,
  // Both tabs and the browser itself, which varied by 380.
  "process MB": 300,
};
