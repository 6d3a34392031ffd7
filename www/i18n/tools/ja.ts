import type { Direction, Metric } from "taisou";
import type { ForeignFault } from "../../model/foreign/foreign";
import { jaAlgorithms } from "../algorithms-ja";
import { way } from "../board-ja";
import { texts as errors } from "../errors-ja";
import { texts as page } from "../ja";
import { bytes, grouped } from "../numbers";

const { metricName } = page;

/** The texts of the first load, and those of the views Explore and Make. */
export const texts = {
  ...page,
  tabs: {
    answer: "答え",
    all: "すべての局面",
    compare: "くらべる",
    more: "もっと",
    check: "手順を調べる",
    many: "まとめて解く",
  },
  loading: "準備しています…",
  tellApartHelp: "同じ文字のタイルに番号と色を付けます",
  making: {
    ...page.making,
    pastedNew: "貼り付けた盤面を開きました。",
    pastedSize: (cells: number, columns: number, rows: number) =>
      `${cells}マスなので、${columns}列×${rows}行と読みました。ちがうときは幅を直してください。`,
    pastedGoal: "前のゴールは合わないので、この盤面に合わせました。",
    pastedMoves: (moves: number) => `貼り付けた文字は${moves}手の手順です。`,
    pastedSomeMoves: (bad: string) =>
      `貼り付けた文字は手順のようですが、この盤面では「${bad}」から動かせません。`,
    playMoves: "動かしてみる",
    playSome: "動かせるところまで",
    checkMoves: "手順をたしかめる",
    notBoard: "貼り付けた文字は盤面として読めませんでした。",
    notAnything: "貼り付けた文字は、盤面でも手順でもリンクでもありません。",
    tooLarge: (size: number) => `大きすぎて貼り付けられません（${bytes(size)}）。`,
    /** An unusable part of a text in the format of another program. */
    foreign: ({ form, line, part, board }: ForeignFault) => {
      if (board === undefined)
        return `${form}の書き方のようですが、${line}行目が使えません：${part}`;
      const { columns, rows, cell } = board;
      const like = `${form}の書き方（${columns}×${rows}）のようですが、`;
      if (cell === null) return `${like}外に出す車${part}がありません。`;
      const place = page.place(Math.floor(cell / columns) + 1, (cell % columns) + 1);
      const way = part === "A" ? "横" : "まっすぐ";
      return `${like}車${part}（${place}）は${way}に2マス以上つながっていなければなりません。`;
    },
  },
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
  /** Unreachable goals and identical tiles. */
  why: {
    idle: "解ける盤面です。「解く」を押すと、ここに答えが出ます。",
    graph: (places: string, more: number) =>
      `盤面の形のため、${places}${more > 0 ? `、ほか${more}マス` : ""}はゴールのとおりになりません。`,
    parity: (one: string, other: string) =>
      `偶奇が合わないので、どう動かしても届きません。${one}と${other}を入れ替えた盤面なら解けます。`,
    exchange: (one: string, other: string) => `${one}と${other}を入れ替える`,
    whichLookAlike: (symbol: string) => `どの「${symbol}」がどこへ`,
    whichLookAlikes: "同じ文字のどれがどこへ",
  },
  closest: (wrong: number) => `いちばん近い盤面（${wrong}マスちがい）`,
  howMany: "最短手順は何通り？",
  tileLetters: "タイルの向き",
  blankLetters: "空きの向き",
  movesText: "手の文字列",
  chip: (turn: number, symbols: string, direction: Direction) =>
    grouped`${turn}手目 ${symbols}を${way[direction]}へ`,
  start: "スタート",
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
