import type { ForeignFault } from "../model/foreign/foreign";
import { bytes } from "./numbers";

/** The texts on making a board in the first load. */
export const jaMaking = {
  pastedNew: "貼り付けた盤面を開きました。",
  undoPaste: "貼り付ける前に戻す",
  pastedSize: (cells: number, columns: number, rows: number) =>
    `${cells}マスなので、${columns}列×${rows}行と読みました。ちがうときは幅を直してください。`,
  pastedGoal: "前のゴールは合わないので、この盤面に合わせました。",
  pastedMoves: (moves: number) => `貼り付けた文字は${moves}手の手順です。`,
  pastedSomeMoves: (bad: string) =>
    `貼り付けた文字は手順のようですが、この盤面では「${bad}」から動かせません。`,
  playMoves: "動かしてみる",
  playSome: "動かせるところまで",
  checkMoves: "手順をたしかめる",
  notBoard: "貼り付けた文字は盤面として読めませんでした。",
  notAnything: "貼り付けた文字は、盤面でも手順でもリンクでもありません。",
  tooLarge: (size: number) => `大きすぎて貼り付けられません（${bytes(size)}）。`,
  /** An unusable part of a text in the format of another program. */
  foreign: ({ form, line, part }: ForeignFault) =>
    `${form}の書き方のようですが、${line}行目が使えません：${part}`,
  overlay: "文字を重ねる",
  removePicture: "写真をはずす",
};

export type MakingTexts = typeof jaMaking;
