import type { Live } from "../model/play/play";
import { clock, grouped } from "./numbers";

const span = ({ least, most }: Pick<Live, "least" | "most">) => {
  if (!Number.isFinite(most)) return grouped`あと${least}手以上`;
  return least > 1 ? grouped`あと${least}手以上、${most}手以下` : grouped`あと${most}手以下`;
};

/** Names pieces by their symbols; more than two by their colour. */
const named = (symbols: readonly string[]) => (symbols.length > 2 ? "赤い駒" : symbols.join("と"));

/** The texts of a game. */
export const jaPlay = {
  live: "残り手数を表示",
  liveIs: (moves: number) => grouped`最短であと${moves}手`,
  liveBetween: span,
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
