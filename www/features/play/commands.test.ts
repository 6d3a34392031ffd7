import { afterEach, expect, it, vi } from "vitest";
import type { App } from "../../app/app";
import { keepClock } from "../../app/keep-clock";
import { pageOf, watchOf } from "../../app/page-in-tests";
import { listenToKeys } from "./commands";

afterEach(() => void vi.unstubAllGlobals());

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false };

/** A page that listens to keys; `press` returns true if the page uses the key. */
async function listening() {
  class FakeDocument extends EventTarget {
    querySelector = () => null;
  }
  const page = new FakeDocument();
  vi.stubGlobal("document", page);
  for (const name of ["HTMLElement", "HTMLInputElement"]) vi.stubGlobal(name, class {});
  const app = await pageOf({ start: "1234*5678", width: "3" });
  keepClock(
    app.store,
    app.positionOf,
    watchOf(() => 0),
  );
  listenToKeys(app as Partial<App> as App);
  const press = (key: string) => {
    const event = new Event("keydown", { cancelable: true });
    page.dispatchEvent(Object.assign(event, { key, ...NO_MODIFIERS }));
    return event.defaultPrevented;
  };
  return { ...app, press };
}

it("a key that ends the game must be pressed twice while the clock runs", async () => {
  const { press, board, store } = await listening();
  expect([press("r"), store.state().notice]).toEqual([true, null]);
  press("ArrowLeft");
  expect(board()).toBe("123/45*/678");
  press("r");
  expect(store.state().notice).toEqual({ kind: "pressAgain", command: "restart" });
  // Another such key asks again.
  press("n");
  expect(store.state().notice).toEqual({ kind: "pressAgain", command: "scramble" });
  press("r");
  expect(board()).toBe("123/45*/678");
  press("r");
  expect([board(), store.state().notice]).toEqual(["123/4*5/678", null]);
});

it("Escape first answers a question on the board, then closes notices of the page", async () => {
  const { press, store } = await listening();
  store.dispatch({ type: "newVersion", waits: true });
  store.dispatch({ type: "notice", notice: { kind: "replaced" } });
  store.dispatch({ type: "asked", cell: 1, ways: ["down"] });
  const { state } = store;
  expect([press("Escape"), state().choosing]).toEqual([true, null]);
  expect([press("Escape"), state().notice]).toEqual([true, null]);
  expect([press("Escape"), state().newVersion]).toEqual([true, false]);
  expect([press("Escape"), press("x")]).toEqual([false, false]);
});
