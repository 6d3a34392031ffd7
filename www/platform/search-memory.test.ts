import { expect, it } from "vitest";
import { searchMemory } from "./search-memory";

it.each([
  ["a desktop that tells nothing", {}, undefined],
  [
    "a laptop with a touch screen that has enough",
    { deviceMemory: 8, maxTouchPoints: 10 },
    undefined,
  ],
  ["an iPhone, which tells nothing but fingers", { maxTouchPoints: 5 }, 2 ** 29],
  ["a phone of 4 GiB", { deviceMemory: 4, maxTouchPoints: 5 }, 2 ** 29],
])("takes what %s can spare", (_, device, bytes) => {
  expect(searchMemory(device)).toBe(bytes);
});
