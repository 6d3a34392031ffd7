import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { pageOf } from "../../app/page-in-tests";
import type { Player } from "../../app/player";
import { rules } from "../../engine/rules-in-tests";
import type { Fields } from "../../model/puzzle/puzzle";
import { answerOf, shownBoard } from "../../model/state/selectors";
import type { Command, KeyPress } from "../../ui/keys";
import { obeyOnBoard } from "./player-keys";

beforeAll(() => taisou.default());

type Direction = KeyPress["direction"];

async function keyed(fields: Partial<Fields>) {
  const page = await pageOf(fields);
  const { store } = page;
  const player: Player = {
    ...page,
    rules,
    verdictOf: () => null,
    setPrefs: (prefs) => store.dispatch({ type: "prefs", prefs }),
  };
  let focused = 0;
  const focus = () => {
    focused += 1;
  };
  return {
    ...page,
    press: (command: Command, direction: Direction = null) =>
      obeyOnBoard(player, { command, direction }, focus),
    shown: () => shownBoard(store.state()),
    focused: () => focused,
  };
}

describe("keys on a board", () => {
  it("slide tiles, or move the blank where the reader prefers that, and take it back", async () => {
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

  it("lead to a board with blocks, on which a piece that is picked up is pushed", async () => {
    const { press, shown, focused, play, store } = await keyed({
      ...{ start: "AA*", goal: "*AA", blocks: "A" },
    });
    expect(press("slide", "right")).toBe(true);
    expect([shown(), focused()]).toEqual(["AA*", 1]);
    play.pick(0);
    press("push", "right");
    expect([shown(), focused()]).toEqual(["*AA", 1]);
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
    // Escape leaves the answer, and has nothing more to do then.
    expect([press("escape"), store.state().watching]).toEqual([true, false]);
    expect(press("escape")).toBe(false);
  });

  it("answer which way is meant, or take the question back", async () => {
    const { press, shown, store, play } = await keyed({ start: "*1*", goal: "**1" });
    play.click(1);
    expect(store.state().choosing).toMatchObject({ cell: 1 });
    expect(press("escape")).toBe(true);
    expect(store.state().choosing).toBeNull();
    play.click(1);
    press("slide", "right");
    expect(shown()).toBe("**1");
  });

  it("tell identical tiles apart, and leave alone what is nothing of the board's", async () => {
    const { press, store } = await keyed({ start: "AAB*", width: "2" });
    press("tellApart");
    expect(store.state().prefs.tellApart).toBe(true);
    press("tellApart");
    expect(store.state().prefs.tellApart).toBe(false);
    expect([press("help"), press("copyLink")]).toEqual([false, false]);
  });
});
