import type { SolveTexts } from "./ja";

export const texts: SolveTexts = {
  keepsBest: "If you cancel, the best answer so far stays.",
};
