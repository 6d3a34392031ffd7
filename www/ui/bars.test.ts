import { describe, expect, it } from "vitest";
import { barsIn, labelled, linesAcross } from "./bars";

const box = { left: 10, top: 20, width: 400, height: 100 };

describe("the bars of a distribution", () => {
  it("are scaled to the box", () => {
    const bars = barsIn(box, [1, 50, 100, 25], "linear");
    expect(bars.map(({ x }) => x)).toEqual([10, 110, 210, 310]);
    expect(bars.map(({ height }) => height)).toEqual([2, 50, 100, 25]);
    for (const { y, height } of bars) expect(y + height).toBe(120);
  });

  it("show small counts beside large ones on a logarithmic scale", () => {
    const [one, many] = barsIn(box, [1, 1_000_000], "log");
    expect(one?.height).toBeGreaterThan(4);
    expect(many?.height).toBe(100);
  });

  it("are visible for a single position", () => {
    expect(barsIn(box, [1], "linear")).toMatchObject([{ count: 1, height: 100 }]);
    expect(barsIn(box, [1], "log")).toMatchObject([{ height: 100 }]);
    expect(linesAcross([1], "log")).toEqual([]);
  });

  it("have a few grid lines at round numbers", () => {
    const counts = (most: number, scale: "linear" | "log") =>
      linesAcross([1, most], scale).map(({ count }) => count);
    expect(counts(24_047, "linear")).toEqual([5000, 10_000, 15_000, 20_000]);
    expect(counts(3, "linear")).toEqual([1, 2, 3]);
    expect(counts(24_047, "log")).toEqual([10, 100, 1000, 10_000]);
    expect(counts(2 ** 53, "log").length).toBeLessThanOrEqual(4);
  });

  it("are labelled as densely as the width allows", () => {
    expect(labelled(4, 40)).toEqual([0, 1, 2, 3]);
    expect(labelled(32, 11)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  });
});
