// Generates puzzles at a given distance with one shortest solution: `node examples/compose.mjs`.

import init, { compose, countShortest } from "taisou";

await init();

const goal = "アタマ/ノタイ/ソウ*";
const { boards } = compose(goal, 3, { depth: 20, unique: true, count: 3, seed: 1 });

console.log(`to ${goal}`);
for (const { board, length } of boards) {
  // Counting confirms that it is the only one.
  const { count, solutions } = countShortest(board, 3, { goal, list: 1 });
  const first = solutions[0]?.[0]?.symbol;
  console.log(`${board}  ${length} moves, shortest answers: ${count}, first ${first}`);
}
