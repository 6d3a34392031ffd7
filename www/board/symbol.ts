/** Widths in em of what is narrower than a full-width character. */
const NARROW = 0.6;
/** A tile has room for this many em before its symbol must shrink. */
const ROOM = 1.6;

/** The size of a symbol relative to that of a single kana: 1, or less if it is long. */
export function fitOf(symbol: string): number {
  if (symbol.length === 1) return 1;
  let em = 0;
  for (const character of symbol.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    if (/\p{M}|\u200D|\uFE0F/u.test(character)) continue;
    em += code < 0x1100 ? NARROW : 1;
  }
  // Emoji joined from several are drawn as one.
  if (symbol.includes("\u200D")) em = 1;
  return em <= ROOM ? 1 : ROOM / em;
}

/** The language that a symbol must be read in, whatever the page's. */
export function langOfSymbol(symbol: string): "ja" | null {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(symbol) ? "ja" : null;
}

/** A hue for the n-th of tiles that look alike: the golden angle keeps neighbours apart. */
export function hueOf(number: number): number {
  return Math.round((20 + (number - 1) * 137.508) % 360);
}
