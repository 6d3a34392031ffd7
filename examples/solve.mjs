// Solves a board and prints the moves: `node examples/solve.mjs`.

import init, { solve, writeMoves } from "taisou";

await init();

const [start, goal] = ["ウアタソ*マイタノ", "ソウアイ*タタノマ"];
const solution = solve(start, 3, "auto", { goal });

console.log(`${start} to ${goal}`);
if (solution.length !== null) {
  const proof = solution.optimal ? "proven shortest" : "maybe not shortest";
  console.log(`${solution.length} moves, ${proof}; the method was ${solution.algorithm}`);
}
for (const [index, { symbol, from, to }] of solution.moves.entries()) {
  const number = String(index + 1).padStart(2);
  console.log(`${number}  ${symbol} from ${from} to ${to}  ${solution.boards[index]}`);
}

// The same as letters: the directions of the tiles.
console.log(writeMoves(start, 3, solution.moves));
