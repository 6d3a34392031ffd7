import { clock, grouped } from "../../i18n/numbers";
import type { Help } from "../../model/state/records";

export const texts = {
  nextPuzzle: "次のパズル",
  scrambleAgain: "もう一度まぜる",
  anotherLike: (moves: string) => `もう一問（${moves}）`,
  /** Shown instead of a record. */
  helped: { hint: "ヒントを使いました", answer: "答えを見たあとです" } satisfies Record<
    Help,
    string
  >,
  sendResult: "友だちに送る",
  seeBest: "最短を見る",
  compare: "最短とくらべる",
  resultText: (
    title: string,
    moves: number,
    millis: number | null,
    best: number | null,
    help: Help | null,
  ) => {
    const name = title === "" ? "アタマノタイソウ" : `アタマノタイソウ「${title}」`;
    const time = millis === null ? "" : `・${clock(millis)}`;
    const shortest = best === null ? "" : grouped`（最短${best}手）`;
    const praised = moves === best && help === null ? "、最短！" : shortest;
    const told = { hint: "・ヒントあり", answer: "・答えを見たあと" };
    return grouped`${name} ${moves}手${time}${praised}${help === null ? "" : told[help]}`;
  },

  toMyBoard: "自分の盤面に戻る",
  tryIt: "自分で解いてみる",
};

export type FinishTexts = typeof texts;
