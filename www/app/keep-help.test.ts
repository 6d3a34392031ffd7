import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordId } from "../model/derived/own-record";
import type { Answer, Hint } from "../model/play/play";
import type { Entry } from "../model/puzzle/entry";
import { marksOf } from "../model/today/games";
import { keepClock } from "./keep-clock";
import { finishedFor, recallFinished } from "./keep-games";
import { readHelps, rememberHelps } from "./keep-help";
import { keepRecord, keepRecords, recallRecords } from "./keep-records";
import { createPage, watchOf } from "./page-in-tests";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("addEventListener", () => {});
  const get = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal("localStorage", {
    getItem: get,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const DAY: Entry = {
  ...{ id: "day/2026-11-24", start: "12/3*", goal: "23/1*", kind: "numbers" },
  ...{ name: ["", ""], shortest: { step: 4 } },
};
/** Clicks of a shortest solution. */
const WAY = [2, 0, 1, 3];

/** A visit to the puzzle of the day. */
function visit() {
  const page = createPage();
  keepRecords(page.store, page.positionOf, recordId, keepRecord);
  keepClock(
    page.store,
    page.positionOf,
    watchOf(() => 0),
  );
  const { value } = finishedFor(page);
  const open = () => page.puzzle.entry(DAY);
  open();
  const hint = { kind: "found", board: "", level: "left" } as unknown as Hint;
  return {
    open,
    solve(): void {
      for (const cell of WAY) page.play.click(cell);
    },
    restart: () => page.store.dispatch({ type: "restarted" }),
    hint: () => page.store.dispatch({ type: "hinted", hint }),
    seeAnswer() {
      const answer = { moves: [], boards: [], history: [] } as unknown as Answer;
      page.store.dispatch({ type: "chosen", answer });
    },
    help: () => page.state().help,
    marks: () => [...marksOf(value.state().games).values()],
  };
}

describe("help with the puzzle of a day", () => {
  it.each(["another visit", "opening it again", "a restart"])("counts after %s", (how) => {
    const first = visit();
    first.hint();
    first.seeAnswer();
    const later = how === "another visit" ? visit() : first;
    if (how === "opening it again") later.open();
    if (how === "a restart") later.restart();
    expect(later.help()).toMatchObject({ hints: { length: 1 }, answer: true, arrows: false });
    later.solve();
    expect(later.marks()).toEqual(["helped"]);
    expect(recallFinished().at(-1)).toMatchObject({ moves: 4, hints: 1, answer: true });
    expect(recallRecords()).toEqual({});
    later.restart();
    later.hint();
    expect(visit().help().hints).toHaveLength(2);
  });

  it("takes no mark that was earned before it", () => {
    visit().solve();
    const later = visit();
    expect(later.help().answer).toBe(false);
    later.seeAnswer();
    later.restart();
    later.solve();
    expect(later.marks()).toEqual(["best"]);
  });

  it("counts in this page if storage is full", () => {
    vi.stubGlobal("localStorage", { getItem: () => null });
    const page = visit();
    page.seeAnswer();
    page.open();
    expect(page.help().answer).toBe(true);
  });

  it("is joined with that of a file", () => {
    visit().hint();
    rememberHelps(readHelps({ [DAY.id]: { hints: [2, 2], answer: false, arrows: true }, x: 1 }));
    expect(visit().help()).toEqual({ hints: [-1, -1], answer: false, arrows: true });
  });
});
