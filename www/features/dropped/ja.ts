import type { DropReason } from "../../model/link/link";

/** `key=value`, or the key alone. */
const pair = (key: string, value: string) => (value === "" ? key : `${key}=${value}`);

/** The text for an unknown puzzle is shared with the element. */
type WordedReason = Exclude<DropReason, "unknown-puzzle">;
type Because = Record<WordedReason, (key: string, value: string) => string>;

const because: Because = {
  "cut-off": () => "リンクが途中で切れています。",
  "maybe-cut": () =>
    "この盤面は順番どおりには並びません。リンクが途中で切れて、ゴールが失われたのかもしれません。",
  query: (key, value) =>
    `「?${pair(key, value)}」は使いませんでした。パズルは「?」ではなく「#」のあとに書きます。`,
  "unknown-key": (key, value) => `「${pair(key, value)}」は知らない項目なので、使いませんでした。`,
  repeated: (key, value) =>
    `「${key}」がくり返されていたので、はじめのほうを使い、「${value}」は使いませんでした。`,
  encoding: (key, value) =>
    `「${pair(key, value)}」は文字の書き方（%）が壊れていたので、使いませんでした。`,
  value: (key, value) => `「${pair(key, value)}」の値が読めないので、使いませんでした。`,
  "too-long": (key) => `「${key}」は長すぎるので、使いませんでした。`,
  cut: (key, value) =>
    `「${key}」は途中の「${value}」からこの盤面で使えないので、その手前までを使いました。`,
  "no-board": (key) => `「${key}」は、盤面（board）がないので使いませんでした。`,
  unreadable: (key, value) => `「${pair(key, value)}」はこの盤面に使えないので、使いませんでした。`,
  "board-given": (key) => `盤面（board）があるので、「${key}」は使いませんでした。`,
  "no-collection": (_key, value) =>
    `パズル集を読み込めなかったので、「${value}」を開けませんでした。`,
};

export const texts = {
  title: "リンクに読み取れないところがありました。",
  cutOff: "リンクが途中で切れています。送ってくれた人に、リンク全体を送り直してもらってください。",
  because,
};

export type DroppedTexts = typeof texts;
