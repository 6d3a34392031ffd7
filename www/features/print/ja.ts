export const texts = {
  source: "印刷するパズル",
  layouts: "作った問題",
  ladder: (name: string) => `レベル：${name}`,
  each: "1枚に",
  puzzles: (each: number) => `${each}問`,
  sheet: "番号",
  range: (first: number, last: number) => (first === last ? `${first}` : `${first}〜${last}`),
  paper: "用紙",
  papers: { a4: "A4", letter: "レター" },
  answers: "答え",
  places: { below: "下に逆さまに", behind: "2枚目に", none: "なし" },
  print: "印刷する",
  solving: (found: number, all: number) => `答えを調べています… ${found} / ${all}`,
  noAnswer: "時間内に見つかりませんでした",
  answersTo: (title: string) => `${title}の答え`,
};

export type PrintTexts = typeof texts;
