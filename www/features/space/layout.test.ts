import { describe, expect, it } from "vitest";
import { nextNode, placesOf } from "./layout";

/** The ring of the 2 x 2 puzzle: twelve positions, two at each distance between the ends. */
const RING_LAYERS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6];
/** Two ways from end to end, tangled by their numbers. */
const RING: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 4],
  [2, 3],
  [4, 5],
  [3, 6],
  [5, 8],
  [6, 7],
  [8, 9],
  [7, 10],
  [9, 11],
  [10, 11],
];

describe("a drawing in layers", () => {
  const places = placesOf(RING_LAYERS, RING);

  it("untangles the lines", () => {
    const crossings = RING.flatMap(([a, b], index) =>
      RING.slice(index + 1).filter(([c, d]) => {
        const [from, to] = [places[a], places[b]];
        const [first, last] = [places[c], places[d]];
        if (from?.layer !== first?.layer || to?.layer !== last?.layer) return false;
        const before = (from?.offset ?? 0) - (first?.offset ?? 0);
        const after = (to?.offset ?? 0) - (last?.offset ?? 0);
        return before * after < 0;
      }),
    );
    expect(crossings).toEqual([]);
  });

  it("keeps every node in its layer, in a place of its own, around the middle", () => {
    expect(places.map(({ layer }) => layer)).toEqual(RING_LAYERS);
    expect(new Set(places.map(({ layer, offset }) => `${layer} ${offset}`)).size).toBe(12);
    expect(places.filter(({ layer }) => layer === 1).map(({ offset }) => Math.abs(offset))).toEqual(
      [0.5, 0.5],
    );
  });

  it("is the same for the same graph", () => {
    expect(placesOf(RING_LAYERS, RING)).toEqual(places);
  });

  it("is walked by arrow keys, and left by none", () => {
    const [upper, lower] = [1, 2].sort(
      (a, b) => (places[a]?.offset ?? 0) - (places[b]?.offset ?? 0),
    );
    if (upper === undefined || lower === undefined) throw new Error("two nodes");
    expect(nextNode(places, upper, "down")).toBe(lower);
    expect(nextNode(places, upper, "up")).toBe(upper);
    expect(nextNode(places, upper, "left")).toBe(0);
    expect(places[nextNode(places, upper, "right")]).toMatchObject({ layer: 2 });
    expect(nextNode(places, 11, "right")).toBe(11);
  });
});
