import assert from "node:assert/strict";
import { test } from "node:test";
import { createRandom } from "./random.mjs";
import { growth } from "./trend.mjs";

/** Makes forty points, 50 acts apart. @param {(at: number, noise: number) => number} value */
function run(value) {
  const random = createRandom(1);
  return Array.from({ length: 40 }, (_, index) => {
    const at = 50 * (index + 1);
    return { at, value: value(at, random.next() - 0.5) };
  });
}

test("noise is no growth, nor is growth during the warm-up", () => {
  assert.equal(growth(run((_, noise) => 100 + 20 * noise)), 0);
  assert.equal(growth(run((at, noise) => Math.min(at, 500) + 5 * noise)), 0);
  assert.equal(growth([]), 0);
  assert.equal(growth(run((at) => at).slice(0, 3)), 0);
});

test("a small leak is found under larger noise", () => {
  const grown = growth(run((at, noise) => 100 + 0.05 * at + 20 * noise));
  // From act 700 to act 2000.
  assert(Math.abs(grown - 65) < 13, String(grown));
});

test("outliers do not change the growth", () => {
  const grown = growth(run((at) => at + (at % 700 === 0 ? 1e6 : 0)));
  assert(Math.abs(grown - 1300) < 65, String(grown));
});
