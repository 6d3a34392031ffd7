import type { Direction, Metric } from "taisou";
import { jaAlgorithms } from "../algorithms-ja";
import { way } from "../board-ja";
import { texts as errors } from "../errors-ja";
import { jaWhy } from "../hopeless-ja";
import { texts as page } from "../ja";
import { grouped } from "../numbers";

const { metricName } = page;

/** The texts of the first load, and those of the views Explore and Make. */
export const texts = {
  ...page,
  between: "と",
  algorithm: "解法",
  algorithms: jaAlgorithms,
  /** The metrics of tile boards, with their names among speed solvers. */
  tileMetrics: { step: `${metricName.step} STM`, line: `${metricName.line} MTM` },
  metricHelp:
    "一歩ずつ（STM）：1マス動いて1手。まとめて1手（MTM）：一列が一度に動いて1手。まっすぐ動かして：一方向にどこまででも1手。一つの駒を続けて：角を曲がっても1手。",
  depth: "深さ",
  bound: "下界",
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
  howMany: "最短手順は何通り？",
  tileLetters: "タイルの向き",
  blankLetters: "空きの向き",
  movesText: "手の文字列",
  chip: (turn: number, symbols: string, direction: Direction) =>
    grouped`${turn}手目 ${symbols}を${way[direction]}へ`,
  start: "スタート",
  goal: "ゴール",
  width: "幅",
  blank: "空き",
  blocks: "ブロック",
  axis: "長い駒は長いほうへだけ動く",
  gates: "通れる駒を決めるマス",
  same: "同じとみなす文字",
  more: "くわしい設定",
  composing: "変換を確定すると盤面に反映します",
  sides: {
    fewerColumns: "列を減らす",
    moreColumns: "列を増やす",
    fewerRows: "行を減らす",
    moreRows: "行を増やす",
  },
  errors,
};

export type ToolTexts = typeof texts;
