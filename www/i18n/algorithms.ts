/** The methods of DESIGN 4.2 by their names there; a build may have fewer. */
export const jaAlgorithms: Record<string, string> = {
  auto: "おまかせ",
  bfs: "幅優先探索",
  bidirectional: "両側探索",
  iddfs: "反復深化",
  astar: "A*",
  "ida-manhattan": "IDA*・マンハッタン距離",
  "ida-linear-conflict": "IDA*・直線衝突",
  "ida-inversion": "IDA*・転倒数",
  "ida-walking": "IDA*・歩行距離",
  "ida-pattern": "IDA*・パターンDB",
  human: "人の手順",
  anytime: "だんだん短く",
};

export const enAlgorithms: Record<string, string> = {
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
  human: "Like a person",
  anytime: "Ever shorter",
};
