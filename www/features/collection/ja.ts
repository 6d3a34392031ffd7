import { grouped } from "../../i18n/numbers";
import { jaStanding } from "../../i18n/standing-ja";
import type { Kind } from "../../model/puzzle/entry";

export const texts = {
  kind: "種類",
  kinds: {
    letters: "文字",
    numbers: "数字",
    parking: "駐車場",
    klotski: "箱入り娘の仲間",
    blocks: "いろいろな形",
    rush: "ラッシュアワー",
    games: "ゲームの名作",
  } satisfies Record<Kind, string>,
  every: "すべて",
  forPlay: "最短なし・自由に",
  level: (level: number) => `レベル${level}`,
  parts: ["はじめて", "なれたら", "もっと難しい"],
  levelMarks: { begun: "途中", solved: "解いた", best: "最短" },
  classics: "名作",
  sources: "出典",
  solvedMark: "解いた",
  ownBest: (moves: number) => grouped`自己ベスト ${moves}手`,
  print: "紙に印刷する",
  graded: jaStanding.graded,
};

export type CollectionTexts = typeof texts;
