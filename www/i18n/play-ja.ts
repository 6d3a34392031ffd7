import type { Live } from "../model/play/play";
import type { ArrowSense } from "../model/state/prefs";
import { clock, grouped } from "./numbers";

const span = ({ least, most }: Pick<Live, "least" | "most">) => {
  if (!Number.isFinite(most)) return grouped`あと${least}手以上`;
  return least > 1 ? grouped`あと${least}手以上、${most}手以下` : grouped`あと${most}手以下`;
};

/** What is said while one plays. */
export const jaPlay = {
  // How far it is to the goal
  live: "残り手数を表示",
  liveHelp: "ゴールまでの最短の手数と、次の最善手をすべて、動かすたびに示します",
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
  timer: "時間",
  showTally: "時間と手数を出しておく",
  tallyHidden: "時間と手数（隠しています）",

  // The goal is reached
  wonIn: (moves: number, millis: number | null) =>
    grouped`ゴールです。${moves}手${millis === null ? "" : `、${clock(millis)}`}。`,
  ownRecord: (moves: number | null, millis: number | null) =>
    `自己最少${[moves === null ? [] : grouped`${moves}手`, millis === null ? [] : clock(millis)].flat().join("・")}`,
  newRecord: "新記録",

  // What is to be done
  taskPicture: "この形にする",
  taskAimed: "赤い駒を点線のところへ",
  enlargeGoal: "ゴール図を大きくする",
  par: "最短",
  parIs: (moves: number) => grouped`${moves}手`,
  parUnknown: "？",

  // The answer, watched
  details: "くわしく",
  watched: "これで完成です。",
  stopWatching: "再生を閉じる",
  goOn: "つづける",

  // Won by hand
  won: "できた！",
  result: (moves: number, millis: number | null) =>
    millis === null ? grouped`${moves}手` : grouped`${moves}手・${clock(millis)}`,
  against: (played: number, best: number) =>
    played <= best ? "最短です！" : grouped`最短は${best}手`,
  nothingUndone: "元に戻す手はありません",
  menu: "メニュー",

  // The keys
  arrowsMoveBlank: "矢印キーで空きを動かす",
  helpArrows: {
    tile: "矢印キーは、空きのとなりのタイルをその向きへ動かします。",
    blank: "矢印キーは、空きをその向きへ動かします。",
  } satisfies Record<ArrowSense, string>,
  blankKeys: { slide: "空きを動かす", slideLine: "空きを端まで動かす" },
};
