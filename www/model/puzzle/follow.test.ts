import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { followed } from "./follow";
import { EMPTY_FIELDS, type FieldName, type Fields } from "./puzzle";
import { readFields } from "./read";

/** The fields after typing a start over them. */
function over(part: Partial<Fields>, start: string, own: readonly FieldName[] = []) {
  const base = { ...EMPTY_FIELDS, ...part };
  const { puzzle } = sure(readFields(rules, base));
  const { fields, reading } = sure(followed(rules, { base, puzzle, own: new Set(own) }, start));
  return { ...fields, problems: reading.problems.map(({ code }) => code) };
}

const OLD = { start: "ウソアタマノタイ*", goal: "アタマノタイソウ*", width: "3" };

describe("a start typed over another one", () => {
  it("sets width and goal unless the player has", () => {
    expect(over(OLD, "セカイハヒロイ*")).toMatchObject({
      width: "4",
      goal: "セカイハヒロイ*",
      problems: [],
    });
    expect(over(OLD, "12345678*")).toMatchObject({ width: "3", goal: "", problems: [] });
    expect(over({ start: "12345678*", width: "3" }, "おめでとう*")).toMatchObject({
      width: "3",
      goal: "おめでとう*",
      problems: [],
    });
  });

  it("keeps fields that still fit", () => {
    expect(over(OLD, "ソウアタマノタイ*")).toMatchObject({ ...OLD, start: "ソウアタマノタイ*" });
    // Its goal is the sorted order.
    expect(over({ start: "キツネ*", width: "2" }, "ツキネ*")).toMatchObject({
      goal: "",
      problems: [],
    });
    expect(over({ start: "12/34/5*" }, "2*/34/51")).toMatchObject({ width: "", problems: [] });
    // It may be half typed.
    expect(over(OLD, "ウソアタマノタイ")).toMatchObject({ goal: OLD.goal, problems: ["no-blank"] });
  });

  it("leaves the player's own fields, right or wrong", () => {
    expect(over(OLD, "セカイハヒロイ*", ["width"])).toMatchObject({
      width: "3",
      problems: ["width-mismatch"],
    });
    expect(over(OLD, "セカイハヒロイ*", ["goal"])).toMatchObject({
      width: "4",
      goal: OLD.goal,
      problems: ["width-mismatch"],
    });
  });

  it.each([
    ["👨‍👩‍👧🇯🇵1️⃣👍🏽葛*", "3"],
    ["1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "4"],
    ["アイウ*", "2"],
    ["123456789*", "5"],
    // These could only be a line.
    ["アイウエ*", ""],
    ["ア*", ""],
  ])("%s is %s wide", (start, width) => {
    expect(over({}, start)).toMatchObject({ width, problems: [] });
  });

  it.each([
    ["FE169B4*CA73D852", ""],
    ["DBCA/HFGE/KJIL/ON*M", ""],
    ["3 1 10 2 4 5 6 7 8 9 11 *", ""],
    ["CAT*", "CAT*"],
    ["ABBA*#", "ABBA*#"],
  ])("%s has the goal %j", (start, goal) => {
    expect(over({}, start)).toMatchObject({ goal, problems: [] });
  });

  it("has the width of its rows", () => {
    expect(over(OLD, "1 2 3 4\n5 6 7 *")).toMatchObject({ width: "4", goal: "", problems: [] });
  });
});
