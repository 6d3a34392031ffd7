import { clock, grouped } from "../../i18n/numbers";

/** What is said at the end of a game, and of an answer; fetched with them. */
export const texts = {
  // Won by hand
  nextPuzzle: "次のパズル",
  sendResult: "友だちに送る",
  seeBest: "最短を見る",
  compare: "最短とくらべる",
  resultText: (title: string, moves: number, millis: number | null, best: number | null) => {
    const name = title === "" ? "アタマノタイソウ" : `アタマノタイソウ「${title}」`;
    const time = millis === null ? "" : `・${clock(millis)}`;
    const shortest = best === null ? "" : moves <= best ? "、最短！" : grouped`（最短${best}手）`;
    return grouped`${name} ${moves}手${time}${shortest}`;
  },

  // The end of an answer
  toMyBoard: "自分の盤面に戻る",
  tryIt: "自分で解いてみる",
};

export type FinishTexts = typeof texts;
