import { grouped } from "../../i18n/numbers";
import type { RowEnding } from "./row";

const endings: Record<RowEnding, string> = {
  shortest: "最短",
  found: "未証明",
  open: "時間切れ",
  unsolvable: "解なし",
  crashed: "異常終了",
};

const faults = { "long-moves": "手の並びが長すぎます。", broken: "読めませんでした。" };

export const texts = {
  intro: "盤面を1行に一つずつ入れると、順に解いて、最短手数を表にします。",
  lines: "盤面（1行に一つ）",
  linesHelp:
    "行は / で区切るか、続けて書きます。盤面のうしろに手の並びを書くと、最短とくらべます：123/456/*78 LL。上の盤面と同じ駒ならそのゴールに、ほかは順番どおりに並べます。",
  placeholder: "123/456/*78\n867254301",
  chooseFile: "ファイルを選ぶ",
  drop: "ここへファイルを落としても読み込めます。",
  held: (name: string | null, lines: number) => grouped`${name ?? "貼り付けた文"}：${lines}行`,
  letGo: "外す",
  seconds: "1つの盤面にかける時間",
  secondsOf: (seconds: number) => (seconds < 60 ? `${seconds}秒` : `${seconds / 60}分`),
  metric: "手数の数え方",
  run: "すべて解く",
  stop: "やめる",
  goOn: "続きを解く",
  stopping: "やめています…",
  running: "解いています…",
  runningAt: (done: number, all: number) => grouped`${done}／${all}`,
  done: (lines: number) => grouped`${lines}行を調べました`,
  stopped: (done: number, all: number) => grouped`${all}行のうち${done}行を調べました`,
  left: (lines: number, most: number) =>
    grouped`一度に解けるのは${most}行までです。あとの${lines}行は入っていません。`,
  trouble: {
    empty: "盤面を入れてください。",
    "file-too-large": "ファイルが大きすぎます（30MBまで）。",
    unreadable: "ファイルを読めませんでした。",
  },
  endingOf: (ending: string, boards: number) => grouped`${ending}：${boards}`,
  faultsOf: (lines: number) => grouped`読めない行：${lines}`,
  lengths: (mean: string, least: number, most: number) =>
    least === most
      ? grouped`どれも${least}手`
      : grouped`平均${mean}手、短くて${least}手、長くて${most}手`,

  session: "最短とのちがい",
  noExtra: "最短",
  extra: (moves: number) => grouped`＋${moves}`,
  solves: (solves: number) => grouped`${solves}回`,
  meanExtra: (moves: string) => `平均＋${moves}手`,
  missed: (solves: number) => grouped`ゴールに着かない手の並び：${solves}`,
  unknown: (solves: number) => grouped`最短手数が分からないもの：${solves}`,

  table: "盤面ごとの結果",
  line: "行",
  board: "盤面",
  length: "手数",
  ending: "結果",
  endings,
  nearer: "近い局面の割合",
  nearerHelp: "すべての局面のうち、これより近いものの割合",
  startBound: "h(スタート)",
  startBoundHelp: "探索の前に、その解法がスタートから出す下界。ない解法では0",
  made: "動かした手",
  over: "余分",
  notReached: "届かず",
  atLeast: (bound: number) => grouped`${bound}以上`,
  atMost: (length: number) => grouped`${length}以内`,
  open: (line: number) => grouped`${line}行目の盤面を開く`,
  faults,
  pages: "表のページ",
  rowsOf: (from: number, to: number, all: number) => grouped`${from}〜${to}（全${all}行）`,
  before: "前へ",
  after: "次へ",
  copyCsv: "CSVでコピー",
  saveCsv: "CSVで保存",
  secondsHead: "時間（秒）",
  boundHead: "証明した下界",
  metricHead: "数え方",
  solution: "手順",
  fault: "直すところ",
};

export type ManyTexts = typeof texts;
