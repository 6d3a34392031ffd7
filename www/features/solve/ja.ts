import type { Algorithm, AutoReason } from "taisou";
import { grouped } from "../../i18n/numbers";

export const texts = {
  keepsBest: "中止しても、いまの答えは残ります。",

  algorithmNotes: {
    auto: "盤面の大きさから、向いた解法を選びます。",
    bfs: "スタートから近い順に、局面を残らず調べます。最短です。",
    bidirectional: "スタートとゴールの両方から近い順に調べます。最短です。",
    iddfs: "手数の上限を一つずつ上げて、深さ優先で調べ直します。最短です。",
    astar: "ゴールに近そうな局面から調べます。最短です。",
    "ida-manhattan": "タイルごとの距離を足して、見込みのない道を省きます。最短です。",
    "ida-linear-conflict": "その距離に、同じ列で行きちがうタイルの分を足します。最短です。",
    "ida-inversion": "順番の逆転を数えて、見込みのない道を省きます。最短です。",
    "ida-walking": "行や列をまたぐ動きだけを数えて、見込みのない道を省きます。最短です。",
    "ida-pattern": "数枚ずつの組の手数を、表にしておいて使います。最短です。",
    human: "段や列を端からそろえ、残りを探索で解きます。最短とは限りません。",
    anytime: "まず答えを出し、だんだん短くします。",
  } satisfies Record<Algorithm, string>,

  tooManyChips: "手が多いので、文字だけで示します。",
  moveList: "手の一覧",
  asText: "文字で",
  copyMoves: "手をコピー",
  lettersHelp: "U 上・D 下・L 左・R 右。数字は続けて動かす回数です。",

  chosenBecause: {
    few: "すべての局面を覚えておけるので選びました",
    near: "両側から少し調べるだけで足りました",
    goals: "ゴールに当てはまる局面がとても多いので選びました",
    exact: "すべての局面の手数が一つの表に入るので選びました",
    many: "覚えておくには局面が多すぎるので選びました",
    huge: "局面が多すぎて、最短を求めきれる解法がないので選びました",
    undecided: "解けるかどうかは、局面を覚えておかないと分からないので選びました",
  } satisfies Record<AutoReason, string>,

  boundNote: (bound: number) => grouped`どう解いても${bound}手はかかります`,
  byAlgorithm: (name: string, why: string | null) =>
    why === null ? `解法：${name}` : `解法：${name}（${why}）`,
  solvedFrom: "この解は、スタートから少し進んだ局面のものです",
  stoppedNodes: "局面の数の上限に達しました。",
  stoppedBytes: "メモリの上限に達しました。別の解法を試してください。",
  stoppedNothingLeft: "この解法では答えが見つかりませんでした。別の解法を試してください。",
  stoppedBudget: "探索が途中で止まりました。もう一度「解く」を押してください。",
  reached: (positions: string, depth: number) =>
    `${positions}局面を見て、深さ${depth}まで進みました。`,
  provenSoFar: (bound: number) => grouped`答えがあるとすれば、${bound}手以上です。`,
};

export type SolveTexts = typeof texts;
