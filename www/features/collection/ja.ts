/** The list of puzzles, fetched with it. */
export const texts = {
  unsolvedOnly: "まだ解いていないものだけ",
  puzzlesShown: (shown: number, all: number) =>
    shown === all ? `${all}問` : `${all}問のうち${shown}問`,
  noneShown: "当てはまるパズルはありません。",
};

export type CollectionTexts = typeof texts;
