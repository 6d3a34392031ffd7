// How much a measurement may have grown at the end of a run. Without a leak what varies does not grow with the length of a
// run, so these stay the same however long it is, and a longer run finds smaller leaks.

/** @type {Record<string, number>} */
export const MAY_GROW = {};
