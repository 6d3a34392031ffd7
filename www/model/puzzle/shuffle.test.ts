import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import type { Fields } from "./puzzle";
import { puzzleOf } from "./puzzle-in-tests";
import { shuffled } from "./shuffle";

/** The board for these draws, and for 0 after them. */
function drawn(fields: Partial<Fields>, draws: readonly number[]) {
  let at = 0;
  const board = shuffled(rules, puzzleOf(fields), (bound) => {
    at += 1;
    return draws[at - 1] ?? at % bound;
  });
  return { board, isFirst: at <= draws.length };
}

describe("the pieces of a plain board in any order", () => {
  it("give every solvable board but the goal the same chance", () => {
    const seen: (string | null)[] = [];
    for (let last = 0; last < 4; last += 1)
      for (let third = 0; third < 3; third += 1)
        for (let second = 0; second < 2; second += 1) {
          const { board, isFirst } = drawn({ start: "123*", width: "2" }, [last, third, second]);
          if (isFirst) seen.push(board);
        }
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    expect(seen).not.toContain("12/3*");
    for (const board of seen) expect(taisou.solvable(sure(board), 2).solvable).toBe(true);
  });

  it("leave walls where they are", () => {
    const { board } = drawn({ start: "12#/34*", goal: "12#/34*" }, []);
    expect(board).toMatch(/^..#\/...$/);
  });

  it("are left to the module for larger pieces, or if solvability needs a search", () => {
    expect(drawn({ start: "AA*/12*", goal: "*AA/12*", blocks: "A" }, []).board).toBeNull();
    expect(drawn({ start: "12*", goal: "3" }, []).board).toBeNull();
  });
});
