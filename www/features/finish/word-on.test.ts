import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { wordOn } from "./word-on";

it.each([
  ["おめで/とう*", "おめでとう"],
  ["ולש/ועם/*םל", "שלוםעולם"],
  ["حرم/*اب", "مرحبا"],
])("the word on %s is %s", (board, word) => {
  expect(wordOn(sure(rules.parse(board, 3, {})))?.join("")).toBe(word);
});

it.each(["12/3*", "ab/**"])("on %s there is no word", (board) => {
  expect(wordOn(sure(rules.parse(board, 2, {})))).toBeNull();
});
