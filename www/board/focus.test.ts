import { expect, it } from "vitest";
import { arrowStep } from "./focus";

/** A board of 3 x 2 cells, where one block covers the first two. */
const step = (key: string, cell: number) =>
  arrowStep({ key } as KeyboardEvent, cell, 3, 2, (at) => (at === 1 ? 0 : at));

it.each([
  ["ArrowRight", 0, 2],
  ["ArrowRight", 2, 2],
  ["ArrowRight", 5, 5],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 3, 3],
  ["ArrowUp", 1, 1],
  ["ArrowUp", 4, 1],
  ["ArrowDown", 5, 5],
  ["Home", 5, 3],
  ["End", 3, 5],
  ["x", 3, null],
])("%s moves the focus from cell %i to %j", (key, cell, to) => expect(step(key, cell)).toBe(to));
