import type { Direction } from "taisou";
import { grouped } from "../../i18n/numbers";

const ways: Record<Direction, string> = { up: "上", right: "右", down: "下", left: "左" };

export const texts = {
  intro: "スタートからの手順を入れると、どの手がむだになったかを、局面ごとの最短手数から調べます。",
  moves: "手の並び",
  movesHelp:
    "U 上・D 下・L 左・R 右。URDL2 のように数字で繰り返しを書けます。空きが二つ以上か、大きな駒のある盤面では、12R のようにマスの番号を付けます。",
  letters: "文字の向き",
  metric: "手数の数え方",
  takePlayed: "動かした手を入れる",
  run: "調べる",
  stop: "調べるのをやめる",
  stopping: "やめています…",
  searching: "局面ごとの最短手数を調べています…",
  improving: "よりよい手を調べています…",
  empty: "手の並びを入れてください。",
  tooLong: "手の並びが長すぎます。",
  unsolvable: "この盤面からゴールへは行けないので、むだな手も決まりません。",
  crashed: "探索のプログラムが異常終了しました。もう一度試せます。",
  partly: (known: number, all: number) =>
    grouped`最短手数が分かったのは${all}局面のうち${known}局面`,

  perfect: (moves: number) => grouped`${moves}手で最短です。むだな手はありません`,
  lost: (moves: number, needed: number, lost: number) =>
    grouped`${moves}手、むだ${lost}手（最短${needed}手）`,
  lostSoFar: (moves: number, left: number, lost: number) =>
    grouped`${moves}手進んで残り${left}手、むだ${lost}手`,
  lostBetween: (moves: number, least: number, most: number | null) =>
    most === null
      ? grouped`${moves}手、むだ${least}手以上`
      : grouped`${moves}手、むだ${least}〜${most}手`,
  lostAt: (move: number, lost: number) => grouped`${move}手目（${lost}手）`,
  where: (places: string, more: number) =>
    grouped`むだになった手：${places}${more > 0 ? grouped`、ほか${more}か所` : ""}`,

  chart: (start: number, moves: number) =>
    grouped`各手のあとの最短手数。スタートで${start}手、${moves}手目まで。数は一覧にあります。`,
  axisLeft: "残り手数",
  axisMade: "動かした手",
  chartHelp: "線は、その局面からゴールまでの最短手数です。赤いところがむだになった手です。",
  lostHeading: "むだになった手と、よりよい手",
  exercises: (count: number) => grouped`この中の${count}つの局面を、練習問題にしました。`,
  betterIs: "よい手は",
  made: (symbols: string, direction: Direction) => `${symbols}を${ways[direction]}へ`,
  bestEnding: "ここから最短で見る",
  bestEndingFrom: (move: number) => grouped`ここから最短で見る（${move}手目の前）`,
  list: "手ごとの残り手数",
  start: "スタート",
  moveNumber: (move: number) => grouped`${move}手目`,
  startAt: (distance: string) => `スタート、残り${distance}手`,
  step: (move: number, symbols: string, direction: Direction, distance: string, lost: number) =>
    grouped`${move}手目 ${symbols}を${ways[direction]}へ、残り${distance}手${lost > 0 ? grouped`、むだ${lost}手` : ""}`,
  unknown: "？",
  minus: (lost: number) => grouped`むだ${lost}`,
};

export type CheckTexts = typeof texts;
