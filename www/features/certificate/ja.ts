export const texts = {
  none: "この盤面には、証明された答えがまだありません。",
  shortest: (moves: string, metric: string) =>
    `この盤面からゴールまで、${moves}より短い手順はありません（数え方：${metric}）。`,
  unsolvable: "この盤面からは、どう動かしてもゴールへ行けません。",
  lead: "別に書かれた短いプログラムが、このページの解くプログラムを使わずに、はじめから調べ直します。",
  ways: {
    shortest:
      "手順を動かしてゴールに着くことと、それより近い局面の中にゴールがないことをたしかめます。",
    search:
      "手順を動かしてゴールに着くことをたしかめ、それより短くなりうる動かし方を残らず試します。",
    unsolvable: "行ける局面をすべて並べて、その中にゴールがないことをたしかめます。",
    parity: "入れ替えの回数の偶奇が、どのゴールとも合わないことをたしかめます。",
  },
  run: "ここで実行",
  save: "証明書を保存",
  running: "調べています…",
  tried: (positions: string) => `${positions}局面。`,
  limit: (most: string) => `上限は${most}局面です。超えると、決めずに終わります。`,
  verdicts: {
    holds: (seconds: string) => `正しいとたしかめました（${seconds}秒）。`,
    REFUSED: (seconds: string) => `正しくありません（${seconds}秒）。`,
    "GIVEN UP": (seconds: string) =>
      `上限に達しました（${seconds}秒）。正しいかどうかは決まっていません。`,
  },
  said: "プログラムの出力",
  failed: "たしかめるプログラムを動かせませんでした。",
  elsewhere:
    "自分のパソコンでは、証明書とプログラムを保存して、次のように実行します（Python 3.9以上）。",
  saveChecker: "プログラム（check.py）を保存",
};

export type CertificateTexts = typeof texts;
