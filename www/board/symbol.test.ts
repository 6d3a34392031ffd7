import { describe, expect, it } from "vitest";
import { hueOf, langOfSymbol, letteringOf } from "./symbol";

describe("a symbol on a tile", () => {
  it.each(["ア", "1", "15", "ガ", "カ\u3099", "👨‍👩‍👧", "🇯", "W"])(
    "%s needs no shrinking",
    (symbol) => expect(letteringOf(symbol)).toEqual({ lines: [symbol], fit: 1 }),
  );

  it("shrinks the more, the longer it is", () => {
    expect(letteringOf("1000").fit).toBeLessThan(1);
    expect(letteringOf("アタマ").fit).toBeLessThan(letteringOf("アタ").fit);
  });

  it.each([
    ["1000", ["1000"]],
    ["アタマ", ["アタマ"]],
    ["たいそう", ["たい", "そう"]],
    ["sliding", ["slid", "ing"]],
    ["カ\u3099ッツホ\u3099ール", ["カ\u3099ッツ", "ホ\u3099ール"]],
    ["しんぶんしだよなあ", ["しんぶ", "んしだ", "よなあ"]],
  ])("%s becomes %j", (symbol, lines) => {
    expect(letteringOf(symbol).lines).toEqual(lines);
  });

  it("stays readable where it is long", () => {
    expect(letteringOf("cucumbers").fit).toBeGreaterThan(0.5);
    expect(letteringOf("unbelievable").fit).toBeGreaterThan(0.4);
  });
});

describe("the language of a symbol", () => {
  it.each([
    ["ア", "ja"],
    ["あ", "ja"],
    ["車", "ja"],
    ["A", null],
    ["12", null],
  ])("%s is %s", (symbol, lang) => expect(langOfSymbol(symbol)).toBe(lang));
});

it("the hues of the first identical tiles are far apart", () => {
  const hues = [1, 2, 3].map(hueOf);
  for (const one of hues) {
    for (const other of hues) {
      const apart = Math.abs(one - other);
      if (one !== other) expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
    }
  }
});
