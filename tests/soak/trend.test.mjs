import assert from "node:assert/strict";
import { test } from "node:test";
import { createRandom } from "./random.mjs";
import { growth } from "./trend.mjs";

/**
 * Forty points, 50 deeds apart.
 * @param {(at: number, noise: number) => number} value
 */
function run(value) {
  const random = createRandom(1);
  return Array.from({ length: 40 }, (_, index) => {
    const at = 50 * (index + 1);
    return { at, value: value(at, random.next() - 0.5) };
  });
}

test("what varies has no trend, and neither has what grew while all was new", () => {
  assert.equal(growth(run((_, noise) => 100 + 20 * noise)), 0);
  assert.equal(growth(run((at, noise) => Math.min(at, 500) + 5 * noise)), 0);
  assert.equal(growth([]), 0);
  assert.equal(growth(run((at) => at).slice(0, 3)), 0);
});

test("what is lost a little with every deed is found under what varies more", () => {
  const grown = growth(run((at, noise) => 100 + 0.05 * at + 20 * noise));
  // From the 700th deed to the 2000th.
  assert(Math.abs(grown - 65) < 13, String(grown));
});

test("a few points far off do not move it", () => {
  const grown = growth(run((at) => at + (at % 700 === 0 ? 1e6 : 0)));
  assert(Math.abs(grown - 1300) < 65, String(grown));
});
