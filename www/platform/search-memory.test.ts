import { expect, it } from "vitest";
import { searchMemory } from "./search-memory";

it.each([
  ["a desktop without hints", {}, undefined],
  ["a laptop with a touch screen and 8 GiB", { deviceMemory: 8, maxTouchPoints: 10 }, undefined],
  ["an iPhone, which reports touch points only", { maxTouchPoints: 5 }, 2 ** 29],
  ["a phone of 4 GiB", { deviceMemory: 4, maxTouchPoints: 5 }, 2 ** 29],
])("limits the memory on %s", (_, device, bytes) => {
  expect(searchMemory(device)).toBe(bytes);
});
