import type { Algorithm } from "taisou";

export const enAlgorithms: Record<Algorithm, string> = {
  auto: "Automatic",
  bfs: "Breadth-first",
  bidirectional: "Bidirectional",
  iddfs: "Iterative deepening",
  astar: "A*",
  "ida-manhattan": "IDA*, Manhattan",
  "ida-linear-conflict": "IDA*, linear conflict",
  "ida-inversion": "IDA*, inversions",
  "ida-walking": "IDA*, walking distance",
  "ida-pattern": "IDA*, patterns",
  human: "Step by step (human)",
  anytime: "Improving answer",
};

/** One sentence on what each method is. */
export const enAlgorithmNotes: Record<Algorithm, string> = {
  auto: "Picks a method by the size of the board.",
  bfs: "Looks at every position, nearest to the start first. Shortest.",
  bidirectional: "Looks outward from the start and the goal until they meet. Shortest.",
  iddfs: "Looks depth-first, one move deeper each time. Shortest.",
  astar: "Looks first where the goal seems near. Shortest.",
  "ida-manhattan": "Cuts branches by each tile’s distance from its place. Shortest.",
  "ida-linear-conflict": "Adds to the distance for tiles in each other’s way. Shortest.",
  "ida-inversion": "Cuts branches by counting tiles out of order. Shortest.",
  "ida-walking": "Cuts branches by counting moves between rows and columns. Shortest.",
  "ida-pattern": "Looks up in tables how far groups of tiles have to go. Shortest.",
  human: "Puts rows and columns in place, the rest by search. Not the shortest.",
  anytime: "Finds an answer at once, then shorter ones.",
};
