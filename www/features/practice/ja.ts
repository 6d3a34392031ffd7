import { decimal, grouped } from "../../i18n/numbers";
import type { PracticeMeasure, Window } from "../../model/practice/statistics";

const measures: Record<PracticeMeasure, string> = {
  time: "時間",
  moves: "手数",
  tps: "TPS",
  extra: "最短より",
  perOptimal: "最短1手あたり",
};

/** Names that speed solvers use in every language. */
const windows: Record<Exclude<Window, 1>, string> = {
  3: "mo3",
  5: "ao5",
  12: "ao12",
  50: "ao50",
  100: "ao100",
};

export const texts = {
  session: "練習",
  time: "練習の時間",
  start: "練習する",
  offer: "100分の1秒の時計、平均、解いた一覧が出ます。",
  size: "大きさ",
  thisBoard: "この盤面",
  space: "Space",
  pose: "まぜると始まります。最初の1手から時間を計ります。",
  unfit: "この盤面では計れません。練習できるのは、空きが1つのタイルの盤面です。",
  inspection: "観察",
  dnf: "DNF",
  plus: (seconds: number) => `＋${seconds}秒`,
  moves: (moves: number) => `${moves}手`,
  tps: (tps: string) => `${tps} TPS`,
  optimal: (length: number, extra: number) =>
    extra === 0 ? `最短${length}手ちょうど` : `最短${length}手より＋${extra}`,
  perOptimal: (seconds: string) => `最短1手あたり${seconds}秒`,
  bound: (bound: number) => `最短は証明できません（${bound}手以上）`,
  seeking: "最短を計算しています…",
  splits: "区間",
  row: (number: number) => `${number}段目`,
  column: (number: number) => `${number}列目`,
  rest: "残り",
  averages: "平均",
  measure: "平均を見るもの",
  measures,
  windows,
  single: "1回",
  now: "いま",
  best: "ベスト",
  solves: (solves: number) => `${solves}回`,
  /** `+4.3`, as an average. */
  more: (moves: number) => `${moves < 0 ? "" : "＋"}${decimal(moves, 2)}`,
  sessions: "記録先",
  newSession: "新しい記録先",
  settings: "計り方と操作",
  inspects: "15秒の観察をつける",
  hides: "解いている間は時間を隠す",
  hovers: "マウスを乗せるだけで動かす",
  keys: "動かすキー",
  keySets: { none: "矢印だけ", wasd: "WASD", ijkl: "IJKL", own: "自分で選ぶ" },
  own: "上・左・下・右の4文字",
  refused: "この端末に記録を保存できません。ページを閉じると消えます。",
  damaged: (records: number) =>
    grouped`この端末の記録のうち${records}件が壊れていて読めません。ほかの記録は無事です。書き出したファイルがあれば、読み込むと元に戻ります。`,
  removeDamaged: "壊れた記録を消す",
  log: "記録とグラフ",
  end: "練習を終える",
};

export type PracticeTexts = typeof texts;
