import type { Direction } from "taisou";
import type { Texts } from "../../i18n/ja";
import type { MovesLeft } from "../../model/play/play";
import type { FeatureTexts } from "../feature-texts";

const way: Record<Direction, string> = { up: "うえ", right: "みぎ", down: "した", left: "ひだり" };
const left = ({ moves, proven, begun }: MovesLeft) =>
  begun ? "つづけて うごかす" : proven ? `あと${moves}て` : `あと${moves}て いない`;

/** Texts of the page in kana. */
export const texts = {
  undo: "もどす",
  redo: "すすめる",
  restart: "さいしょから",
  solve: "こたえ",
  share: "おくる",
  scrambleWays: "まぜかた",
  collection: "パズル",
  certificate: "じぶんで たしかめる",
  helpHeading: "つかいかたと せってい",
  touching: "あいている ところの となりを タップ",
  touchingPieces: "うごかしたい ものを タップするか、ゆびで うごかします",
  playing: "あいている ところの となりを クリック",
  dragging: "うごかしたい ものを クリックするか、つかんで うごかします",
  taskPicture: "このかたちに する",
  taskMove: (...symbols: readonly string[]) =>
    `${symbols.length > 2 ? "あかいもの" : symbols.map((one) => `「${one}」`).join("と")}を てんせんの ところへ`,
  optimum: "さいたん",
  optimumIs: (moves: number) => `${moves}て`,
  moveCount: (moves: number) => `${moves}て`,
  result: (moves: number) => `${moves}て`,
  wonIn: (moves: number) => `ゴールです。${moves}て。`,
  hintIs: (symbol: string, direction: Direction, moves: MovesLeft, where = "") =>
    `${where}「${symbol}」を ${way[direction]}へ（${left(moves)}）`,
  hintNext: {
    left: "もういちど おすと うごかす ものが でます",
    piece: "もういちど おすと むきが でます",
    move: "もういちど おすと うごきます",
  },
  liveIs: (moves: number) => `あと${moves}て`,
  solved: (moves: number, optimal: boolean) => `${moves}て${optimal ? "（さいたん）" : ""}`,
  difficulties: {
    goal: "ゴール",
    easiest: "とても やさしい",
    easy: "やさしい",
    medium: "ふつう",
    hard: "むずかしい",
    severe: "とても むずかしい",
    hardest: "いちばん むずかしい",
    impossible: "とけない",
  },
  simple: {
    today: {
      name: "きょうの もんだい",
      open: (month, date) => `きょう ${month}/${date}`,
      streak: (days) => `${days}にち`,
      record: "きろく",
      streakNamed: (days) => (days > 0 ? `${days}にち つづいています` : "カレンダー"),
    } satisfies Partial<FeatureTexts["today"]>,
    finish: {
      nextPuzzle: "つぎの パズル",
      scrambleAgain: "もういちど まぜる",
      anotherLike: (moves) => `もうひとつ（${moves}）`,
      harder: "もっと むずかしく",
      sendResult: "ともだちに おくる",
      savePicture: "えにして のこす",
      reply: "へんじを つくる",
      seeBest: "さいたんを みる",
      lostMoves: () => "むだな てを みる",
    } satisfies Partial<FeatureTexts["finish"]>,
  },
} satisfies Partial<Texts>;

/** English has no kana. */
export type GentleTexts = Omit<
  typeof texts,
  "certificate" | "solved" | "hintNext" | "difficulties" | "simple"
>;
