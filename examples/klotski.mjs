// Klotski (箱入り娘) in the three metrics of blocks: `node examples/klotski.mjs`.

import init, { solve } from "taisou";

await init();

// Only the large piece has to reach the exit.
const puzzle = /** @type {const} */ ({ goal: "????/????/????/?BB?/?BB?", blocks: "all" });
for (const metric of /** @type {const} */ (["step", "slide", "move"])) {
  const solution = solve("ABBC/ABBC/DEEF/DGHF/I**J", 4, "auto", { ...puzzle, metric });
  const length = String(solution.length).padStart(3);
  const { moves, boards } = solution;
  console.log(
    `${metric.padEnd(5)}  ${length}, made of ${moves.length} steps, ends as ${boards.at(-1)}`,
  );
}
