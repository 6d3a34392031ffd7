/** The methods by their names in docs/contracts.md#methods. */
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

/** One sentence on what each method is. */
export const jaAlgorithmNotes: Record<string, string> = {
  auto: "盤面の大きさから、向いた解法を選びます。",
  bfs: "スタートから近い順に、局面を残らず調べます。最短です。",
  bidirectional: "スタートとゴールの両方から近い順に調べます。最短です。",
  iddfs: "手数の上限を一つずつ上げて、深さ優先で調べ直します。最短です。",
  astar: "ゴールに近そうな局面から調べます。最短です。",
  "ida-manhattan": "タイルごとの距離を足した下界で、反復深化の枝を切ります。最短です。",
  "ida-linear-conflict": "同じ列で行き違うタイルの分だけ、距離の下界を上げます。最短です。",
  "ida-inversion": "順番の逆転を数えた下界で枝を切ります。最短です。",
  "ida-walking": "行や列をまたぐ動きだけを数えた下界で枝を切ります。最短です。",
  "ida-pattern": "数枚ずつの組の手数を、表にしておいて使います。最短です。",
  human: "段や列を端からそろえ、残りを探索で解きます。最短とは限りません。",
  anytime: "まず答えを出し、だんだん短くします。",
};

export const enAlgorithmNotes: Record<string, string> = {
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
