import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { explore } from "./graph";

const graphOf = (board: string, width: number, options = {}, most = 400) =>
  explore(rules, [board], { width, options }, most);

describe("the graph of a small space", () => {
  it("is a ring of twelve positions for 2 x 2 cells", () => {
    const graph = graphOf("123*", 2, { goal: "231*" });
    expect(graph?.nodes).toHaveLength(12);
    expect(graph?.edges).toHaveLength(12);
    expect(graph?.nodes.filter(({ solved }) => solved)).toHaveLength(1);
  });

  it("has single steps, equal boards once, and blocks as pieces", () => {
    // 6 x 5 places of the blank and the 1. Across each of 7 borders, the blank moves the 1, or a 2 with the 1 in 4 places.
    const alike = graphOf("122/22*", 3);
    expect(alike?.nodes).toHaveLength(30);
    expect(alike?.edges).toHaveLength(35);
    const block = graphOf("AA**", 4, { blocks: "A", goal: "??AA" });
    expect(block?.nodes.map(({ board }) => board)).toEqual(["AA**", "*AA*", "**AA"]);
    expect(block?.edges).toHaveLength(2);
  });

  it("finds boards with another symbol for the blank", () => {
    const graph = graphOf("123*", 2);
    expect(graph?.indexOf(taisou.parse("123_", 2))).toBe(0);
    expect(graph?.indexOf(taisou.parse("124_", 2))).toBeNull();
  });

  it("is null if it would be too large", () => {
    expect(graphOf("12345678*", 3)).toBeNull();
  });
});
