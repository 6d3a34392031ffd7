import { expect, it } from "vitest";
import { storeAt } from "../../app/page-in-tests";
import { sure } from "../../engine/rules-in-tests";
import { solve } from "../../model/puzzle/puzzle-in-tests";
import { LATIN } from "./latin";

it("the board in Latin letters has the tiles of its goal, and is neither trivial nor hard", () => {
  const { fields, problems, puzzle } = storeAt(LATIN).state();
  expect(problems).toEqual([]);
  expect([...fields.start].sort()).toEqual([...fields.goal].sort());
  expect(solve(sure(puzzle), "step")).toMatchObject({ length: 12, optimal: true });
});
