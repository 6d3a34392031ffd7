import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { explore } from "./graph";

beforeAll(() => taisou.default());

const graphOf = (board: string, width: number, options = {}, most = 400) =>
  explore(rules, [board], { width, options }, most);

describe("the graph of a small space", () => {
  it("of 2 x 2 is a ring of twelve", () => {
    const graph = graphOf("123*", 2, { goal: "231*" });
    expect(graph?.nodes).toHaveLength(12);
    expect(graph?.edges).toHaveLength(12);
    expect(graph?.nodes.filter(({ solved }) => solved)).toHaveLength(1);
  });

  it("has single steps only, look-alikes once, and blocks as pieces", () => {
    // 6 x 5 places for the blank and the one tile that differs; 7 ways across, each for both sides.
    const alike = graphOf("122/22*", 3);
    expect(alike?.nodes).toHaveLength(30);
    expect(alike?.edges).toHaveLength(35);
    const block = graphOf("AA**", 4, { blocks: "A", goal: "??AA" });
    expect(block?.nodes.map(({ board }) => board)).toEqual(["AA**", "*AA*", "**AA"]);
    expect(block?.edges).toHaveLength(2);
  });

  it("finds boards whatever their blanks are", () => {
    const graph = graphOf("123*", 2);
    expect(graph?.indexOf(taisou.parse("123_", 2))).toBe(0);
    expect(graph?.indexOf(taisou.parse("124_", 2))).toBeNull();
  });

  it("is not made where it would be too large", () => {
    expect(graphOf("12345678*", 3)).toBeNull();
  });
});
