const parity = (odd: boolean) => (odd ? "奇数" : "偶数");
const shade = (colour: number) => (colour === 0 ? "明るいマス" : "暗いマス");

export const texts = {
  heading: "なぜゴールへ行けないか",
  start: "スタート",
  goal: (number: number, goals: number) => (goals === 1 ? "ゴール" : `ゴール${number}`),
  otherGoals: "ほかのゴールへも行けません。",

  arrowsPicture: "スタートの図。何がどこへ行くかの矢印は、下の一覧のとおりです。",
  goalPicture: "ゴールの図。市松に塗り分けてあります。",
  cyclesHeading: (odd: boolean) => `1. 入れ替えの数は${parity(odd)}`,
  cyclesHelp:
    "矢印は、ゴールで何がどこへ行くかです。たどると輪になります。長さ n の輪は n−1 回の入れ替えでできます。ほかのやり方でも、偶数か奇数かは変わりません。",
  cycles: "輪の一覧",
  cycleName: (number: number) => `輪${number}`,
  cycleLength: (length: number, exchanges: number, odd: boolean) =>
    `長さ${length}、入れ替え${exchanges}回（${parity(odd)}）`,
  soFar: (exchanges: number, odd: boolean) => `ここまで${exchanges}回（${parity(odd)}）`,
  colourHeading: (odd: boolean) => `2. 動かす回数は${parity(odd)}`,
  colours: (from: number, to: number, start: string, goal: string) =>
    from === to
      ? `空きは、${shade(from)}（${start}）から同じ${shade(to)}（${goal}）へ。1マス動くたびに色が変わるので、偶数回動きます。`
      : `空きは、${shade(from)}（${start}）から${shade(to)}（${goal}）へ。1マス動くたびに色が変わるので、奇数回動きます。`,
  neverHeading: "3. だから決して届かない",
  never: (odd: boolean) =>
    `1マス動かすことは、空きとタイル1枚の入れ替え1回です。その回数は、1によれば${parity(odd)}、2によれば${parity(!odd)}。両方になることはないので、どう動かしても届きません。`,
  tryParity: "動かしてたしかめる（しくみ）",

  marksPicture: "スタートの図。ゴールのとおりにできないマスに印があります。",
  marksGoalPicture: "ゴールの図。同じマスに印があります。",
  bars: {
    apart:
      "壁で切り離された部分へは、タイルも空きも運べません。ゴールは、そこにないものを求めています。",
    stuck: "印のマスのある部分には空きがないので、何も動きません。",
    narrow:
      "一列の通路や輪では、タイルは追い越せません。細い所でつながる部屋のあいだも、タイルを運べないことがあります。印のマスは、どう動かしてもゴールのとおりになりません。",
    open: "印のマスは、どう動かしてもゴールのとおりになりません。",
  },
  marked: "印のマス",
  wanted: (place: string, have: string, want: string) => `${place}：いま${have}、ゴールは${want}`,

  lookAlikes: "同じ文字のタイルの行き先",
  goes: (from: string, to: string) => `${from} → ${to}`,
  stays: (place: string) => `${place}のまま`,
  orders: {
    kept: "同じ文字どうしの順（左上から読む順）は、そのままです。",
    odd: (symbols: string) =>
      `${symbols}の順が入れ替わります。読む順のままでは偶奇が合わず、ゴールへ行けません。`,
    even: (symbols: string) =>
      `${symbols}の順が入れ替わります。読む順のままでも偶奇は合いますが、この解ではこう動きます。`,
    open: (symbols: string) => `${symbols}の順が入れ替わります。`,
  },
  and: "と",
};

export type WhyTexts = typeof texts;
