import type { Algorithm } from "taisou";

/** The methods by their names in docs/contracts.md#methods. */
export const jaAlgorithms: Record<Algorithm, string> = {
  auto: "おまかせ",
  bfs: "幅優先探索",
  bidirectional: "双方向探索",
  iddfs: "反復深化",
  astar: "A*",
  "ida-manhattan": "IDA*・マンハッタン距離",
  "ida-linear-conflict": "IDA*・直線衝突",
  "ida-inversion": "IDA*・転倒距離",
  "ida-walking": "IDA*・歩行距離",
  "ida-pattern": "IDA*・パターンDB",
  human: "人の手順",
  anytime: "だんだん短く",
};
