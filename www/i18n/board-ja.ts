import type { Direction } from "taisou";
import type { HintLevel, Live, MovesLeft } from "../model/play/play";
import { clock, grouped } from "./numbers";

export const way: Record<Direction, string> = { up: "上", right: "右", down: "下", left: "左" };
const leftIs = ({ moves, proven, begun }: MovesLeft) =>
  begun ? "この手の続き" : proven ? grouped`あと${moves}手` : grouped`あと${moves}手以内`;
/** The number of moves left after it. */
const thenLeft = ({ moves, proven, begun }: MovesLeft) =>
  proven && !begun && moves > 1 ? grouped` → ${moves - 1}手` : "";
const list = (ways: readonly Direction[]) => ways.map((one) => way[one]).join("・");

const span = (first: number, last: number) => (first === last ? first : `${first}〜${last}`);

/** Names pieces by their symbols; more than two by their colour. */
const named = (symbols: readonly string[]) =>
  symbols.length > 2 ? "赤い駒" : `「${symbols.join("」と「")}」`;

/** The texts of a board and its controls, on the page and in the element. */
export const jaBoard = {
  unknownPuzzle: (id: string) => `「${id}」はパズル集にありません。`,
  board: "盤面",
  place: (row: number, column: number, lastRow = row, lastColumn = column) =>
    `${span(row, lastRow)}行${span(column, lastColumn)}列`,
  blankCell: "空き",
  wallCell: "壁",
  anyCell: "なんでもよい",
  tileName: (symbol: string, mark: number | null) =>
    mark === null ? symbol : `${symbol}（${mark}番）`,
  cellName: (what: string, place: string) => `${what}、${place}`,
  size: (rows: number, columns: number) => `縦${rows}×横${columns}`,
  cellCount: (cells: number) => `${cells}マス`,
  targetPiece: "ゴールの駒",
  canGo: (ways: readonly Direction[]) => `${list(ways)}へ動かせます`,
  hintedCell: "ヒント",
  pickedCell: "持っています",
  whichWay: (symbol: string) => `「${symbol}」をどちらへ動かしますか`,
  toward: (direction: Direction) => `${way[direction]}へ`,
  slid: (symbols: string, direction: Direction, places: string) =>
    `${symbols}を${way[direction]}へ。空きは${places}。`,
  brought: (symbol: string, place: string) => `${symbol}を${place}へ。`,
  picked: (symbol: string) => `${symbol}を持ちました。矢印キーで動かし、Enter か Esc で放します。`,
  letGo: (symbol: string) => `${symbol}を放しました。`,
  cannotMove: (symbol: string) => `${symbol}はいま動かせません。`,
  cannotGo: (symbol: string, direction: Direction) => `${symbol}は${way[direction]}へ動けません。`,
  and: "、",
  loadFailed:
    "パズルのプログラムを読み込めませんでした。通信をたしかめて、ページを読み込み直してください。",
  broken: "パズルのプログラムが異常終了しました。ページを読み込み直してください。",
  exploring: "矢印キーでマスを選び、Enter で動かします",
  picking: "矢印キーで駒を選び、Enter で持ちます",
  pushing: "矢印キーで動かし、Enter か Esc で放します",
  playing: "タイルをクリックするかドラッグするか、矢印キーで動かします",
  dragging: "駒をドラッグするか、クリックで動かします",
  touching: "空きのとなりのタイルをタップ（指でずらしてもOK）",
  touchingPieces: "駒をタップするか、指で動かします",
  atGoal: "ゴールです",
  moveCount: (moves: number) => grouped`${moves}手`,
  playGroup: "操作",
  undo: "元に戻す",
  restart: "最初から",
  hint: "ヒント",
  hintLeft: ({ moves, proven, begun }: MovesLeft) => {
    if (begun && moves === 0) return "この手を続ければゴールです";
    const left = proven ? grouped`最短であと${moves}手` : grouped`あと${moves}手以内`;
    return begun ? `この手を続けて、${left}` : left;
  },
  /** `where` is given if there are identical tiles. */
  hintPiece: (symbol: string, left: MovesLeft, where = "") =>
    `${where}「${symbol}」を動かします（${leftIs(left)}）`,
  hintIs: (symbol: string, direction: Direction, left: MovesLeft, where = "") =>
    `${where}「${symbol}」を${way[direction]}へ（${leftIs(left)}${thenLeft(left)}）`,
  hintWhere: (place: string) => `${place}の`,
  hintNext: {
    left: "もう一度押すと、動かすタイルが出ます",
    piece: "もう一度押すと、動かす向きが出ます",
    move: "もう一度押すと動かします",
  } satisfies Record<HintLevel, string>,
  /** Beside the button. */
  hintToGo: leftIs,
  hintWithout: "ヒントが見つかりません。",
  hintSearching: "ヒントを探しています…",
  bestRange: (least: number, most: number | null) =>
    most === null ? grouped`${least}手以上` : grouped`${least}〜${most}手`,
  goalPicture: "ゴール図",
  goalAny: "どのゴールでもかまいません",
  goalPlaces: (...places: readonly string[]) => `${places.join("／")}／ほかはなんでもよい`,
  noGoal: "ゴールがまだ決まっていません。",
  solve: "解く",
  cancel: "中止",
  searching: "探しています…",
  cancelling: "中止しています…",
  cancelled: "中止しました。",
  solved: (moves: number, optimal: boolean) =>
    optimal ? grouped`${moves}手（最短）` : grouped`${moves}手（最短とは限りません）`,
  closing: {
    best: (moves: number) => grouped`いまの答え ${moves}手`,
    least: (moves: number) => grouped`少なくとも${moves}手`,
    seconds: (seconds: number) => grouped`探索中 ${seconds}秒`,
    between: "・",
  },
  solvedAlready: "この盤面はもうゴールです",
  unsolvable: "この盤面からゴールへは行けません",
  stopped: "途中で止まりました（解けないとは限りません）",
  crashed: "探索が異常終了しました。もう一度「解く」を押せます。",
  silent: "探索が止まりました。もう一度「解く」を押せます。",
  replayHeading: "答えの再生",
  move: "手順",
  moveOf: (at: number, length: number) => grouped`${at}／${length}手`,
  playReplay: "再生",
  first: "先頭へ",
  back: "1手前",
  on: "1手先",
  last: "末尾へ",
  speed: "速さ",
  inTenSeconds: "10秒で",
  perSecond: (rate: number) => `${rate}手/秒`,
  noAnswer: "答えなし",

  live: "残り手数を表示",
  liveIs: (moves: number) => grouped`最短であと${moves}手`,
  liveBetween: ({ least, most }: Pick<Live, "least" | "most">) => {
    if (!Number.isFinite(most)) return grouped`あと${least}手以上`;
    return least > 1 ? grouped`あと${least}手以上、${most}手以下` : grouped`あと${most}手以下`;
  },
  liveSeeking: "調べています…",
  liveUnknown: "あと何手かは分かりませんでした",
  liveNone: "ここからゴールへは行けません",
  liveEffect: (effect: number) => {
    if (effect === 0) return "±0 変わらず";
    return effect < 0 ? `−${-effect} 近づいた` : `+${effect} 遠のいた`;
  },
  nextCell: "次の最善手",

  wonIn: (moves: number, millis: number | null) =>
    grouped`ゴールです。${moves}手${millis === null ? "" : `、${clock(millis)}`}。`,
  newRecord: "新記録",

  taskPicture: "この形にする",
  taskMove: (...symbols: readonly string[]) => `${named(symbols)}を点線の場所へ`,
  taskSwap: (...symbols: readonly string[]) => `${named(symbols)}を入れ替える`,
  optimum: "最短",
  optimumIs: (moves: number) => grouped`${moves}手`,
  optimumUnknown: "？",

  watched: "これで完成です。",
  stopWatching: "再生を閉じる",

  won: "できた！",
  result: (moves: number, millis: number | null) =>
    millis === null ? grouped`${moves}手` : grouped`${moves}手・${clock(millis)}`,
  against: (played: number, best: number) =>
    played <= best ? "最短です！" : grouped`最短は${best}手`,
};

export type BoardTexts = typeof jaBoard;
