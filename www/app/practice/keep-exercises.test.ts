import { afterEach, expect, it, vi } from "vitest";
import { unkept } from "../../platform/storage";
import { exercisesFor } from "./keep-exercises";

const made = (fragment: string) => ({
  ...{ fragment, moves: 9 },
  best: [{ cell: 1, direction: "left" as const }],
});

let kept: Record<string, string> = {};

function stubStorage(isFull: boolean): void {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept[key] = text;
    },
  });
}

afterEach(() => {
  unkept.clear();
  vi.unstubAllGlobals();
});

const fragments = ({ value }: ReturnType<typeof exercisesFor>) =>
  value.state().exercises.map(({ fragment }) => fragment);

it("exercises are stored with a version, beside those of another window", () => {
  stubStorage(false);
  const [here, there] = [exercisesFor({}), exercisesFor({})];
  there.add([made("a")]);
  here.add([made("b")]);
  expect(fragments(here)).toEqual(["a", "b"]);
  expect(JSON.parse(kept["taisou.exercises"] ?? "")).toMatchObject({ version: 1 });
  const [first] = here.value.state().exercises;
  if (first === undefined) throw new Error("no exercise");
  here.answer(first, true);
  expect(here.value.state().exercises.map(({ box }) => box)).toEqual([1, 0]);
  here.remove(first);
  expect(fragments(exercisesFor({}))).toEqual(["b"]);
});

it("a full storage is reported, and the exercises stay on the page", () => {
  stubStorage(true);
  const page = exercisesFor({});
  page.add([made("a")]);
  page.add([made("b")]);
  expect([page.value.state().isUnkept, fragments(page)]).toEqual([true, ["a", "b"]]);
});
