import { describe, expect, it } from "vitest";
import { nextNode, placesOf } from "./layout";

/** The distances of the twelve positions of the 2 x 2 puzzle. */
const RING_LAYERS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6];
/** Two paths between both ends, with edges that cross if the nodes stay in the order of their numbers. */
const PATHS = [
  [0, 1, 4, 5, 8, 9, 11],
  [0, 2, 3, 6, 7, 10, 11],
];
const RING = PATHS.flatMap((path) =>
  path.slice(1).map((node, index) => [path[index] ?? 0, node] as const),
);

describe("a drawing in layers", () => {
  const places = placesOf(RING_LAYERS, RING);

  it("has no crossing edges", () => {
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

  it("keeps every node in its layer, in its own place, around the middle", () => {
    expect(places.map(({ layer }) => layer)).toEqual(RING_LAYERS);
    expect(new Set(places.map(({ layer, offset }) => `${layer} ${offset}`)).size).toBe(12);
    expect(places.filter(({ layer }) => layer === 1).map(({ offset }) => Math.abs(offset))).toEqual(
      [0.5, 0.5],
    );
  });

  it("is the same for the same graph", () => {
    expect(placesOf(RING_LAYERS, RING)).toEqual(places);
  });

  it("can be explored with arrow keys", () => {
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
