import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { LANDING } from "../model/puzzle/entry";
import { EMPTY_FIELDS } from "../model/puzzle/puzzle";
import { canRedo, canUndo } from "../model/state/past-puzzles";
import { openPasted } from "./open-pasted";
import { createPage } from "./page-in-tests";

function page(link: string) {
  const created = createPage();
  const { state } = created;
  created.open(link);
  const { opened } = state();
  return {
    ...created,
    board: () => state().puzzle?.board,
    times: () => state().opened - opened,
  };
}

const tiles = (board: string | undefined) => [...(board ?? "").replaceAll("/", "")].sort().join("");

describe("a puzzle opens", () => {
  it("from the collection", () => {
    const { puzzle, state, board, times } = page("board=12/3*&moves=R&metric=line");
    puzzle.entry(LANDING);
    expect(state().listed?.entry).toBe(LANDING);
    expect(board()).toBe("アタマ/ノタイ/ソウ*");
    expect(state().play).toEqual({ gestures: [], cursor: 0 });
    // The chosen metric stays.
    expect([state().metric, times()]).toEqual(["line", 1]);
  });

  it("scrambled and solvable", () => {
    const { puzzle, state, board, times } = page("board=12345678*&w=3&moves=R&title=mine");
    puzzle.scramble();
    expect(times()).toBe(1);
    expect(board()).not.toBe("123/456/78*");
    expect(tiles(board())).toBe("*12345678");
    expect(taisou.solvable(board() ?? "", 3).solvable).not.toBe(false);
    // Written in the style of the previous text.
    expect(state().fields).toMatchObject({ width: "3", title: "mine" });
    expect(state().fields.start).not.toContain("/");
  });

  it("scrambled; Undo restores moves, time and name of the previous one", () => {
    const { puzzle, state, store, board } = page("");
    puzzle.entry(LANDING);
    const gesture = { moves: [], board: "アタマ/ノタイ/ソ*ウ" };
    store.dispatch({ type: "slid", gesture, spoken: "" });
    store.dispatch({
      type: "clock",
      clock: { spent: 700, since: performance.now() - 300, running: true, whole: true },
    });
    puzzle.scramble();
    expect(state().notice).toEqual({ kind: "scrambled" });
    expect([state().listed, canUndo(state()), canRedo(state())]).toEqual([null, true, false]);
    const mixed = board();
    puzzle.scramble();
    store.dispatch({ type: "undone" });
    expect([board(), state().notice]).toEqual([mixed, null]);
    store.dispatch({ type: "undone" });
    expect(state().listed?.entry).toBe(LANDING);
    expect(state().play).toEqual({ gestures: [gesture], cursor: 1 });
    expect(state().bests.step).toEqual({ length: 20, bound: 20 });
    expect(state().clock).toMatchObject({ since: null, running: false, whole: true });
    expect(state().clock.spent).toBeGreaterThanOrEqual(1000);
    // Redo returns to the scrambled board, until there is another move.
    store.dispatch({ type: "redone" });
    expect(board()).toBe(mixed);
    store.dispatch({ type: "undone" });
    store.dispatch({ type: "undone" });
    expect([state().play.cursor, canUndo(state()), canRedo(state())]).toEqual([0, false, true]);
    store.dispatch({ type: "slid", gesture, spoken: "" });
    expect(canRedo(state())).toBe(false);
  });

  it("scrambled to a distance, which is then its known optimum", () => {
    const { puzzle, state, store, board } = page("board=12345678*&w=3");
    puzzle.scrambledTo("867/254/3*1", { metric: "step", moves: 31 });
    expect(board()).toBe("867/254/3*1");
    expect(state().bests).toEqual({ step: { length: 31, bound: 31 } });
    store.dispatch({ type: "undone" });
    expect([board(), state().bests]).toEqual(["123/456/78*", {}]);
  });

  it("scrambled if it is for free play, without an Undo to its goal", () => {
    const { puzzle, state } = page("");
    const forPlay = { ...LANDING, goal: LANDING.start, shortest: {} };
    puzzle.scramble();
    puzzle.entry(forPlay);
    expect(state().puzzle?.start.solved).toBe(false);
    expect(state().fields.title).toBe("アタマノタイソウ");
    expect(canUndo(state())).toBe(false);
  });

  it.each(["board=12345678*&goal=12&w=3", "board=123/45&w=3", "board=AA/**&blocks=A"])(
    "neither scrambled nor exchanged while a text has an error: %s",
    (link) => {
      const { puzzle, times } = page(link);
      puzzle.scramble();
      puzzle.exchange([0, 1]);
      expect(times()).toBe(0);
    },
  );

  it("with two tiles exchanged", () => {
    const { puzzle, board, times } = page("board=123/456/87*");
    puzzle.exchange([6, 7]);
    expect([board(), times()]).toEqual(["123/456/78*", 1]);
  });

  it("from Make, at its goal or scrambled", () => {
    const made = { ...EMPTY_FIELDS, start: "アイ/ウ*", goal: "アイ/ウ*" };
    const { puzzle, state, board, times } = page("board=12/3*");
    puzzle.made(made, false);
    expect([board(), state().fields, times()]).toEqual(["アイ/ウ*", made, 1]);
    puzzle.made(made, true);
    expect(board()).not.toBe("アイ/ウ*");
    expect(tiles(board())).toBe(tiles("アイ/ウ*"));
    expect([state().fields.goal, times()]).toEqual(["アイ/ウ*", 2]);
    puzzle.made({ ...EMPTY_FIELDS, start: "12" }, false);
    expect(times()).toBe(2);
  });

  it("from the module, with its own width and no title", () => {
    const { puzzle, state, board, times } = page("board=12345678*&w=3&title=mine");
    puzzle.board("1234/567*", state().fields);
    expect(board()).toBe("1234/567*");
    expect(state().fields).toMatchObject({ start: "1234567*", width: "4", title: "" });
    puzzle.board("1234/567", state().fields);
    expect(times()).toBe(1);
  });
});

