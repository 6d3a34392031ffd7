import { expect, it } from "vitest";
import { createPage } from "../../app/page-in-tests";
import { enBoard as t } from "../../i18n/board-en";
import { NO_HELP } from "../../model/state/help";
import { texts as words } from "./en";
import { resultLines } from "./result-lines";

it.each([
  [1, [], "1 move　The shortest!", []],
  [1, [0], "1 move", ["1 hint"]],
  [3, [0, 1], "3 moves　The shortest is 1", ["2 hints"]],
])("the picture of a game in %i moves with the hints %j says %j", (moves, hints, first, more) => {
  const { store, open, play } = createPage();
  open("board=12/*3&goal=12/3*");
  for (const cell of moves === 1 ? [3] : [0, 2, 3]) play.click(cell);
  const won = { before: {}, feat: {}, help: { ...NO_HELP, hints } };
  const state = { ...store.state(), won, bests: { step: { length: 1, bound: 1 } } };
  expect(resultLines(state, t, words)).toEqual([first, ...more]);
});
