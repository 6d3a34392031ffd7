import type { DemoPuzzle } from "./demo-board";

export type ParityPuzzle = "eight" | "fifteen" | "letters";

const FIFTEEN = "1 2 3 4/5 6 7 8/9 10 11 12";

/** One that can be solved, one that cannot, and one that look-alikes let be solved. */
export const PARITY_PUZZLES: Readonly<Record<ParityPuzzle, DemoPuzzle>> = {
  eight: { start: "123/5*6/478", goal: "123/456/78*", width: 3 },
  fifteen: { start: `${FIFTEEN}/13 15 14 *`, goal: `${FIFTEEN}/13 14 15 *`, width: 4 },
  letters: { start: "アタマ/ノタイ/ソウ*", goal: "アタマ/ノタイ/ウソ*", width: 3 },
};
