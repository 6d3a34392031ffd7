// By how much a measurement may have grown at the end of a run, see trend.mjs: some three times what a run of five minutes
// without a leak was seen to vary. That does not grow with the length of a run, so the longer it is, the smaller the leaks
// that it finds: in five minutes, on a machine that does nothing else, one node lost with every seventh deed.

/** @type {Record<string, number>} */
export const MAY_GROW = {
  // Code is compiled, and texts are kept, long after all has been seen once: 1 MB in the last two thirds of 1,940 deeds,
  // less and less.
  "heap MB": 4,
  // The modules' memories do not shrink. They begin anew with a worker that was killed or given up.
  "module MB": 100,
  nodes: 200,
  listeners: 30,
  workers: 4,
  // With the memories of both tabs and of the browser itself; it was seen to go up and down by 380.
  "process MB": 300,
};
