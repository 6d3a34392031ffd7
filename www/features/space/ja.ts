import { grouped } from "../../i18n/numbers";
import { jaStanding } from "../../i18n/standing-ja";

/** What the part about all positions says; fetched with it. */
export const texts = {
  intro:
    "ゴールから何手のところに局面がいくつあるかを一つ残らず数え、いちばん遠い盤面と、いまの盤面の位置を示します。",
  survey: "すべて数える",
  surveyAgain: "もう一度数える",
  working: "計算しています…",
  reached: (positions: string, depth: number) => grouped`${positions}局面・${depth}手まで`,
  reachedOf: (part: string, positions: string, all: string, depth: number) =>
    grouped`${part}（${all}局面のうち${positions}）・${depth}手まで`,
  stop: "やめる",
  stopping: "やめています…",
  given: "途中でやめました。",
  crashed: "計算のプログラムが異常終了したため、新しく用意しました。もう一度試せます。",
  silent: "計算が返事をしなくなったため、新しく用意しました。もう一度試せます。",
  tooMany: "局面が多すぎてメモリに入りきらないので、全部を数えることはできません。",
  tooManyForHardest:
    "局面が多すぎてメモリに入りきらないので、いちばん難しい問題は探せません。手数を決めて作ってください。",
  noPositions: "スタートからゴールへは行けないので、数える局面がありません。",
  badWord: "並べたいことばに、使う文字の中にない文字があります。",
  badBag: "使う文字を、盤面の形に並べられません。空き（*）を入れ、行は / で分けてください。",
  badSpell: "その文字は、この盤面に並べられません。盤面にある文字を、マスの数まで入れてください。",
  limits: {
    budget: "途中でやめたので、数え終えたところまでです。",
    maxBytes: "メモリの上限に達したので、数えられたところまでです。",
    maxNodes: "局面の数の上限に達したので、数えられたところまでです。",
  },

  and: "、",
  colon: "：",

  // Totals
  positions: "局面の数",
  largest: "最大の手数",
  largestSoFar: "調べた手数",
  mean: "平均の手数",
  moves: (moves: number | string) => grouped`${moves}手`,
  start: "スタート",
  here: "いまの盤面",
  hereShort: "いま",
  notHere: "この中にありません",
  notYet: "まだ数えていません",
  levelHow: "難しさの決め方",
  standing: jaStanding,

  // Chart
  chart: "手数ごとの局面の数",
  bar: (distance: number, count: string, share: string) =>
    grouped`${distance}手：${count}局面（${share}）`,
  barHelp: "棒を押すと、その手数の盤面が開きます。",
  axisDistance: "ゴールまでの手数",
  axisCounts: "局面の数",
  axisCountsLog: "局面の数（対数）",
  log: "対数目盛",
  showTable: "表にする",
  distance: "手数",
  share: "割合",
  saveCsv: "CSVで保存",
  saveChart: "グラフを保存",
  saveGraph: "図を保存",

  // Pictures
  farthest: (max: number) => grouped`いちばん遠い盤面（${max}手）`,
  farthestCount: (count: string) => `${count}個あります。押すと開きます。`,
  farthestSome: (shown: string) => `はじめの${shown}個です。押すと開きます。`,
  more: "もっと見る",
  board: (board: string, moves: number) => grouped`${board}、${moves}手`,

  // State graph
  graph: "つながりの図",
  graphHelp: "点が局面、線が1手です。右ほどゴールから遠く、押すとその盤面が開きます。",
  youAreHere: "いまの盤面",

  // Composing
  difficulty: "手数",
  exactly: "ちょうど",
  hardestWish: "いちばん難しい",
  anyLength: "何手でも",
  movesLabel: "ちょうど何手か",
  unique: "最短の答えが一つだけ",
  spell: "盤面に並ぶ文字",
  spellHelp: "左上から順に。? は何でもよいマス。空欄ならおまかせ。",
  word: "並べたいことば",
  wordHelp: "ゴールにこのことばが並びます。文字は、いまのパズルのものを使います。",
  bag: "使う文字",
  bagHelp: "ことばを並べるのに、ほかの文字を使うときに入れます。",
  many: "作る数",
  seed: "番号",
  seedHelp: "条件と番号が同じなら、いつも同じ盤面です。",
  otherSeed: "ほかの案",
  make: "盤面を作る",
  noBoards: "この条件に合う盤面はありません。",
  fewer: (count: number) => `条件に合う盤面は${count}個だけです。`,
  unsolved: "手数は解くまで不明",
  placed: (goal: string) => `ゴール：${goal}`,

  // Counting
  ways: (count: string) => `最短手順は${count}通り`,
  onlyOne: "最短手順は1通り（唯一解）",
  partAtOnce: "1手目から分かれます。",
  partAfter: (moves: number) => `${moves}手目までは同じで、${moves + 1}手目で分かれます。`,
  widths: "各手のあとに通れる盤面の数",
  widthAt: (move: number, boards: number) => `${move}手後 ${boards}`,
  uncounted: "数え切れませんでした。メモリか局面の数の上限に達しました。",
  noWay: "この盤面からゴールへは行けません。",
  listed: "最短手順",
  listedSome: (shown: number) => `最短手順（はじめの${shown}通り）`,
  wayNumber: (number: number) => `手順${number}`,
};

export type SpaceTexts = typeof texts;
