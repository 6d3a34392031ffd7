import { grouped } from "../../i18n/numbers";

export const texts = {
  detour: (moves: number) => `${moves}手前まで戻ると近道です`,
  goBack: "戻る",
  nameOf: (symbol: string, _place: string, _isFirst: boolean) => symbol,
  aside: (turn: number) =>
    grouped`${turn}手目で答えから外れています。つまみを動かすと答えに戻ります。`,
  beside: "いまの盤面は、この答えの途中にありません。つまみを動かすと答えに移ります。",
  begun: (turn: number) => grouped`${turn}手目の途中です`,
  liveHelp: "ゴールまでの最短の手数と、次の最善手をすべて、動かすたびに示します",
  countsHere: "ここまで",
  countsBest: "スタートからの最短",
};

export type PlayTexts = typeof texts;
