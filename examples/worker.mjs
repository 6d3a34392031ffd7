// Solves in a worker: `node examples/worker.mjs`.
//
// Long work runs in a worker, in Node and in a page, while the program goes on.

import { createTaisou, TaisouError } from "taisou/worker";

const taisou = createTaisou();

// Concurrent calls are answered in their order.
const [solution, all] = await Promise.all([
  taisou.solve("ウアタソ*マイタノ", 3, "auto", { goal: "ソウアイ*タタノマ" }),
  taisou.survey("123/456/78*", 3),
]);
console.log(`${solution.length} moves`);
console.log(`${all.positions} positions, none farther than ${all.max} moves`);

// One of the hardest 15-puzzles, until the first solution.
const hard = "15 14 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0";
const goal = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";
const enough = new AbortController();
const found = await taisou.solve(hard, 4, "anytime", {
  ...{ goal, enough: enough.signal },
  onProgress: ({ soFar }) => void (soFar !== null && enough.abort()),
});
console.log(found.length !== null && found.length >= 80 ? "an answer" : "no answer");

// A cancelled call.
const cancellation = new AbortController();
const call = taisou.solve(hard, 4, undefined, { goal, signal: cancellation.signal });
cancellation.abort();
await call.catch((error) => console.log(error.name));

try {
  await taisou.solve("1 2 3 / 4 5 / 6 7 *", 3);
} catch (error) {
  if (!(error instanceof TaisouError)) throw error;
  console.log(`${error.code}: ${error.message}`);
}
