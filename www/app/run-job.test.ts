import { expect, it } from "vitest";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { isBusy } from "../model/state/selectors";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { runJob } from "./run-job";

it.each([
  ["returns", async () => {}, false],
  [
    "throws",
    async () => {
      throw new Error("broken");
    },
    true,
  ],
])("keeps the page busy until the work %s, and then cleans up", async (_, work, fails) => {
  const store = createStore(initialState(DEFAULT_PREFS));
  const seen: string[] = [];
  const job = runJob(
    store,
    async () => {
      seen.push(`busy: ${isBusy(store.state())}`);
      await work();
    },
    () => seen.push("cleaned up"),
  );
  if (fails) await expect(job).rejects.toThrow("broken");
  else await job;
  expect(seen).toEqual(["busy: true", "cleaned up"]);
  expect(isBusy(store.state())).toBe(false);
});
