import type { Metric, Stage } from "taisou";
import type { Level } from "../model/level/difficulty";
import { jaBoard } from "./board-ja";
import { clock, grouped } from "./numbers";

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

  loadingPart: "読み込み中…",
  noWebAssembly:
    "このブラウザでは WebAssembly を使えないので、パズルのプログラムが動きません。設定をたしかめるか、別のブラウザで開いてください。",
  reload: "読み込み直す",
  noBoard: "盤面がまだありません。スタートに文字を入れるか、パズル集から選んでください。",
  mend: "文字を直す",

  /** Of a received puzzle, with the sender's words, if any. */
  greeting: (words: string) => (words === "" ? "友だちからの問題です" : `友だちから「${words}」`),
  nothingUndone: "元に戻す手はありません",
  menu: "メニュー",
  goal: "ゴール",
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
  share: "共有",
  copied: "コピーしました",
  scrambleWays: "まぜ方",
  scrambled: "まぜました",
  pressAgain: (name: string) => `もう一度押すと「${name}」になります`,
  undoScramble: "元に戻す：まぜる前の盤面",
  copyFailed: "コピーできませんでした。下の文字列を選んでコピーしてください。",
  tellApart: "同じ文字に番号を付ける",

  counts: "すべての数え方で見る",
  measure: "最短を調べる",
  stopMeasuring: "調べるのをやめる",

  metric: "数え方",
  metrics: metricName,
  certificate: "自分でたしかめる",
  certificateShort: "たしかめる",
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

  stage: (stage: Stage) => {
    if (stage.name === "rest") return "残りをそろえる";
    return `${stage.number}${stage.name === "row" ? "段目" : "列目"}をそろえる`;
  },

  title: "タイトル",
  making: {
    undoPaste: "貼り付ける前に戻す",
    overlay: "文字を重ねる",
    removePicture: "写真をはずす",
  },

  collection: "パズル集",
  /** How a name of the collection is shown: the gentle mode has readings. */
  reading: (name: string) => name,
  collectionFailed:
    "パズル集を読み込めませんでした。通信をたしかめて、ページを読み込み直してください。",
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
  shortestIs: (moves: number, metric: Metric | null) =>
    metric === null ? grouped`最短${moves}手` : grouped`最短${moves}手（${metricName[metric]}）`,
  print: "印刷",
  nextPuzzles: "次のパズル",

  newVersion: "新しい版があります。盤面と動かした手は、そのまま残ります。",
  takeVersion: "新しい版にする",

  record: "記録",
  howItWorks: "しくみ",
  help: "使い方",
  helpHeading: "使い方と設定",
  /** Gentle mode: texts in place of those of features, by the name of the feature. */
  simple: {} as Readonly<Record<string, object>>,
};

/** The texts of the first load. Japanese defines the keys. */
export type Texts = typeof texts;
