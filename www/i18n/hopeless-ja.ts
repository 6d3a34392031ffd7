/** The texts on unreachable goals and identical tiles in the first load. */
export const jaWhy = {
  idle: "解ける盤面です。「解く」を押すと、ここに答えが出ます。",
  graph: (places: string, more: number) =>
    `盤面の形のため、${places}${more > 0 ? `、ほか${more}マス` : ""}はゴールのとおりになりません。`,
  parity: (one: string, other: string) =>
    `偶奇が合わないので、どう動かしても届きません。${one}と${other}を入れ替えた盤面なら解けます。`,
  exchange: (one: string, other: string) => `${one}と${other}を入れ替える`,
  whichLookAlike: (symbol: string) => `どの「${symbol}」がどこへ`,
  whichLookAlikes: "同じ文字のどれがどこへ",
};

export type WhyLines = typeof jaWhy;
