import { grouped } from "../../i18n/numbers";
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
  outOf: (solved: number, all: number) => `${solved} / ${all}`,
  forPlay: "最短なし・自由に",
  solvedMark: "解いた",
  ownBest: (moves: number) => grouped`自己ベスト ${moves}手`,
  unsolvedOnly: "まだ解いていないものだけ",
  puzzlesShown: (shown: number, all: number) =>
    shown === all ? `${all}問` : `${all}問のうち${shown}問`,
  noneShown: "当てはまるパズルはありません。",
};

export type CollectionTexts = typeof texts;
