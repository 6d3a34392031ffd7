// The state space of the 8-puzzle: the number of positions at each distance from the goal. `node examples/survey.mjs`.

import init, { survey } from "taisou";

await init();

const all = survey("123/456/78*", 3);
const most = Math.max(...all.counts);

console.log("moves  positions");
for (const [distance, count] of all.counts.entries()) {
  const bar = "#".repeat(Math.floor((count * 40) / most));
  console.log(`${String(distance).padStart(5)}  ${String(count).padStart(9)}  ${bar}`);
}
console.log(`${all.positions} positions, ${all.mean.toFixed(2)} moves away on average`);
console.log(`the farthest: ${all.farthest.join(" and ")}`);
