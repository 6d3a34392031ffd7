import { clock, grouped } from "../../i18n/numbers";

/** Minutes and seconds need no unit. */
const timed = (time: string) => (time.includes(":") ? time : `${time}秒`);

export const texts = {
  nextPuzzle: "次のパズル",
  scrambleAgain: "もう一度まぜる",
  anotherLike: (moves: string) => `もう一問（${moves}）`,
  harder: "もっと難しく",
  /** Shown instead of a record. */
  helps: (hints: number, answer: boolean, arrows: boolean) =>
    [
      hints > 0 ? [`ヒント${hints}回`] : [],
      arrows ? ["残り手数を表示"] : [],
      answer ? ["答えを見た"] : [],
    ]
      .flat()
      .join("・"),
  /** The line of the card. */
  way: (best: number, moves: number) =>
    grouped`あと何手かの線：${best}手から${moves}手でゴールまで`,
  savePicture: "結果を画像で保存",
  reply: "返事を作る",
  sendResult: "友だちに送る",
  race: "友だちと競走する",
  ghost: "ゴースト",
  ghostWaits: (time: string) => `最初の1手で、ゴースト（${timed(time)}）との競走が始まります。`,
  ghostAt: (made: number, moves: number) => grouped`ゴースト ${made} / ${moves}手`,
  raceTimes: (own: string, ghost: string) => `自分 ${timed(own)}、ゴースト ${timed(ghost)}`,
  /** Negative if the player was faster. */
  raced: (difference: number): string =>
    difference < 0 ? "勝ち！" : difference > 0 ? "あと少し！" : "引き分け！",
  seeBest: "最短を見る",
  lostMoves: (lost: number | null) =>
    lost === null ? "むだな手を調べる" : grouped`むだ${lost}手を見る`,
  resultText: (
    title: string,
    moves: number,
    millis: number | null,
    best: number | null,
    helps: string,
  ) => {
    const name = title === "" ? "アタマノタイソウ" : `アタマノタイソウ「${title}」`;
    const time = millis === null ? "" : `・${clock(millis)}`;
    const shortest = best === null ? "" : grouped`（最短${best}手）`;
    const praised = moves === best && helps === "" ? "、最短！" : shortest;
    return grouped`${name} ${moves}手${time}${praised}${helps === "" ? "" : `・${helps}`}`;
  },

  toMyBoard: "自分の盤面に戻る",
  tryIt: "自分で解いてみる",
};

export type FinishTexts = typeof texts;
