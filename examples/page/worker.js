// Searches, so that the page stays free: one at a time, in slices, and after each it looks for messages.

import init, { Search } from "../node_modules/taisou/solve.js";

const ready = init();
/** The search that is wanted; any other gives up after its slice. */
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
    // Bad input: where it is wrong stands in the message, and as data in `error.details`.
    self.postMessage({ id, message: error.message });
  }
};

/** Lets messages in that have come meanwhile. */
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
