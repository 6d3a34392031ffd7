/** What the tab with the answer says; fetched with it. */
export const texts = {
  keepsBest: "中止しても、今の答えは残ります。",
};

export type SolveTexts = typeof texts;
