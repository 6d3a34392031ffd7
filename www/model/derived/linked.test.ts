import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { type Dropped, readLink } from "../link/link";
import { type Entry, LANDING } from "../puzzle/entry";
import { type Played, readLinked } from "./linked";

const ENTRY: Entry = {
  id: "two-by-two",
  kind: "numbers",
  name: ["2×2", "2×2"],
  start: "123*",
  goal: "231*",
  width: 2,
  shortest: { step: 4 },
  positions: 12,
};

const read = (
  fragment: string,
  played: Played | null = null,
  entries: readonly Entry[] | null = [ENTRY],
) => sure(readLinked(rules, readLink(fragment), entries, played));

const boardOf = ({ opened }: Pick<ReturnType<typeof read>, "opened">) =>
  opened.gestures.at(-1)?.board ?? opened.reading.puzzle?.board;

describe("a link", () => {
  it("opens its board with all its options", () => {
    const { opened, dropped } = read("board=12/3*&goal=23/1*&metric=line&alg=bfs&lang=en&title=x");
    expect(opened).toMatchObject({
      fields: { start: "12/3*", goal: "23/1*", title: "x" },
      reading: { puzzle: { board: "12/3*", hasGoal: true }, problems: [] },
      algorithm: "bfs",
      metric: "line",
      linkLang: "en",
    });
    expect(opened.entry).toBeUndefined();
    expect(dropped).toEqual([]);
  });

  it("has the old defaults of metric and method", () => {
    const { opened } = read("board=12/3*");
    expect(opened).toMatchObject({ algorithm: "auto", metric: null, linkLang: null });
    // Boards with blocks counted in single steps before there was a usual metric.
    expect(read("board=AA*&goal=*AA&blocks=A").opened.metric).toBe("step");
    expect(read("puzzle=two-by-two").opened.metric).toBeNull();
    expect(read("puzzle=two-by-two&metric=step").opened.metric).toBe("step");
    expect(opened.millis).toBeUndefined();
  });

  it("opens a puzzle of the collection by name, or the landing puzzle", () => {
    expect(read("puzzle=two-by-two&title=mine").opened).toMatchObject({
      entry: ENTRY,
      fields: { start: "123*", title: "mine" },
    });
    expect(read("").opened.entry).toBe(LANDING);
    expect(read("puzzle=none").opened.entry).toBe(LANDING);
  });

  it("is from a friend if it brings a board, a greeting or a race", () => {
    const from = (fragment: string, played: Played | null = null) =>
      read(fragment, played).opened.received;
    const own: Played = { moves: "", byHand: true };
    expect(from("start=12/3*&end")).toEqual({ greeting: "", ghost: "" });
    expect(from("board=12/3*&greeting=hi")).toEqual({ greeting: "hi", ghost: "" });
    expect(from("start=12/3*&ghost=x&end")).toEqual({ greeting: "", ghost: "x" });
    expect(from("puzzle=two-by-two&greeting=hi&ghost=x")).toEqual({ greeting: "hi", ghost: "" });
    // Known puzzles are everybody's, and the page's own entries are the player's.
    expect(from("puzzle=two-by-two")).toBeNull();
    expect(from("")).toBeNull();
    expect(from("greeting=hi")).toBeNull();
    expect(from("start=12/3*&greeting=hi&end", own)).toBeNull();
    expect(from("start=12/3*&greeting=hi&ghost=x&end", own)).toEqual({ greeting: "", ghost: "x" });
  });

  it("takes the width from the rows", () => {
    const { fields, reading } = read("board=123/45*&w=2").opened;
    expect([fields.width, reading.problems]).toEqual(["3", []]);
  });

  it.each<readonly [string, string, readonly Dropped[]]>([
    ["board=123*&w=two", "123*", [{ key: "w", reason: "value", value: "two" }]],
    ["board=123*&w=2&alg=dijkstra", "12/3*", [{ key: "alg", reason: "value", value: "dijkstra" }]],
    ["board=123*&w=2&metric=hop", "12/3*", [{ key: "metric", reason: "value", value: "hop" }]],
    ["board=123*&w=2&moves=XYZ", "12/3*", [{ key: "moves", reason: "unreadable", value: "XYZ" }]],
    ["board=123*&w=2&lang=tlh", "12/3*", [{ key: "lang", reason: "value", value: "tlh" }]],
    [
      "board=123*&w=2&colour=red",
      "12/3*",
      [{ key: "colour", reason: "unknown-key", value: "red" }],
    ],
    ["board=123*&goal=2%ZZ&w=2", "12/3*", [{ key: "goal", reason: "encoding", value: "2%ZZ" }]],
    ["board=123*&w=2&axis=wide", "12/3*", [{ key: "axis", reason: "value", value: "wide" }]],
    [
      "board=123*&w=2&puzzle=two-by-two",
      "12/3*",
      [{ key: "puzzle", reason: "board-given", value: "two-by-two" }],
    ],
    [
      "puzzle=none&gates=x",
      "アタマ/ノタイ/ソウ*",
      [
        { key: "gates", reason: "no-board" },
        { key: "puzzle", reason: "unknown-puzzle", value: "none" },
      ],
    ],
    ["goal=12/3*", "アタマ/ノタイ/ソウ*", [{ key: "goal", reason: "no-board" }]],
    ["start=12/3*&goal=23", "アタマ/ノタイ/ソウ*", [{ key: "", reason: "cut-off" }]],
    ["start=1%202%", "アタマ/ノタイ/ソウ*", [{ key: "", reason: "cut-off" }]],
    // Without its goal, an old link may say a board that can never be put in order.
    ["board=なつ/やす/み*", "なつ/やす/み*", [{ key: "goal", reason: "maybe-cut" }]],
    ["board=21/3*", "21/3*", [{ key: "goal", reason: "maybe-cut" }]],
    // A later key is present, so no goal was cut off.
    ["board=21/3*&w=2", "21/3*", []],
    ["board=21/3*&room=answer", "21/3*", []],
    ["board=21/3*&goal=21/3*", "21/3*", []],
    ["start=21/3*&end", "21/3*", []],
  ])("%s opens %s, and drops %o", (fragment, board, dropped) => {
    const linked = read(fragment);
    expect(boardOf(linked)).toBe(board);
    expect(linked.dropped).toEqual(dropped);
  });

  it("reports that the collection could not be fetched", () => {
    const { opened, dropped } = read("puzzle=two-by-two", null, null);
    expect(opened.entry).toBe(LANDING);
    expect(dropped).toEqual([{ key: "puzzle", reason: "no-collection", value: "two-by-two" }]);
  });

  it.each([
    ["board=123*&w=2&goal=12/34", "12/3*", "goal", "goal-mismatch"],
    ["board=12345*&w=4", "123/45*", "start", "width-mismatch"],
    ["board=12/3*&blank=xy", "12/3*", "start", "no-blank"],
    ["board=123/45&w=3", undefined, "start", "width-mismatch"],
  ])("%s opens %s, with an error in %s (%s)", (fragment, board, field, code) => {
    const linked = read(fragment);
    expect(boardOf(linked)).toBe(board);
    expect(linked.opened.reading.problems).toMatchObject([{ field, code }]);
  });
});

