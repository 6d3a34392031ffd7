import { describe, expect, it, vi } from "vitest";
import { pageOf } from "../../app/page-in-tests";
import type { Player } from "../../app/player";
import type { Fields } from "../../model/puzzle/puzzle";
import { answerOf } from "../../model/state/selectors";
import type { Command, KeyPress } from "../../ui/keys";
import { runBoardCommand } from "./player-keys";

async function keyed(fields: Partial<Fields>) {
  const { board: shown, ...page } = await pageOf(fields);
  const player: Player = {
    ...page,
    verdictOf: () => null,
    setPrefs: (prefs) => page.store.dispatch({ type: "prefs", prefs }),
  };
  const focus = vi.fn();
  const press = (command: Command, direction: KeyPress["direction"] = null) =>
    runBoardCommand(player, { command, direction }, focus);
  return { ...page, shown, press, focus };
}

describe("keys on a board", () => {
  it("slide tiles, or the blank if the player prefers that, and undo it", async () => {
    const { press, shown, store } = await keyed({ start: "1*2" });
    expect(press("slide", "left")).toBe(true);
    expect(shown()).toBe("12*");
    press("undo");
    expect(shown()).toBe("1*2");
    press("redo");
    expect(shown()).toBe("12*");
    press("restart");
    store.dispatch({ type: "prefs", prefs: { arrows: "blank" } });
    press("slide", "left");
    expect(shown()).toBe("*12");
    press("slideLine", "right");
    expect(shown()).toBe("12*");
  });

  it("focus a board with blocks, and push a piece that is picked up", async () => {
    const { press, shown, focus, play, store } = await keyed({
      ...{ start: "AA*", goal: "*AA", blocks: "A" },
    });
    expect(press("slide", "right")).toBe(true);
    expect([shown(), focus.mock.calls.length]).toEqual(["AA*", 1]);
    play.pick(0);
    press("push", "right");
    expect([shown(), focus.mock.calls.length]).toEqual(["*AA", 1]);
    press("letGo");
    expect(store.state().picked).toBeNull();
  });

  it("solve, cancel, hint, and step through the answer", async () => {
    const { press, shown, store, workOut } = await keyed({ start: "867/254/3*1" });
    const phase = () => store.state().search.phase;
    expect(press("playReplay")).toBe(false);
    press("solve");
    expect(phase()).toBe("running");
    press("solve");
    expect(phase()).toBe("cancelling");
    workOut();
    press("solve");
    expect([press("escape"), phase()]).toEqual([true, "cancelling"]);
    workOut();
    press("hint");
    workOut();
    expect(store.state().hint.kind).toBe("found");
    press("solve");
    workOut();
    expect(answerOf(store.state())?.solution.length).toBe(31);
    const start = shown();
    press("on");
    expect(shown()).not.toBe(start);
    press("back");
    expect(shown()).toBe(start);
    expect([press("playReplay"), store.state().replaying]).toEqual([true, true]);
    press("playReplay");
    expect(store.state().replaying).toBe(false);
    // Escape closes the answer; the next Escape does nothing.
    expect([press("escape"), store.state().watching]).toEqual([true, false]);
    expect(press("escape")).toBe(false);
  });

  it("choose a direction, or cancel the question", async () => {
    const { press, shown, store, play } = await keyed({ start: "*1*", goal: "**1" });
    play.click(1);
    expect(store.state().choosing).toMatchObject({ cell: 1 });
    expect(press("escape")).toBe(true);
    expect(store.state().choosing).toBeNull();
    play.click(1);
    press("slide", "right");
    expect(shown()).toBe("**1");
  });

  it("number identical tiles; commands of the page do nothing", async () => {
    const { press, store } = await keyed({ start: "AAB*", width: "2" });
    press("tellApart");
    expect(store.state().prefs.tellApart).toBe(true);
    press("tellApart");
    expect(store.state().prefs.tellApart).toBe(false);
    expect([press("help"), press("copyLink")]).toEqual([false, false]);
  });
});
