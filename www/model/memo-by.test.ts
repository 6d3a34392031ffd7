import { expect, it, vi } from "vitest";
import { memoBy } from "./memo-by";

it("computes once for each key, and again after another argument has changed", () => {
  const make = vi.fn((key: { name: string }, other: number) => `${key.name}${other}`);
  const made = memoBy(make);
  const [a, b] = [{ name: "a" }, { name: "b" }];
  expect([made(a, 1), made(b, 1), made(a, 1), made(b, 1)]).toEqual(["a1", "b1", "a1", "b1"]);
  expect(make).toHaveBeenCalledTimes(2);
  expect([made(a, 2), made(b, 1)]).toEqual(["a2", "b1"]);
  expect(make).toHaveBeenCalledTimes(3);
});

it("computes again if any other argument has changed", () => {
  const make = vi.fn((_: object, one: number, two: number, three: number) => [one, two, three]);
  const made = memoBy(make);
  const key = {};
  for (const numbers of ["111", "112", "122", "222", "222"]) {
    const [one = 0, two = 0, three = 0] = Array.from(numbers, Number);
    expect(made(key, one, two, three)).toEqual([one, two, three]);
  }
  expect(make).toHaveBeenCalledTimes(4);
});

it("caches `null` too", () => {
  const make = vi.fn(() => null);
  const made = memoBy<object, [], null>(make);
  const key = {};
  expect([made(key), made(key)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
