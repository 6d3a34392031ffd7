import { describe, expect, it } from "vitest";
import { createValue } from "./value";

/** Two listeners around one that changes the value when notified. They record the new, the old and the current state. */
function notified(nested: (value: ReturnType<typeof createValue<{ at: number }>>) => void) {
  const value = createValue({ at: 0 });
  const seen: Record<"first" | "last", string[]> = { first: [], last: [] };
  const listen = (name: "first" | "last") =>
    value.subscribe(({ at }, before) => seen[name].push(`${at} ${before.at} ${value.state().at}`));
  listen("first");
  value.subscribe(({ at }) => at === 1 && nested(value));
  listen("last");
  value.set({ at: 1 });
  return { value, seen };
}

describe("a change made by a listener", () => {
  it("waits until every listener has got the change before", () => {
    const { value, seen } = notified(({ set }) => {
      set({ at: 2 });
      set({ at: 3 });
    });
    const inOrder = ["1 0 1", "2 1 2", "3 2 3"];
    expect(seen).toEqual({ first: inOrder, last: inOrder });
    expect(value.state()).toEqual({ at: 3 });
  });

  it("starts from the state after the changes before", () => {
    const { value } = notified(({ change }) => {
      for (let times = 0; times < 3; times += 1) change(({ at }) => ({ at: at * 2 }));
    });
    expect(value.state()).toEqual({ at: 8 });
  });

  it("reaches its listeners although one threw before", () => {
    const value = createValue({ at: 0 });
    const heard: number[] = [];
    const leave = value.subscribe(() => {
      leave();
      throw new Error("trouble");
    });
    value.subscribe(({ at }) => heard.push(at));
    expect(() => value.set({ at: 1 })).toThrow("trouble");
    value.set({ at: 2 });
    expect(heard).toEqual([2]);
  });
});

describe("a value", () => {
  it("does not notify of an equal state, nor unsubscribed listeners", () => {
    const value = createValue({ at: 0 });
    const heard: number[] = [];
    const leave = value.subscribe(({ at }) => heard.push(at));
    value.change((same) => same);
    value.set({ at: 1 });
    leave();
    value.set({ at: 2 });
    expect(heard).toEqual([1]);
  });
});
