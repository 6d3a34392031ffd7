import type { Chapter } from "../../model/link/chapters";
import type { BoundName } from "./bound-values";
import type { Evenness, ParityPuzzle } from "./parity";

interface ChapterTexts {
  readonly title: string;
  /** Paragraphs before the demonstration board, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const even = (parity: Evenness): string => (parity === 0 ? "偶数" : "奇数");

export const texts = {
  lead: "なぜ解けない盤面があるのか。「最短」はどうして言い切れるのか。盤面を動かしながら、順に見ていきます。盤面の横の数は、どれもいまの盤面についてその場で求めたものです。",
  contents: "目次",
  large: "文字を大きく",
  boardTools: (board: string) => `${board}の操作`,
  openInPlayer: "この盤面で遊ぶ",
  compareHere: "この盤面で解法をくらべる",
  movable:
    "タイルをクリックかタップで動かします。キーなら Tab で盤面に入り、矢印キーと Enter で動かします。",
  working: "求めています…",

  chapters: {
    moves: {
      title: "手数と局面",
      before: [
        "駒の並びの一つ一つを「局面」といいます。1手動かすと、となりの局面に移ります。最短手数を求めることは、局面を線でつないだ大きな地図で、ゴールまでのいちばん近い道を見つけることです。",
        "手数の数え方は一つではありません。「一\u2060歩ずつ」では、1枚が1マス動くたびに1手です。「まとめて1手」では、並んだタイルを一度に押しても1手です。空きから離れたタイルを押すと、二つの数え方の差が出ます。",
      ],
      after: [
        "9マスに8枚のタイルと空きを置く並べ方は 9! = 362,880 通りで、そのうちゴールから行けるのはちょうど半分の 181,440 局面です（半分になるわけは次の章で）。いちばん遠い局面は、一\u2060歩ずつで31手、列をまとめて数えて24手です。",
        "4×4の15パズルでは、行ける局面が 16!/2 = 10,461,394,944,000 になります。いちばん遠い局面は一歩ずつで80手です（Brüngger ほか 1999）。",
      ],
    },
    parity: {
      title: "偶奇と、解けない盤面",
      before: [
        "1手動かすと、空きととなりのタイルが入れ替わります。空きも1枚の駒と考えれば、1手は入れ替え1回です。ゴールの並びからいまの並びを作るのに要る入れ替えの回数は、やり方で変わりますが、偶数か奇数かは変わりません。そして1手ごとに、その偶奇が変わります。",
        "盤面を市松模様に塗っておくと、空きのマスの色も1手ごとに変わります。二つはいつも同時に変わるので、足し合わせた偶奇は、どう動かしても変わりません。",
      ],
      after: [
        "だから、足した偶奇がゴールとちがう盤面は、決して解けません。14と15だけを入れ替えた「14-15パズル」がその例です。逆に、偶奇が合っていれば、2×2以上の長方形の盤面は必ず解けます（Johnson・Story 1879）。並べ方のちょうど半分が解けるのは、このためです。",
        "同じ文字のタイルがあると、話が変わります。その2枚を取り替えても見た目は同じなのに、偶奇だけが変わるからです。「アタマノタイソウ」では、2枚のタが入れ替わることで、ソとウだけを入れ替えられます。",
      ],
    },
    bounds: {
      title: "下界：少なくとも何手か",
      before: [
        "「ゴールまで少なくともこれだけはかかる」と、探さずに言える数を「下界」といいます。大事なのは、本当の最短手数を決して超えないことです。超えないからこそ、見込みのない道を安心して捨てられます。",
        "タイルの隅の数は、そのタイルの行き先までの縦横の距離です。1手で1枚が1マス動くだけなので、合計（マンハッタン距離）より短くは解けません。線で結んだ2枚は、行き先と同じ列の中で行きちがっています。どちらかが一度列を出て戻るので、1枚よけるごとに2手増えます（直線衝突）。",
      ],
      after: [
        "どの下界も最短手数を超えないことを、盤面を動かしてたしかめてください。直線衝突は Hansson・Mayer・Yung（1992）、転倒距離と歩行距離は高橋謙一郎氏の考案です。8パズルでは8枚すべてを一つの表に入れられるので、パターンデータベースの値は最短手数そのものです。",
      ],
    },
    search: {
      title: "探し方",
      before: [
        "「幅優先探索」は、近い局面から順に、残らず調べます。見た局面はすべて覚えておかなければなりません。「反復深化」は、手数の上限を少しずつ上げながら、深さ優先で始めから調べ直します。覚えておくのはいまの道筋だけですが、同じ局面に何度も出会います。",
        "「IDA*」（Korf 1985）は、反復深化に下界を加えたものです。「ここまでの手数＋下界」が上限を超えたら、その先を見ません。下界が大きいほど、見る局面は減ります。章の終わりでは、探索を1局面ずつ見られます。",
      ],
      after: [
        "双方向探索が少なくて済むのは、深さ d の木を一つ調べる代わりに、深さが半分の木を二つ調べればよいからです。1手ごとに道が b 本に分かれるなら、b の d 乗ではなく、およそ b の d/2 乗の2倍になります。",
        "IDA*・パターンDBの数に、表を作る手間は入っていません。",
      ],
    },
    patterns: {
      title: "パターンデータベース",
      before: [
        "何枚かのタイルだけに注目し、残りは区別しないことにします。これが「パターン」です。注目したタイル（明るいタイル）をそろえるのにかかる手数は、全部をそろえる手数を超えません。しかも並べ方がずっと少ないので、すべての値を前もって表にできます（Culberson・Schaeffer 1998）。",
      ],
      after: [
        "表は、ゴールから逆向きに作ります。ゴールの並びに0、そこから1手で行ける並びに1、その先に2と、幅優先で書き込むと、一度の探索ですべての並びの値が決まります。",
        "二つの表の値は、ふつうは足せません。同じ1手を両方で数えてしまうかもしれないからです。そこで、組の中のタイルが動いた手だけを数えて表を作ります。すると、どの手も一つの組でしか数えられないので、値を足しても最短手数を超えません（加法的パターンデータベース、Korf・Felner 2002）。",
      ],
    },
    proof: {
      title: "最短と言えるとき",
      before: [
        "解が見つかっただけでは、それが最短かどうかは分かりません。「これより短い解はない」という下界が、見つかった解の手数と等しくなったとき、はじめて最短だと言い切れます。",
        "解法「だんだん短く」は、まず答えを一つ出し、それを短くしながら下界を上げていきます。下の盤面で始めると、二つの数が近づくのが見えます。",
      ],
      after: [
        "証明された答えには「自分でたしかめる」が付きます。解くプログラムとは別に書かれた短いプログラムが、手順を動かし、それより短い解がないことを自分で調べます。",
        "途中で止めても、分かったことは残ります。最短手数は、下界以上、見つかった解の手数以下です。「最短とは限りません」は、二つがまだ出会っていないという意味です。",
        "「途中で止まりました」は、上限に達したか、証明をしない解法が手を尽くしたというだけで、解けないという意味ではありません。「ゴールへは行けません」と言うのは、偶奇や盤面の形で、または行ける局面をすべて調べて、証明できたときだけです。",
      ],
    },
  } satisfies Record<Chapter, ChapterTexts>,

  movesBoard: "手数の盤面",
  metric: "数え方",
  made: "動かした手数",
  shortest: "ここからの最短",

  parityBoard: "偶奇の盤面",
  parityPuzzles: "盤面",
  parityPuzzleNames: {
    eight: "8パズル",
    fifteen: "14-15パズル",
    letters: "アタマノタイソウ",
  } satisfies Record<ParityPuzzle, string>,
  parityTable: "1手ごとの偶奇",
  now: "いま",
  movesAgo: (moves: number) => `${moves}手前`,
  exchanges: "入れ替えの最少回数",
  colour: "空きのマスの色",
  colours: ["明るい 0", "暗い 1"] satisfies readonly [string, string],
  sum: "合わせて",
  even,
  sumNow: (now: Evenness, goal: Evenness) =>
    now === goal
      ? `合わせて${even(now)}：ゴールと同じです。`
      : `合わせて${even(now)}：ゴールは${even(goal)}なので、合いません。`,
  solvable: "この盤面は解けます。",
  unsolvable: "この盤面は解けません。",
  identicalTiles:
    "2枚のタのどちらをどちらと見るかで、合わせた偶奇は変わります。合うほうを選べるので解けます。",

  boundsBoard: "下界の盤面",
  boundsTable: "この盤面の下界",
  bound: "下界",
  value: "手数",
  boundNames: {
    manhattan: "マンハッタン距離",
    conflict: "直線衝突",
    inversion: "転倒距離",
    walking: "歩行距離",
    pattern: "パターンデータベース",
  } satisfies Record<BoundName, string>,
  boundNotes: {
    manhattan: "タイルごとの距離の合計",
    conflict: "よけるタイル1枚につき、さらに2手",
    inversion: "順番が逆の組を数え、1手で直せる数で割る",
    walking: "段や列をまたぐ手だけを数える",
    pattern: "組にしたタイルの手数を表から引く",
  } satisfies Record<BoundName, string>,
  trueDistance: "最短手数",
  distanceNote: (distance: number) => `行き先まで${distance}`,
  sumOfParts: (parts: string, sum: number) => `隅の数の合計：${parts} = ${sum}`,
  makeWay: (tiles: number) =>
    tiles === 0 ? "行きちがうタイルはありません。" : `よけるタイルは${tiles}枚：＋${tiles * 2}手`,

  searchBoard: "探索の盤面",
  searchTable: "この盤面を解くのに見た局面の数",
  method: "解法",
  positions: "局面",
  orMore: (positions: string) => `${positions} 以上（打ち切り）`,
  searchLength: (moves: number) => `この盤面の最短は${moves}手です。`,
  logScale: "棒の長さは対数目盛です。",
  watch: "探索を1局面ずつ見る",
  watchText:
    "見つけた局面の列から先頭を取り出し、そこから1手で行ける新しい局面を列に加えます。これが「展開」です。ちがうのは列の並べ方だけで、ここまでの手数 g、残りの手数の下界 h（マンハッタン距離）、または両方の和の小さい順です。",
  queueOrder: "列の並べ方",
  queueOrders: { breadth: "幅優先：g", star: "A*：g + h", greedy: "貪欲：h" },
  step: "進む",
  pause: "停止",
  expanded: "展開",
  places: ["いま", "次", "2番目", "3番目", "4番目"],
  watchHint: "●は展開した局面、○は列の局面、◇はゴール。f が同じなら、見つけた順です。",
  counts: (expanded: number, waiting: number) =>
    `展開${expanded}、列の中${waiting}、合わせて${expanded + waiting}局面を発見`,
  watchEnd: (length: number, expanded: number, why: string) =>
    `${expanded}局面を展開して、${length}手の解が見つかりました。${why}`,
  watchWhy: {
    breadth: "もっと近い局面はすべて展開したので、最短です。",
    star: "列の局面の f はどれもこの手数以上なので、最短です。",
    greedy: "ここまでの手数を見ないので、最短とは限りません。",
  },

  patternBoard: "パターンの盤面",
  pattern: "注目するタイル",
  tilesFromTo: (from: number, to: number) => `${from}〜${to}`,
  patternTable: "注目したタイルの手数",
  patternMoves: "明るいタイルをそろえる手数",
  allMoves: "全部をそろえる手数",
  placements: "注目したタイルの置き方",
  placementsOf: (product: string, count: string) => `${product} = ${count} 通り`,
  fifteenText:
    "15パズルの盤面です。15枚を6枚・6枚・3枚の組に分けると、組ごとの値を足せます。組を選ぶと、そのタイルが明るくなります。",
  fifteenBoard: "15パズルの盤面",
  groups: "組",
  group: (number: number, tiles: number) => `${number}組目（${tiles}枚）`,
  fifteenTable: "15パズルの下界と最短",
  smallTables: "表：5枚・5枚・5枚",
  largeTables: "表：6枚・6枚・3枚",
  buildTables: "6枚・6枚・3枚の表を作って解く",
  building: "表を作っています…",
  unknown: "不明",
  tableSizes:
    "6枚の置き方は 16×15×14×13×12×11 = 5,765,760 通り、5枚なら 524,160 通りです。このページの表は、タイルに隔てられた空きの居場所も区別し、どの手でも値はちょうど1変わるので1ビットずつで持ち、6枚の表一つがおよそ1.5MBです。まず5枚ずつの表で探し、長引くときだけ6枚の表、さらに長引けば7枚の表を作ります。鏡に映した盤面でも表を引き、大きいほうの値を使います。",

  proofBoard: "証明の盤面",
  run: "だんだん短く解く",
  stop: "止める",
  notRun: "まだ始めていません。",
  found: "見つかった解",
  lower: "下界",
  notYet: "まだなし",
  between: (least: number, most: number | null) =>
    most === null ? `最短は${least}手以上です。` : `最短は${least}手以上${most}手以下です。`,
  proven: (moves: number) => `下界と手数が出会いました。${moves}手が最短です。`,
  gap: "下界と見つかった解",

  references: "文献",
};

export type HowTexts = typeof texts;
