import { expect, it } from "vitest";
import { type DistanceBounds, UNKNOWN } from "../../app/live/bounds";
import { lossesOf, lostAt, lostIn, nextToSearch, spread } from "./distances";

const between = (least: number, most: number): DistanceBounds => ({ least, most, next: null });

/** Finds all distances as the page does; returns them, and the searched positions. */
function find(distances: readonly number[]): { bounds: DistanceBounds[]; searched: number[] } {
  let bounds = distances.map(() => UNKNOWN);
  const searched = new Set<number>();
  for (let at = nextToSearch(bounds, searched); at !== null; at = nextToSearch(bounds, searched)) {
    searched.add(at);
    const distance = distances[at] ?? 0;
    bounds = spread(bounds.with(at, between(distance, distance)));
  }
  return { bounds, searched: [...searched] };
}

it.each([
  // The ends of a shortest solution determine the rest.
  [[5, 4, 3, 2, 1, 0], [0, 0, 0, 0, 0], 2],
  [[...Array(41).keys()].reverse(), Array(40).fill(0), 4],
  // Only the positions near a mistake are searched.
  [[8, 7, 6, 5, 4, 5, 4, 3, 2, 1, 0], [0, 0, 0, 0, 2, 0, 0, 0, 0, 0], 8],
  [[3, 2, 2, 1, 0], [0, 1, 0, 0], 4],
  [[0], [], 1],
])("along the distances %j the moves lose %j, found with at most %i searches", (...row) => {
  const [distances, losses, most] = row;
  const { bounds, searched } = find(distances);
  expect(bounds.map(({ least }) => least)).toEqual(distances);
  expect(lossesOf(bounds)).toEqual(losses);
  const lost = losses.reduce((sum, one) => sum + one, 0);
  expect(lostIn(bounds)).toEqual({ least: lost, most: lost });
  expect(searched[0]).toBe(distances.length - 1);
  expect(searched.length).toBeLessThanOrEqual(most);
});

it("a distance stays unknown after a search without a proof, which is not repeated", () => {
  const bounds = spread([between(60, 70), UNKNOWN, between(60, 68)]);
  expect(bounds[1]).toMatchObject({ least: 59, most: 69 });
  expect(nextToSearch(bounds, new Set([0, 2]))).toBe(1);
  expect(nextToSearch(bounds, new Set([0, 1, 2]))).toBeNull();
  expect(lossesOf(bounds)).toEqual([null, null]);
  expect(lostIn(bounds)).toEqual({ least: 0, most: 10 });
});

it("finds the moves that lost", () => {
  // Nearer, farther, nearer, the same, unknown, farther.
  expect(lostAt([0, 2, 0, 1, null, 2])).toEqual([1, 3, 5]);
});
