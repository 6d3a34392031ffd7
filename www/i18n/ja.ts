import type { Direction, Metric, Stage } from "taisou";
import type { Level } from "../model/level/difficulty";
import { jaAlgorithms } from "./algorithms-ja";
import { jaBoard, way } from "./board-ja";
import { jaErrors } from "./errors-ja";
import { jaWhy } from "./hopeless-ja";
import { jaMaking } from "./making-ja";
import { clock, grouped } from "./numbers";
import { jaTheme } from "./theme-ja";

const metricName: Record<Metric, string> = {
  step: "一歩ずつ",
  line: "まとめて1手",
  slide: "まっすぐ滑らせて",
  move: "一つの駒を続けて",
};

export const texts = {
  ...jaBoard,
  name: "アタマノタイソウ",
  tagline: "すべらせるパズルを、遊ぶ・解く・たしかめる",
  skip: "盤面へ進む",
  language: "言語",
  languageFailed: "その言語の言葉を読み込めませんでした。通信を確かめて、もう一度選んでください。",
  close: "閉じる",
  metricName,

  // The board
  between: "と",
  loading: "準備しています…",
  loadingPart: "読み込み中…",
  noWebAssembly:
    "このブラウザでは WebAssembly を使えないので、パズルのプログラムが動きません。設定を確かめるか、別のブラウザで開いてください。",
  reload: "読み込み直す",
  noBoard: "盤面がまだありません。スタートに文字を入れるか、パズル集から選んでください。",
  mend: "文字を直す",

  // Playing
  nothingUndone: "元に戻す手はありません",
  menu: "メニュー",
  liveHelp: "ゴールまでの最短の手数と、次の最善手をすべて、動かすたびに示します",
  enlargeGoal: "ゴール図を大きくする",
  showTally: "時間と手数を出しておく",
  tallyHidden: "時間と手数（隠しています）",
  timer: "時間",
  details: "くわしく",
  ownRecord: (moves: number | null, millis: number | null) =>
    `自己ベスト ${[moves === null ? [] : grouped`${moves}手`, millis === null ? [] : clock(millis)].flat().join("・")}`,
  goOn: "つづける",
  redo: "やり直す",
  scramble: "まぜる",
  copyLink: "リンクをコピー",
  share: "共有",
  copied: "コピーしました",
  scrambleWays: "まぜ方",
  scrambled: "まぜました",
  pressAgain: (name: string) => `もう一度押すと「${name}」になります`,
  undoScramble: "元に戻す：まぜる前の盤面",
  copyFailed: "コピーできませんでした。下の文字列を選んでコピーしてください。",
  tellApart: "同じ文字に番号を付ける",
  tellApartHelp: "同じ文字のタイルに番号と色を付けます",

  counts: "すべての数え方で見る",
  countsHere: "ここまで",
  countsBest: "スタートからの最短",
  measure: "最短を調べる",
  stopMeasuring: "調べるのをやめる",

  // The goal
  goalHeading: "ゴール",

  // Searching
  algorithm: "解法",
  algorithms: jaAlgorithms,
  metric: "数え方",
  metrics: metricName,
  /** The same for boards of tiles, with what speed solvers call them. */
  tileMetrics: { step: `${metricName.step} STM`, line: `${metricName.line} MTM` },
  metricHelp:
    "一歩ずつ（STM）：1マス動いて1手。まとめて1手（MTM）：一列が一度に動いて1手。まっすぐ滑らせて：一方向にどこまででも1手。一つの駒を続けて：角を曲がっても1手。",
  depth: "深さ",
  bound: "少なくとも",
  nodes: "調べた局面",
  rate: "速さ（毎秒）",
  time: "時間",
  memory: "メモリ",
  secondsUnit: (text: string) => `${text} 秒`,
  preparing: "表を作っています",
  idle: "「解く」を押すと、ここに答えが出ます。",
  countedIn: (metric: Metric) => `数え方：${metricName[metric]}`,
  unsolvableExhausted: (positions: string, side: "start" | "goal") =>
    side === "start"
      ? `スタートから行ける${positions}局面をすべて調べました。`
      : `ゴールにたどり着ける${positions}局面をすべて調べました。`,
  why: jaWhy,
  closest: (wrong: number) => `いちばん近い盤面（${wrong}マスちがい）`,
  noWorkers:
    "このブラウザでは裏で動くプログラム（Worker）を使えないので、探索ができません。遊ぶことはできます。",
  replaced: "前の探索が返事をしなかったため、新しく用意して探し直しています。",
  cannotSolve: {
    noBoard: "スタートを直すと解けます。",
    start: "直すところが残っています。直すと解けます。",
    goal: "ゴールを直すと解けます。",
    noGoal: "ゴールを決めると解けます。",
  },

  howMany: "最短手順は何通り？",
  roomsHeading: "部屋",
  rooms: { play: "あそぶ", explore: "しらべる", make: "つくる" },
  tabs: {
    answer: "答え",
    left: "残り手数",
    all: "すべての局面",
    compare: "くらべる",
    check: "手順を調べる",
    many: "まとめて解く",
  },

  // Replay
  tileLetters: "タイルの向き",
  blankLetters: "空きの向き",
  movesText: "手の文字列",
  aside: (turn: number) => grouped`${turn}手目で解から外れています。つまみを動かすと解に戻ります。`,
  beside: "いまの盤面は、この解の途中にありません。つまみを動かすと解に移ります。",
  begun: (turn: number) => grouped`${turn}手目の途中です`,
  stage: (stage: Stage) => {
    if (stage.name === "rest") return "残りをそろえる";
    return `${stage.number}${stage.name === "row" ? "段目" : "列目"}をそろえる`;
  },
  chip: (turn: number, symbols: string, direction: Direction) =>
    grouped`${turn}手目 ${symbols}を${way[direction]}へ`,

  // The editor
  start: "スタート",
  goal: "ゴール",
  width: "幅",
  blank: "空き",
  blocks: "ブロック",
  axis: "長い駒は長いほうへだけ動く",
  gates: "関門",
  same: "同じとみなす文字",
  title: "タイトル",
  more: "くわしい設定",
  composing: "変換を確定すると盤面に反映します",

  sides: {
    fewerColumns: "列を減らす",
    moreColumns: "列を増やす",
    fewerRows: "行を減らす",
    moreRows: "行を増やす",
  },

  making: jaMaking,

  // The collection
  collection: "パズル集",
  collectionFailed:
    "パズル集を読み込めませんでした。通信を確かめて、ページを読み込み直してください。",
  difficulty: "難しさ",
  difficulties: {
    goal: "ゴール",
    easiest: "とてもやさしい",
    easy: "やさしい",
    medium: "ふつう",
    hard: "難しい",
    severe: "とても難しい",
    hardest: "最難",
    impossible: "解けない",
  } satisfies Record<Level, string>,
  difficultyHelp:
    "難しさは、最短の手数に、ゴールにもっと近い局面の数の桁数を掛けて決めています。ゴールからいちばん遠い盤面は「最難」です。",
  shortestIs: (moves: number, metric: Metric | null) =>
    metric === null ? grouped`最短${moves}手` : grouped`最短${moves}手（${metricName[metric]}）`,
  nextPuzzles: "つぎのパズル",

  // Notices
  newVersion: "新しい版があります。盤面と動かした手は、そのまま残ります。",
  takeVersion: "新しい版にする",

  // Help and settings
  howItWorks: "しくみ",
  help: "使い方",
  helpHeading: "使い方と設定",
  ...jaTheme,

  errors: jaErrors,
};

/** Every text of the page. Japanese is the source of keys. */
export type Texts = typeof texts;
