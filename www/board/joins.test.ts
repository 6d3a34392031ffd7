import * as taisou from "taisou";
import { expect, it } from "vitest";
import { joinsOf, NO_JOIN } from "./joins";

const joins = (board: string) => joinsOf(taisou.parse(board, 0, { blocks: "all" }));

it("the cells of a block join, and its first cell has its centre", () => {
  expect(joins("AAB/AA*")).toEqual([
    { classes: "join-right join-down", middle: [0.5, 0.5] },
    { classes: "join-down join-left inner", middle: [0, 0] },
    { classes: "", middle: [0, 0] },
    { classes: "join-up join-right inner", middle: [0, 0] },
    { classes: "join-up join-left inner", middle: [0, 0] },
    NO_JOIN,
  ]);
});

it("a block joins nothing across the edge of the board", () => {
  // The last cell of a row and the first of the next are neighbours by index only.
  const classes = joins("B*A/AAA").map((join) => join.classes);
  expect(classes).toEqual([
    ...["", "", "join-down"],
    ...["join-right inner", "join-right join-left inner", "join-up join-left inner"],
  ]);
});

it("a block has its centre wherever it lies", () => {
  expect(joins("*123/4*AA/5*AA").map(({ middle }) => middle)[6]).toEqual([0.5, 0.5]);
});

it("a block that is not a rectangle has no centre", () => {
  expect(joins("A*/AA")[0]).toEqual({ classes: "join-down", middle: [0, 0] });
});
