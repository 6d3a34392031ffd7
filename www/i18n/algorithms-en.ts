import type { Algorithm } from "taisou";

export const enAlgorithms: Record<Algorithm, string> = {
  auto: "Automatic",
  bfs: "Breadth-first",
  bidirectional: "Bidirectional",
  iddfs: "Iterative deepening",
  astar: "A*",
  "ida-manhattan": "IDA*, Manhattan",
  "ida-linear-conflict": "IDA*, linear conflict",
  "ida-inversion": "IDA*, inversion distance",
  "ida-walking": "IDA*, walking distance",
  "ida-pattern": "IDA*, patterns",
  human: "Human method (not always shortest)",
  anytime: "Anytime (keeps improving)",
};
