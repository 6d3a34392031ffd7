import type { Metric, Stage } from "taisou";
import type { Level } from "../model/level/difficulty";
import { jaBoard } from "./board-ja";
import { jaMaking } from "./making-ja";
import { clock, grouped } from "./numbers";
import { jaTheme } from "./theme-ja";

const metricName: Record<Metric, string> = {
  step: "一歩ずつ",
  line: "まとめて1手",
  slide: "まっすぐ動かして",
  move: "一つの駒を続けて",
};

export const texts = {
  ...jaBoard,
  name: "アタマノタイソウ",
  tagline: "すべらせるパズルを、遊ぶ・解く・たしかめる",
  skip: "盤面へ進む",
  language: "言語",
  languageFailed: "その言語を読み込めませんでした。通信をたしかめて、もう一度選んでください。",
  close: "閉じる",
  metricName,

  loading: "準備しています…",
  loadingPart: "読み込み中…",
  noWebAssembly:
    "このブラウザでは WebAssembly を使えないので、パズルのプログラムが動きません。設定をたしかめるか、別のブラウザで開いてください。",
  reload: "読み込み直す",
  noBoard: "盤面がまだありません。スタートに文字を入れるか、パズル集から選んでください。",
  mend: "文字を直す",

  nothingUndone: "元に戻す手はありません",
  menu: "メニュー",
  liveHelp: "ゴールまでの最短の手数と、次の最善手をすべて、動かすたびに示します",
  enlargeGoal: "ゴール図を大きくする",
  showTally: "時間と手数を表示する",
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

  metric: "数え方",
  metrics: metricName,
  noWorkers:
    "このブラウザでは裏で動くプログラム（Worker）を使えないので、探索ができません。遊ぶことはできます。",
  replaced: "前の探索が返事をしなかったため、新しく用意して探し直しています。",
  cannotSolve: {
    noBoard: "スタートを直すと解けます。",
    start: "直すところが残っています。直すと解けます。",
    goal: "ゴールを直すと解けます。",
    noGoal: "ゴールを決めると解けます。",
  },

  viewsHeading: "画面",
  views: { play: "あそぶ", explore: "しらべる", make: "つくる" },
  tabs: {
    answer: "答え",
    left: "残り手数",
    all: "すべての局面",
    compare: "くらべる",
    check: "手順を調べる",
    many: "まとめて解く",
  },

  aside: (turn: number) =>
    grouped`${turn}手目で答えから外れています。つまみを動かすと答えに戻ります。`,
  beside: "いまの盤面は、この答えの途中にありません。つまみを動かすと答えに移ります。",
  begun: (turn: number) => grouped`${turn}手目の途中です`,
  stage: (stage: Stage) => {
    if (stage.name === "rest") return "残りをそろえる";
    return `${stage.number}${stage.name === "row" ? "段目" : "列目"}をそろえる`;
  },

  title: "タイトル",
  making: jaMaking,

  collection: "パズル集",
  collectionFailed:
    "パズル集を読み込めませんでした。通信をたしかめて、ページを読み込み直してください。",
  difficulty: "難しさ",
  difficulties: {
    goal: "ゴール",
    easiest: "とてもやさしい",
    easy: "やさしい",
    medium: "ふつう",
    hard: "難しい",
    severe: "とても難しい",
    hardest: "いちばん難しい",
    impossible: "解けない",
  } satisfies Record<Level, string>,
  difficultyHelp:
    "難しさは、最短の手数に、ゴールにもっと近い局面の数の桁数を掛けて決めています。ゴールからいちばん遠い盤面は「いちばん難しい」です。",
  shortestIs: (moves: number, metric: Metric | null) =>
    metric === null ? grouped`最短${moves}手` : grouped`最短${moves}手（${metricName[metric]}）`,
  nextPuzzles: "次のパズル",

  newVersion: "新しい版があります。盤面と動かした手は、そのまま残ります。",
  takeVersion: "新しい版にする",

  howItWorks: "しくみ",
  help: "使い方",
  helpHeading: "使い方と設定",
  ...jaTheme,
};

/** The texts of the first load. Japanese defines the keys. */
export type Texts = typeof texts;
