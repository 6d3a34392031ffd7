import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAPTERS } from "./chapters";
import {
  around,
  asInBar,
  type Dropped,
  EMPTY_LINK,
  fragmentIn,
  keysInQuery,
  type Link,
  portable,
  readLink,
  writeLink,
} from "./link";
import { PLACES } from "./views";

const read = (fragment: string) => {
  const { link, dropped } = readLink(fragment);
  return { link, dropped };
};
const link = (part: Partial<Link>): Link => ({ ...EMPTY_LINK, ...part });

describe("a link", () => {
  it("is readable and editable by hand", () => {
    const text = "start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end";
    const { link: found, dropped } = read(text);
    expect(found).toEqual(
      link({ board: "ウアタソ*マイタノ", goals: ["ソウアイ*タタノマ"], w: "3" }),
    );
    expect(dropped).toEqual([]);
    expect(writeLink(found)).toBe(text);
  });

  it("without an end, from earlier versions, keeps its meaning", () => {
    const text = "board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3";
    const { link: found, dropped } = read(text);
    expect(writeLink(found)).toBe(`${text.replace("board", "start")}&end`);
    expect(dropped).toEqual([]);
  });

  it.each<[string, Partial<Link>]>([
    ["board=a+b*", { board: "a+b*" }],
    ["board=a#b*", { board: "a#b*" }],
    ["board=1%202%2F3%20*", { board: "1 2/3 *" }],
    ["board=a=b*", { board: "a=b*" }],
    ["puzzle=klotski&metric=move", { puzzle: "klotski", metric: "move" }],
    ["day=2026-11-24&moves=U", { puzzle: "day/2026-11-24", moves: "U" }],
    ["goal=ab&goal=ba", { goals: ["ab", "ba"] }],
    ["same=2349,567", { same: ["2349", "567"] }],
    ["metric=line&alg=bfs", { metric: "line", alg: "bfs" }],
    [
      "title=a%26b&lang=en&moves=UL2&blank=%25",
      { title: "a&b", lang: "en", moves: "UL2", blank: "%" },
    ],
    ["how", { how: "" }],
    ["how=parity&w=3", { how: "parity", w: "3" }],
    ["w=3&start=ab*&end&room=all", { board: "ab*", w: "3", room: "all" }],
    [encodeURI("board=ウアタソ*マイタノ&w=3"), { board: "ウアタソ*マイタノ", w: "3" }],
    ["", {}],
    ["&&", {}],
  ])("%s is read", (text, expected) => {
    expect(read(text)).toEqual({ link: link(expected), dropped: [] });
  });

  it.each([
    ["board=%E0%A4&w=3", "board", "encoding"],
    ["w=three", "w", "value"],
    ["w=-1", "w", "value"],
    ["metric=furlong", "metric", "value"],
    ["lang=fr", "lang", "value"],
    ["board=a*&board=b*", "board", "repeated"],
    ["colour=red", "colour", "unknown-key"],
    ["__proto__=1", "__proto__", "unknown-key"],
    ["axis=short", "axis", "value"],
    ["how=magic", "how", "value"],
    [`title=${"x".repeat(30_000)}`, "title", "too-long"],
    [`greeting=${"x".repeat(61)}`, "greeting", "too-long"],
  ])("%.30s drops %s (%s), and keeps the rest", (text, key, reason) => {
    const found = read(`${text}&title=kept`);
    expect(found.dropped[0]).toMatchObject({ key, reason });
    if (key !== "title") expect(found.link.title).toBe("kept");
  });

  it("counts the characters of a greeting, not their code units", () => {
    const [most, over] = ["🎂".repeat(60), "🎂".repeat(61)];
    expect(read(`greeting=${most}`)).toEqual({ link: link({ greeting: most }), dropped: [] });
    expect(read(`greeting=${over}`).dropped).toMatchObject([
      { key: "greeting", reason: "too-long" },
    ]);
  });

  it("leaves defaults out", () => {
    expect(writeLink(link({ metric: null, alg: "auto" }))).toBe("");
    // The usual metric depends on the puzzle.
    expect(writeLink(link({ metric: "step" }))).toBe("metric=step");
    expect(writeLink(EMPTY_LINK)).toBe("");
  });

  it("writes boards on one line", () => {
    expect(writeLink(link({ board: "1 2\r\n3 *\n" }))).toBe("start=1%202/3%20*&end");
  });

  it("encodes no readable characters except its own separators", () => {
    const seen = "アｶﾞ①👨‍👩‍👧葛󠄀*?/=!'()[]{}|<>\"`^~";
    expect(writeLink(link({ board: seen }))).toBe(`start=${seen.replace("󠄀", "󠄀")}&end`);
    expect(writeLink(link({ board: "%&#+ \u3000" }))).toBe("start=%25%26%23%2B&end");
    expect(writeLink(link({ board: "a\u3000b" }))).toBe("start=a%E3%80%80b&end");
  });

  const visible = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .filter((text) => text.trim() !== "" && text === text.trim() && !/[\r\n]/.test(text));
  const group = visible.filter((text) => !text.includes(","));

  const anyLink = fc.record({
    puzzle: visible,
    board: visible,
    goals: fc.array(visible, { maxLength: 3 }),
    w: fc.integer({ min: 1, max: 999 }).map(String),
    blank: visible,
    same: fc.array(group, { maxLength: 3 }),
    blocks: visible,
    axis: fc.constantFrom("long" as const, null),
    gates: visible,
    metric: fc.constantFrom("step" as const, "line" as const, "move" as const, null),
    alg: fc.constantFrom("bfs", "bidirectional", ""),
    moves: fc.stringMatching(/^[UDLR0-9 ]{1,20}$/),
    title: visible,
    ghost: visible,
    greeting: visible.map((text) => [...text.trim()].slice(0, 20).join("").trim()),
    lang: fc.constantFrom("ja" as const, "en" as const, null),
    room: fc.constantFrom(...PLACES),
    how: fc.constantFrom("" as const, ...CHAPTERS, null),
  });

  it("survives writing and reading, whatever its contents", () => {
    fc.assert(
      fc.property(anyLink, (made) => {
        const text = writeLink(made);
        expect(read(text)).toEqual({ link: made, dropped: [] });
        // And through an address bar, which encodes more characters.
        const bar = asInBar(text);
        expect(bar).toBe(new URL(`https://example.org/#${text}`).href.replace(/^[^#]*#?/, ""));
        expect(asInBar(bar)).toBe(bar);
        expect(read(bar).link).toEqual(made);
      }),
    );
  });

  it("is recognised as cut off, wherever it was cut", () => {
    fc.assert(
      fc.property(anyLink, fc.nat(), (made, at) => {
        const text = writeLink(made);
        const cut = text.slice(0, 1 + (at % (text.length - 1)));
        expect(read(cut)).toEqual({ link: EMPTY_LINK, dropped: [{ key: "", reason: "cut-off" }] });
        expect(read(asInBar(cut)).dropped).toEqual([{ key: "", reason: "cut-off" }]);
      }),
    );
  });

  it("is ASCII for other programs, with an end, and reads as before", () => {
    fc.assert(
      fc.property(anyLink, (made) => {
        const text = portable(writeLink(made));
        expect(text).toMatch(/^[A-Za-z0-9%&=/-]+&end$/);
        expect(portable(text)).toBe(text);
        expect(read(text)).toEqual({ link: made, dropped: [] });
        expect(asInBar(text)).toBe(text);
      }),
    );
    expect(portable("start=a*/(~_.)'!&end")).toBe("start=a%2A/%28%7E%5F%2E%29%27%21&end");
    // These two are the lower-case letters k and s to a regular expression without case.
    expect(portable("title=\u212A\u017F")).toBe("title=%E2%84%AA%C5%BF&end");
    expect(portable("day=2026-11-24")).toBe("day=2026-11-24&end");
    expect(portable("")).toBe("");
  });

  /** What a sentence may add, raw and as address bars return it. */
  const SENTENCES = [
    ...[..."。．.)）」』】、，,!！?？…\"'”’〉>]"],
    ...[
      "。次はこれ",
      ")です",
      "」でした。",
      "で遊ぼう",
      "！？",
      ".)",
      "、A=B",
      "（笑）",
      " ",
      " 見て",
    ],
  ].flatMap((text) => [text, encodeURI(text)]);

  it("ends at its end mark, whatever a sentence adds", () => {
    for (const text of [...SENTENCES, "です&how=parity", "ing", "%", "#"]) {
      for (const whole of ["start=12/3*&goal=21/3*&title=八&end", "day=2026-11-24&end"]) {
        const found = readLink(whole + text);
        expect(found, text).toEqual(readLink(whole));
        expect(found.dropped).toEqual([]);
      }
    }
    // Another key is part of the link, as ever.
    expect(read("start=12*&end&room=all").link.room).toBe("all");
    expect(read("start=12*&end=1").dropped).toMatchObject([{ key: "end", reason: "value" }]);
  });

  it.each([
    "day=2026-11-24",
    "puzzle=klotski",
    "puzzle=words-ja/3",
    "puzzle=words-ja%2F3",
    "puzzle=klotski&moves=14D%2016R",
    "puzzle=two-by-two&moves=R2",
    "puzzle=klotski&metric=step&lang=en",
    "board=12345678*&w=3",
    "board=12345678*&w=3&room=all",
    "board=12345678*&w=3&alg=human",
    "how",
    "how=parity",
  ])("%s without an end mark is read without what a sentence adds", (whole) => {
    for (const text of SENTENCES) expect(readLink(whole + text), text).toEqual(readLink(whole));
  });

  it.each<[string, Dropped]>([
    ["w=3.5", { key: "w", reason: "value", value: "3.5" }],
    ["w=三", { key: "w", reason: "value", value: "三" }],
    ["day=2026-11", { key: "day", reason: "value", value: "2026-11" }],
    ["day=tomorrow。", { key: "day", reason: "value", value: "tomorrow" }],
    ["colour。", { key: "colour。", reason: "unknown-key", value: "" }],
  ])("%s still drops its value", (text, reason) => {
    expect(read(text).dropped).toEqual([reason]);
  });

  it("keeps a puzzle's name with k and s, which are no letters beyond ASCII", () => {
    expect(read("puzzle=words-ja%252F3").link.puzzle).toBe("words-ja%2F3");
  });

  it("has no effect in the query of an address", () => {
    expect(keysInQuery("?embed&board=12*&utm_source=x")).toEqual([
      { key: "board", reason: "query", value: "12*" },
    ]);
  });

  it("keeps its board when a dialog is opened", () => {
    const board = "board=howdy*&title=how=it=works";
    expect(around(board, { room: "play", how: "parity" })).toBe(`${board}&how=parity`);
    const whole = "start=12*&end";
    for (const how of ["", "parity", null] as const) {
      for (const room of PLACES) {
        for (const text of ["", board, whole])
          expect(readLink(around(text, { room, how })).board).toBe(text);
        expect(readLink(around(whole, { room, how })).isWhole).toBe(true);
      }
    }
  });

  const key = fc.constantFrom(...Object.keys(EMPTY_LINK), "goal", "goals", "__proto__");
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.tuple(key, fc.string({ unit: "binary" })).map(([name, value]) => `${name}=${value}`),
    fc
      .tuple(key, fc.string({ unit: "grapheme" }))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    fc.constantFrom("w=3", "room=space", "how=", "lang=ja", "axis=long", "same=a,b", "metric=line"),
  );

  it("never throws, and reads back what it has read", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { link: found } = read(parts.join("&"));
        const written = writeLink(found);
        expect(writeLink(read(written).link)).toBe(written);
      }),
    );
  });
});

describe("a pasted link", () => {
  it.each([
    ["https://example.org/taisou/#board=12/3*&lang=en", "board=12/3*&lang=en"],
    [" http://localhost:4173/?x#puzzle=klotski\n", "puzzle=klotski"],
    ["#board=#12/3*4", "board=#12/3*4"],
  ])("%j opens %j", (text, fragment) => expect(fragmentIn(text)).toBe(fragment));

  it.each(["#12/3*4", "https://example.org/#top", "https://example.org/", "board=12/3*", "1 2 #"])(
    "is not %j",
    (text) => expect(fragmentIn(text)).toBeNull(),
  );
});
