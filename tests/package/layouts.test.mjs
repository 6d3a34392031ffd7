// Layouts of Rush Hour and Klotski: puzzles to order, enumeration.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import init, {
  compose,
  Enumerator,
  enumerate,
  Generator,
  generate,
  solve,
} from "../../pkg/index.js";

before(() => init());

/** @param {string} name */
const lines = (name) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Options that no declaration allows. @param {unknown} value @returns {any} */
const any = (value) => value;

test("a wish and a seed give the boards of the native library, with proven moves", () => {
  for (const line of lines("generated.jsonl")) {
    const { wish, boards } = JSON.parse(line);
    const found = generate(wish);
    assert.deepEqual([found.status, found.limit], ["done", null]);
    assert.deepEqual(
      found.boards.map(({ board }) => board),
      boards,
    );
    for (const { board, goal, moves, component, farthest } of found.boards) {
      const rules =
        wish.kind === "rush" ? { axis: "long", metric: "slide" } : any({ metric: "move" });
      const { length, optimal } = solve(board, 0, "auto", any({ goal, blocks: "all", ...rules }));
      assert.deepEqual([length, optimal], [moves, true]);
      assert.ok(component > moves && farthest >= moves);
    }
  }
});

test("a slice of Rush Hour's puzzles is the native one, Klotski has its published layouts", () => {
  const listed = lines("rush443k-slices.txt")
    .map((line) => line.split(" "))
    .filter(([slice]) => slice === "5")
    .map(([, , moves, board, component]) => `${moves} ${board} ${component}`);
  const found = enumerate({ kind: "rush", slice: 5, slices: 997 });
  assert.ok("puzzles" in found && found.status === "done");
  const rows = found.puzzles.map(({ board, moves, component }) => {
    return `${moves} ${board.replaceAll("/", "").replaceAll("*", "o")} ${component}`;
  });
  assert.deepEqual(rows.sort(), listed.sort());
  const klotski = enumerate({ kind: "klotski", blanks: 14 });
  assert.ok("materials" in klotski && klotski.status === "done");
  assert.deepEqual([klotski.deepest, klotski.materials.length], [3, 3]);
});

test("slices give the same as a whole run, and end on time", () => {
  for (const begin of [
    () => new Generator({ kind: "rush", moves: [20, Number.POSITIVE_INFINITY], seed: 3 }),
    () => new Generator({ kind: "klotski", moves: 40, seed: 3 }),
    () => new Enumerator({ kind: "rush", slice: 7775, slices: 7776 }),
    () => new Enumerator({ kind: "klotski", blanks: 10 }),
  ]) {
    const [whole, timed] = [begin(), begin()];
    assert.deepEqual([timed.result().status, timed.result().limit], ["stopped", "budget"]);
    while (whole.advance(Number.POSITIVE_INFINITY) === "paused");
    assert.equal(whole.result().status, "done");
    while (timed.advance(Number.POSITIVE_INFINITY, 1) === "paused");
    assert.deepEqual(timed.result(), whole.result());
    for (const handle of [whole, timed]) handle.free();
  }
});

test("an absurd wish is refused with its option, or ends with a limit", () => {
  const wishes = [
    [{ moves: 0 }, "moves", "move-range"],
    [{ moves: -1 }, "moves", "move-range"],
    [{ moves: 1e9 }, "moves", "move-range"],
    [{ moves: Number.NaN }, "moves", "move-range"],
    [{ moves: 2.5 }, "moves", "move-range"],
    [{ moves: [20, 10] }, "moves", "move-range"],
    [{ moves: [20] }, "moves", "move-range"],
    [{ moves: "20" }, "moves", "move-range"],
    [{ pieces: 1 }, "pieces", "piece-range"],
    [{ pieces: 30 }, "pieces", "piece-range"],
    [{ count: -1 }, "count", "whole-number"],
    [{ count: 0 }, "count", "board-count"],
    [{ count: 1001 }, "count", "board-count"],
    [{ count: 2 ** 53 - 1 }, "count", "board-count"],
    [{ seed: 0.5 }, "seed", "whole-number"],
    [{ unique: 1 }, "unique", "boolean"],
    [{ frame: "**" }, "frame", "frame"],
    [{ frame: "***/*A*/***" }, "frame", "frame"],
    [{ kind: "chess" }, "kind", "kind"],
  ];
  for (const kind of ["rush", "klotski"]) {
    for (const [change, option, expected] of wishes) {
      const details = { option, expected };
      assert.throws(() => generate({ kind, ...any(change) }), { code: "bad-option", details });
    }
  }
  assert.throws(() => generate({ kind: "klotski", blanks: 17 }), {
    details: { option: "blanks", expected: "blanks" },
  });
  for (const count of [0, 1001]) {
    const details = { option: "count", expected: "board-count" };
    assert.throws(() => compose("12/3*", 2, { count }), { code: "bad-option", details });
  }
  assert.throws(() => generate(any({})), { details: { option: "kind", expected: "kind" } });
  assert.throws(() => generate(any({ kind: "rush", movs: 3 })), { code: "unknown-option" });
  assert.throws(() => generate(any(7)), { details: { argument: "wish", expected: "object" } });
  assert.throws(() => enumerate({ kind: "rush", slice: 3, slices: 3 }), {
    details: { option: "slice", expected: "slice" },
  });
  assert.throws(() => enumerate({ kind: "rush", slices: 0 }), { code: "bad-option" });
  /** @type {[option: string, kind: string, call: () => unknown][]} */
  const others = [
    ["blanks", "klotski-only", () => generate({ kind: "rush", blanks: 2 })],
    ["needless", "rush-only", () => generate({ kind: "klotski", needless: true })],
    ["maxLayouts", "rush-only", () => generate({ kind: "klotski" }, { maxLayouts: 9 })],
    ["blanks", "klotski-only", () => enumerate(any({ kind: "rush", blanks: 17 }))],
    ["frame", "klotski-only", () => enumerate(any({ kind: "rush", frame: "***" }))],
    ["slice", "rush-only", () => enumerate(any({ kind: "klotski", slice: 0 }))],
    ["slices", "rush-only", () => enumerate(any({ kind: "klotski", slices: 9 }))],
  ];
  for (const [option, expected, call] of others) {
    assert.throws(call, { code: "bad-option", details: { option, expected } });
  }
  const limit = { maxLayouts: 1000 };
  const none = generate({ kind: "rush", moves: [200, 250], pieces: [2, 3] }, limit);
  assert.deepEqual(none, { status: "stopped", tried: 1000, boards: [], limit: "maxLayouts" });
  const rest = generate({ kind: "klotski", moves: 200, pieces: 8 });
  assert.deepEqual([rest.limit, rest.boards.length], ["nothingLeft", 0]);
});
