export const texts = {
  promise: "ゴールまで最短であと何手か、どの手がいちばんよいかを、動かすたびに示します。",
  best: "次の最善手",
  bestHelp: "盤面にも印が付きます。押すと動きます。",
  go: (symbol: string, way: string) => `${symbol}を${way}`,
};

export type LeftTexts = typeof texts;
