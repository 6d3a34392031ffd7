import type { Refusal } from "taisou";
import type { Ending, Measure } from "./trial";

const endings: Record<Ending, string> = {
  shortest: "最短",
  solved: "未証明",
  unsolvable: "解なし",
  time: "時間切れ",
  cancelled: "中止",
  memory: "メモリ切れ",
  positions: "局面数の上限",
  nothingLeft: "見つからず",
  refused: "使えません",
  crashed: "異常終了",
};

const measures: Record<Measure, string> = { nodes: "調べた局面", time: "時間", memory: "メモリ" };

export const texts = {
  intro: "いまの盤面を、選んだ解法で一つずつ解き、かかった手間をくらべます。",
  methods: "くらべる解法",
  chooseNone: "すべて外す",
  /** Reasons that a method does not take a board. */
  refusals: {
    "needs-tiles": "大きな駒のない盤面と、「一歩ずつ」か「まとめて1手」の数え方で使えます",
    "needs-rectangle": "壁のない、縦横2マス以上の盤面で使えます",
    "may-not-end": "この盤面では、解がないときに終わらないおそれがあります",
    "open-goals": "ゴールに当てはまる局面が多すぎます",
  } satisfies Record<Refusal, string>,
  refusedFor: (names: string, why: string) => `${names}：${why}`,
  seconds: "解法ごとの時間",
  secondsOf: (seconds: number) => (seconds < 60 ? `${seconds}秒` : `${seconds / 60}分`),
  runAgain: "もう一度くらべる",
  stop: "くらべるのをやめる",
  stopping: "やめています…",
  chooseSome: "解法を一つ以上選んでください。",
  working: (name: string, at: number, of: number) => `${name}で解いています（${at}／${of}）`,
  sofar: (nodes: string, depth: number) => `${nodes}局面・深さ${depth}`,
  done: (trials: number) => `${trials}つの解法をくらべました。`,
  fromStart: "スタートから",
  fromHere: "途中の盤面から",

  table: "解法の比較",
  method: "解法",
  length: "手数",
  ending: "結果",
  endings,
  /** `auto` and the method that it chose. */
  chose: (name: string, chosen: string) => `${name}（${chosen}）`,
  replay: (name: string) => `${name}の解を再生`,
  replayHead: "再生",
  copyMarkdown: "Markdownでコピー",
  copyCsv: "CSVでコピー",
  secondsHead: "時間（秒）",
  bytesHead: "メモリ（バイト）",
  boardIs: "盤面",

  chart: (measure: string) => `${measure}の比較（対数目盛）。数は表にあります。`,
  chartOf: "グラフ",
  logAxis: (measure: string) => `${measure}（対数）`,
  logScale:
    "横の長さは対数目盛で、0からは始まりません。うすい棒は、最短と証明する前に止まった解法です。「調べた局面」は作り出した局面の数です。IDA* と反復深化は局面を覚えないので、同じものもくり返し数えます。",
  measures,

  thresholds: "しきい値ごとに調べた局面",
  thresholdsHelp:
    "反復深化は、手数の上限（しきい値）を上げながら、そのたびに始めから探し直します。数はそれぞれのしきい値で調べた局面です。",
  threshold: "しきい値",
  unfinished: (nodes: string) => `${nodes}（途中）`,
};

export type CompareTexts = typeof texts;
