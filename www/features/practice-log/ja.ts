import { grouped } from "../../i18n/numbers";
import type { Penalty } from "../../model/practice/attempt";
import type { Expected, LogFault, LogPlace } from "../../model/practice/log-fault";
import type { Remark } from "../../model/practice/log-reading";

const expected: Readonly<Record<Expected, string>> = {
  file: "Taisou・csTimer・slidysimのファイルかCSV",
  size: "50 MBまでのファイル",
  json: "正しいJSON",
  version: "この版で読めるファイル",
  quote: "閉じた引用符",
  column: "決まった列の名前",
  cells: "見出しと同じ数の列",
  list: "並び",
  text: "文字",
  name: "名前",
  another: "ほかの行とちがうid",
  time: "ミリ秒までの時間",
  date: "日時",
  number: "整数",
  penalty: "なし・+2・DNF",
  board: "盤面",
  moves: "動かせる手順",
  times: "手と同じ数の、減らない時刻",
  splits: "減らない区間の時間",
  bytes: "base64の文字",
  link: "slidysimのリプレイのリンク",
};

/** Rows that were not taken as they are, or not at all. */
const remarks: Readonly<Partial<Record<Remark["kind"], (rows: number) => string>>> = {
  puzzle: (rows) => grouped`ほかのパズルの${rows}件は読み込みませんでした`,
  boardless: (rows) => grouped`${rows}件は、スクランブルを読めないので、盤面なしで読み込みました`,
  cut: (rows) =>
    grouped`${rows}件は、長すぎる文を切りました（メモは2,000字、記録先の名前は100字まで）`,
  unsplit: (rows) =>
    grouped`${rows}件は、区間の時間が順になっていないので、区間なしで読み込みました`,
};

function place({ line, place }: LogPlace): string {
  return [line === null ? "" : grouped`${line}行目`, place].filter((part) => part !== "").join(" ");
}

const penalties: Readonly<Record<Penalty, string>> = { none: "なし", "+2": "+2", dnf: "DNF" };

export const texts = {
  name: "記録とグラフ",
  parts: { list: "一覧", charts: "グラフ" },
  empty: "まだ記録がありません。パズルを解くと、ここに並びます。",

  list: "解いた記録",
  number: "回",
  time: "時間",
  moves: "手数",
  extra: "最短より",
  tps: "TPS",
  unknown: "—",
  over: (extra: number) => `+${extra}`,
  open: (number: number, result: string) => grouped`${number}回目 ${result}`,
  newer: "新しい方へ",
  older: "古い方へ",
  range: (first: number, last: number, all: number) => grouped`${all}件中 ${first}〜${last}件目`,

  date: (date: string) => `日時：${date}`,
  optimal: (moves: number) => grouped`最短${moves}手`,
  bound: (moves: number) => grouped`最短は少なくとも${moves}手`,
  splits: (times: string) => `区間：${times}`,
  noBoard: "盤面のない記録です。",
  replay: "実際の速さで再生",
  stop: "止める",
  at: "再生の位置",
  atNow: (moves: number, all: number, time: string) => grouped`${all}手中${moves}手、${time}秒`,
  again: "同じ盤面に挑戦",
  lostMoves: "むだな手を調べる",
  penalty: "ペナルティ",
  penalties,
  note: "メモ",
  session: "記録先",
  remove: "この記録を消す",
  removed: (result: string) => `${result} を消しました。`,
  restore: "元に戻す",

  files: "書き出しと読み込み",
  filesHelp:
    "JSONとcsTimerはすべての記録先、CSVとslidysimは開いている記録先だけを書き出します。読み込みは、どの形のファイルでもできます。",
  forms: { json: "JSON", csTimer: "csTimer", csv: "CSV", replays: "slidysim" },
  load: "読み込む",
  loaded: (added: number, known: number) =>
    known === 0
      ? grouped`${added}件を読み込みました。`
      : grouped`${added}件を読み込みました。${known}件はもうありました。`,
  importing: "読み込んでいます…",
  importingAt: (percent: number) => `${percent}%`,
  into: (session: string, added: number) => grouped`「${session}」に${added}件`,
  show: (session: string) => `「${session}」を開く`,
  place,
  between: "、",
  remark: (kind: Remark["kind"], rows: number, places: string, more: number) =>
    grouped`${remarks[kind]?.(rows) ?? grouped`${rows}件は読み込めませんでした。${expected[kind as Expected]}が必要です`}：${places}${more > 0 ? grouped`、ほか${more}件` : ""}`,
  unkept:
    "この端末に保存できませんでした。何も変えていません。空きを作ってから、もう一度読み込んでください。",
  noReplays: "手順のある記録がありません。",
  fault: (fault: LogFault) => {
    const { expected: wanted, found } = fault;
    const where = [fault.form ?? "", place(fault)].filter((part) => part !== "");
    const at = where.length === 0 ? "" : `（${where.join("、")}）`;
    const instead = found ? `「${found}」ではなく、` : "";
    return `読み込めません${at}。${instead}${expected[wanted]}が必要です。何も変えていません。`;
  },
  failed: "このファイルは読み込めませんでした。何も変えていません。",

  chartNeeds: "グラフは2回目から出ます。",
  axisAttempts: "回",
  axisSeconds: "秒",
  axisExtra: "最短より多い手数",
  axisCount: "回数",
  axisOptimum: "最短手数",
  trendTime: "時間の変化",
  trendExtra: "最短より多い手数の変化",
  histogram: "時間の分布",
  bests: "自己ベストの更新",
  optima: "出た盤面の最短手数",
  windows: { 1: "単発", 5: "ao5", 12: "ao12" },
  trendNow: (solves: number, first: string, last: string) =>
    grouped`${solves}回。ao12は、はじめ${first}、いま${last}。`,
  trendHelp: "点は1回ずつ、線は12回の平均（ao12）です。",
  trendBand: "帯は何回かずつの最小から最大、線は12回の平均（ao12）です。",
  histogramNow: (solves: number, from: string, to: string) =>
    grouped`${solves}回。いちばん多いのは${from}〜${to}秒。`,
  beyond: (solves: number) => grouped`ほかに、右にはみ出すものが${solves}回。`,
  bestsNow: (list: string) => `いまの自己ベスト：${list}`,
  optimaNow: (known: number, side: number, mean: string, theory: string) =>
    grouped`${side === 3 ? "8パズル" : "15パズル"}${known}回の最短手数の平均は${mean}手。全局面の平均は${theory}手です。`,
  optimaHelp: (summary: string) =>
    `${summary}棒は出た盤面、線は全局面から同じ回数を選んだときの見込みです。`,
  optimaNone: "最短手数が分かると、理論の分布とくらべられます。",
};

export type PracticeLogTexts = typeof texts;
