// Runs one search at a time in slices, and reads messages after each slice.

import init, { Search } from "../node_modules/taisou/solve.js";

const ready = init();
/** The current request. A search for another one stops after its slice. */
let wanted = 0;

self.onmessage = async ({ data: { id, puzzle } }) => {
  wanted = id;
  if (!puzzle) return;
  await ready;
  try {
    const search = new Search(puzzle.board, puzzle.width, "auto", { goal: puzzle.goal });
    while (wanted === id && search.advance(100_000) === "paused") {
      self.postMessage({ id, stats: search.stats() });
      await messages();
    }
    if (wanted === id) self.postMessage({ id, solution: search.solution() });
    search.free();
  } catch (error) {
    // The message names the place of the error, and `error.details` has it as data.
    self.postMessage({ id, message: error.message });
  }
};

/** Handles the messages that are waiting. */
function messages() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