describe("a pasted text", () => {
  it("opens another board", async () => {
    const created = page("board=123*&goal=231*&w=2&title=mine");
    const { state, board, times } = created;
    await openPasted(created, "123456780");
    expect(board()).toBe("123/456/780");
    expect(state().fields).toMatchObject({ goal: "", title: "" });
    expect(state().notice).toEqual({
      kind: "pasted",
      isNew: true,
      size: { cells: 9, width: 3 },
      isGoalGone: false,
    });
    expect(times()).toBe(1);
  });

  it("is undone, which restores the moves played before", async () => {
    const created = page("board=12345678*&w=3&moves=R&title=mine");
    const { store, state, board } = created;
    await openPasted(created, "123456780");
    expect(board()).toBe("123/456/780");
    store.dispatch({ type: "undone" });
    expect(board()).toBe("123/456/78*");
    expect(state()).toMatchObject({ notice: null, play: { cursor: 1 }, fields: { title: "mine" } });
  });

  it("keeps the goal if it is a board of the same puzzle", async () => {
    const created = page("board=123*&goal=231*&w=2");
    const { state, board } = created;
    await openPasted(created, "31*2");
    expect(board()).toBe("31/*2");
    expect(state().fields.goal).toBe("231*");
  });

  it.each([
    // Only a text that resembles a board gets a problem.
    ["Hello", null],
    ["hello world", null],
    ["Dear friend,\nhow are you", null],
    ["1 2 3 4 5 6 7 8", "no-blank"],
    ["123\n456\n789", "no-blank"],
    ["123\n45*6", "uneven-rows"],
  ])("that is no board changes nothing: %j", async (text, code) => {
    const created = page("board=123*&w=2");
    const { state, board, times } = created;
    await openPasted(created, text);
    expect(state().notice).toMatchObject({ kind: "notBoard", problem: code && { code } });
    expect([board(), state().problems, times()]).toEqual(["12/3*", [], 0]);
  });

  it("may be too large", async () => {
    const created = page("board=123*&w=2");
    const { state, board } = created;
    await openPasted(created, "hello wörld ".repeat(100_000));
    expect(state().notice).toEqual({ kind: "tooLarge", bytes: 1_300_000 });
    expect(board()).toBe("12/3*");
  });

  it("may be moves; a notice asks what to do with them", async () => {
    const created = page("board=アタマノタイソウ*&w=3");
    const { state, board, times } = created;
    await openPasted(created, " DR2ULD2 \n");
    expect(state().notice).toMatchObject({ kind: "pastedMoves", pasted: { bad: null } });
    expect([board(), times()]).toEqual(["アタマ/ノタイ/ソウ*", 0]);
  });

  it("may have the format of another program", async () => {
    const created = page("board=123*&w=2");
    const { state, board } = created;
    await openPasted(created, "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM");
    expect(board()).toBe("IBB#**/I**LDD/JAAL**/J*KEEM/FFK**M/GGHHHM");
    expect(state().fields).toMatchObject({ blocks: "all", axis: "long" });
    await openPasted(created, "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHN");
    expect(state().notice).toMatchObject({
      kind: "foreign",
      fault: { form: "Rush Hour", part: "N", board: { columns: 6, rows: 6, cell: 35 } },
    });
    // Without a car, the message names the kind, the place or the size of the text.
    await openPasted(created, "xoxoxo/xoxoxo");
    expect(state().notice).toMatchObject({ kind: "notBoard", problem: { code: "no-blank" } });
    await openPasted(created, "x".repeat(1_000_000));
    expect(state().notice).toEqual({ kind: "tooLarge", bytes: 1_000_000 });
    expect(board()).toBe("IBB#**/I**LDD/JAAL**/J*KEEM/FFK**M/GGHHHM");
    await openPasted(created, '{"board": "1234567*8", "moves": "L"}');
    expect(state().notice).toMatchObject({ kind: "pastedMoves", pasted: { bad: null } });
    expect(board()).toBe("123/456/7*8");
  });
});
