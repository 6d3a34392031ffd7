export const texts = {
  fair: "解ける並びの、どれもが同じ確からしさで出ます。",
  exactly: "ちょうど",
  moves: "手",
  movesLabel: "ゴールまでの手数",
  range: (most: string) => `1〜${most}手`,
  go: "この手数にする",
  goName: "この手数にする",
  far: (moves: string) => `（${moves}手）`,
  looking: "ほかのまぜ方を調べています…",
  drawing: "盤面を探しています…",
  failed: "見つかりませんでした。もう一度押してください。",
};

export type ScrambleTexts = typeof texts;
