import { describe, expect, it } from "vitest";
import { fitOf, hueOf, langOfSymbol } from "./symbol";

describe("the size of a symbol", () => {
  it.each(["ア", "1", "15", "ガ", "カ\u3099", "👨‍👩‍👧", "🇯", "W"])(
    "%s needs no shrinking",
    (symbol) => expect(fitOf(symbol)).toBe(1),
  );

  it("shrinks the more, the longer a symbol is", () => {
    expect(fitOf("1000")).toBeLessThan(1);
    expect(fitOf("アタマ")).toBeLessThan(fitOf("アタ"));
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

it("the hues of the first look-alikes are far apart", () => {
  const hues = [1, 2, 3].map(hueOf);
  for (const one of hues) {
    for (const other of hues) {
      const apart = Math.abs(one - other);
      if (one !== other) expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
    }
  }
});
