import { describe, expect, it } from "vitest";
import { type Arrangement, planMotion } from "./plan";

const board = (base: string, text: string, pieces?: number[], apart = false): Arrangement => ({
  apart,
  width: 3,
  base,
  pieces: pieces ?? [...text].map((_, cell) => cell),
  symbols: [...text].map((symbol) => (symbol === "*" ? null : symbol)),
});

const motion = (...boards: Parameters<typeof planMotion>) =>
  Object.fromEntries(planMotion(...boards));

describe("the motion between two arrangements", () => {
  it("is empty for the first one, or one of another shape", () => {
    const first = board("a", "12345678*");
    expect([motion(null, first), motion(board("a", "123*"), first)]).toEqual([{}, {}]);
  });

  it("follows pieces on the same board, identical tiles too", () => {
    const before = board("a", "タタ*");
    const after = board("a", "タ*タ", [0, 2, 1]);
    expect(motion(before, after)).toEqual({ 2: 1 });
  });

  it("ignores swapped identical tiles, unless they are told apart", () => {
    const before = board("a", "タA******タ");
    const jump: [string, number[]] = ["タ*A*****タ", [8, 2, 1, 3, 4, 5, 6, 7, 0]];
    expect(motion(before, board("a", ...jump))).toEqual({ 2: 1 });
    expect(motion(before, board("a", ...jump, true))).toMatchObject({ 8: 0 });
  });

  it("does not move blanks", () => {
    const after = board("a", "*12", [2, 0, 1]);
    expect(motion(board("a", "12*"), after)).toEqual({ 1: 0, 2: 1 });
  });

  it("brings the nearest identical tile from one board to the next", () => {
    const before = board("a", "AABB*BAAA");
    const after = board("b", "BABA*BAAA");
    expect(motion(before, after)).toEqual({ 0: 3, 3: 0 });
  });

  it("leaves tiles that stay", () => {
    expect(motion(board("a", "12345678*"), board("b", "12345678*"))).toEqual({});
  });
});
