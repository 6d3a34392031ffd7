import type { Live } from "../model/play/play";
import { clock, grouped } from "./numbers";

const span = ({ least, most }: Pick<Live, "least" | "most">) => {
  if (!Number.isFinite(most)) return grouped`あと${least}手以上`;
  return least > 1 ? grouped`あと${least}手以上、${most}手以下` : grouped`あと${most}手以下`;
};

/** Pieces by their symbols; more than two by their colour. */
const named = (symbols: readonly string[]) => (symbols.length > 2 ? "赤い駒" : symbols.join("と"));

/** What is said while one plays. */
export const jaPlay = {
  // How far it is to the goal
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

  // The time and the number of moves

  // The goal is reached
  wonIn: (moves: number, millis: number | null) =>
    grouped`ゴールです。${moves}手${millis === null ? "" : `、${clock(millis)}`}。`,
  newRecord: "新記録",

  // What is to be done
  taskPicture: "この形にする",
  taskMove: (...symbols: readonly string[]) => `${named(symbols)}を点線の場所へ`,
  taskSwap: (...symbols: readonly string[]) => `${named(symbols)}を入れ替える`,
  optimum: "最短",
  optimumIs: (moves: number) => grouped`${moves}手`,
  optimumUnknown: "？",

  // The answer, watched
  watched: "これで完成です。",
  stopWatching: "再生を閉じる",

  // Won by hand
  won: "できた！",
  result: (moves: number, millis: number | null) =>
    millis === null ? grouped`${moves}手` : grouped`${moves}手・${clock(millis)}`,
  against: (played: number, best: number) =>
    played <= best ? "最短です！" : grouped`最短は${best}手`,
};
