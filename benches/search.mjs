// Uninformed searches by the command: `node benches/search.mjs`.

import { taisou } from "./apart.mjs";
import { median, print, round } from "./report.mjs";

const METHODS = ["bfs", "bidirectional"];
const PUZZLES = [
  ["one tile, 10 x 10", `車${"口".repeat(98)}*`, "10", `${"?".repeat(99)}車`],
  ["letters, 18 moves", "ウアタソ*マイタノ", "3", "ソウアイ*タタノマ"],
  ["8-puzzle, 31 moves", "867/254/3*1", "3", "123/456/78*"],
];

const rows = PUZZLES.map(([puzzle = "", board = "", width = "", goal = ""]) => {
  const methods = METHODS.flatMap((method) => ["--method", method]);
  const args = ["bench", board, "--width", width, "--goal", goal, ...methods];
  const times = taisou([...args, "--runs", 101, "--json"]).map(({ algorithm, seconds }) => [
    `${algorithm} ms`,
    round(1000 * median(seconds)),
  ]);
  return { puzzle, ...Object.fromEntries(times) };
});
print("search", "Uninformed searches by `taisou bench`, the median of 101", rows);