describe("the moves of a link", () => {
  const EIGHT = "board=12345678*&w=3";

  it("are played up to the first impossible one", () => {
    expect(boardOf(read(`${EIGHT}&moves=RD`))).toBe("123/4*6/758");
    const cut = read(`${EIGHT}&moves=RDR2U`);
    expect(boardOf(cut)).toBe("123/4*6/758");
    expect(cut.dropped).toEqual([{ key: "moves", reason: "cut", value: "R2" }]);
  });

  it("may be thousands", () => {
    const { opened } = read(`${EIGHT}&moves=${"RDLU".repeat(900)}R`);
    expect(opened.gestures).toHaveLength(3601);
    expect(opened.gestures.at(-1)?.board).toBe("123/456/7*8");
  });

  it("are undone by clicks, and are not the player's", () => {
    const { opened } = read(`${EIGHT}&moves=RRD`);
    expect(opened.gestures.map(({ moves, by }) => [moves.length, by])).toEqual([
      [2, "link"],
      [1, "link"],
    ]);
  });

  it("are overridden by those of the history entry", () => {
    const played = { moves: "D", byHand: true, millis: 1500 };
    const { opened } = read(`${EIGHT}&moves=RD`, played);
    expect(opened.gestures.map(({ board, by }) => [board, by])).toEqual([
      ["123/45*/786", undefined],
    ]);
    expect(opened.millis).toBe(1500);
  });

  it("are dropped if there are too many", () => {
    const { opened, dropped } = read(`${EIGHT}&moves=${"RL".repeat(2001)}`);
    expect(opened.gestures).toEqual([]);
    expect(dropped).toEqual([{ key: "moves", reason: "too-long", value: `${"RL".repeat(20)}…` }]);
  });

  it("are dropped with an unreadable board", () => {
    expect(read("board=123/45&w=3&moves=R").dropped).toEqual([
      { key: "moves", reason: "unreadable", value: "R" },
    ]);
  });
});

describe("foreign links", () => {
  const cell = fc.constantFrom(..."1 2 10 a A ア * _ 0 # ? / ,".split(" "), " ");
  const board = fc.oneof(
    fc.array(cell, { maxLength: 14 }).map((cells) => cells.join("")),
    fc.constantFrom("12*", "123/45*", "AA*/B*C", "1 2/10 *", "アタマ/ノタイ/ソウ*"),
  );
  const moves = fc.stringMatching(/^[UDLRudlr0-9, ]{0,12}$/);
  const fragment = fc
    .record(
      {
        board,
        goal: board,
        w: fc.constantFrom("1", "2", "3", "99", ""),
        blank: cell,
        same: board,
        blocks: fc.oneof(board, fc.constantFrom("A", "AB", "all")),
        axis: fc.constantFrom("long", "short"),
        gates: fc.oneof(board, fc.constantFrom("x**", "***/**x")),
        metric: fc.constantFrom("step", "line", "slide", "move"),
        alg: fc.constantFrom("bfs", "auto", "magic"),
        moves,
        puzzle: fc.constantFrom("two-by-two", "none"),
        title: fc.string({ unit: "grapheme" }),
      },
      { requiredKeys: ["board"] },
    )
    .map((said) =>
      Object.entries(said)
        .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        .join("&"),
    );

  it("open their readable parts and report the rest", () => {
    fc.assert(
      fc.property(fragment, (text) => {
        const { opened } = read(text);
        const { puzzle, problems } = opened.reading;
        expect(puzzle !== null || problems.length > 0).toBe(true);
        if (puzzle === null) expect(opened.gestures).toEqual([]);
        // The module can parse the displayed board with the options of the puzzle.
        else sure(rules.parse(boardOf({ opened }) ?? "", puzzle.width, puzzle.options));
      }),
    );
  });
});
