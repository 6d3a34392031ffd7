import type { Direction } from "taisou";
import type { Texts } from "../../i18n/ja";
import type { MovesLeft } from "../../model/play/play";

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
  liveIs: (moves: number) => `あと${moves}て`,
} satisfies Partial<Texts>;

export type GentleTexts = typeof texts;
