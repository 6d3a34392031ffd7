import type { LayoutKind } from "taisou";
import { grouped } from "../../i18n/numbers";
import type { Length } from "./lengths";

export const texts = {
  kind: "種類",
  kinds: { rush: "車を出す", klotski: "箱入り娘" } satisfies Record<LayoutKind, string>,
  pieces: "駒の数",
  anyPieces: "おまかせ",
  piecesOf: (pieces: number) => `${pieces}個`,
  length: "長さを選ぶと、新しい問題が盤面に出ます",
  lengths: {
    easy: "やさしい 5〜10手",
    medium: "ふつう 11〜20手",
    hard: "難しい 21〜35手",
    extreme: "超難問 36手〜",
  } satisfies Record<Length, string>,
  exact: "ちょうど（手）",
  make: "作る",
  badLength: (most: number) => `手数は1から${most}までの整数にしてください。`,
  another: "もう一つ",
  working: "作っています…",
  triedSoFar: (tried: number) => grouped`${tried}通り`,
  cancelled: "中止しました。",
  crashed: "作れませんでした。もう一度押してください。",
  noWorkers: "このブラウザーでは作れません。",
  noSuch: "この条件の問題は、ほかにありません。",
  noneFound: (tried: number) => grouped`${tried}通りを調べましたが、見つかりませんでした。`,
  proven: "証明済み",
  found: (tried: number) => grouped`${tried}通りの配置を調べて見つけました。`,
  noneFarther: (positions: number) =>
    grouped`動かして行ける${positions}局面の中に、これより遠いものはありません。`,
  farther: (positions: number, moves: number) =>
    grouped`動かして行ける${positions}局面の中で、いちばん遠いものは${moves}手です。`,
  play: "遊ぶ",
  send: "送る・埋め込む",
  print: (boards: number) => (boards === 1 ? "印刷" : `${boards}問を印刷`),
  made: "作った問題",
};

export type LayoutTexts = typeof texts;
