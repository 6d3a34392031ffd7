import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { goalTargets } from "./goal-targets";

describe("the targets of a goal", () => {
  it("are all pieces of a named group, whatever their shape", () => {
    const options = { goal: "B??/???/???", blocks: "all", same: ["AB", ["C", "D"]] };
    const parsed = taisou.parse("AAB/CCD/**E", 0, options);
    const { symbols, cells } = goalTargets(parsed, parsed.goals[0], options.same);
    expect([...symbols].toSorted()).toEqual(["A", "B"]);
    expect(cells).toEqual([0]);
  });

  it("are apart for each piece, also where two touch", () => {
    const parsed = taisou.parse("1*A/23B", 0, { goal: "??B/??A" });
    expect(goalTargets(parsed, parsed.goals[0]).places).toEqual([[2], [5]]);
  });
});
