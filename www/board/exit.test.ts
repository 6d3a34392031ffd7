import { describe, expect, it } from "vitest";
import { exitOf } from "./exit";

describe("exitOf", () => {
  const size = { width: 6, height: 6 };

  it("finds the row or column where a car leaves", () => {
    const right = { side: "right", from: 2 / 6, to: 3 / 6 };
    expect(exitOf([16, 17], size, "long")).toEqual(right);
    expect(exitOf([28, 34], size, "long")).toEqual({ side: "down", from: 4 / 6, to: 5 / 6 });
  });

  it("finds none inside the board, for other pieces, and without the rule", () => {
    expect(exitOf([15, 16], size, "long")).toBeNull();
    expect(exitOf([28, 29, 34, 35], size, "long")).toBeNull();
    expect(exitOf([0, 35], size, "long")).toBeNull();
    expect(exitOf([16, 17], size, undefined)).toBeNull();
  });
});
