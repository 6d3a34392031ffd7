/** Widths in em of what is narrower than a full-width character. */
const NARROW = 0.6;
/** A tile has room for this many em before its symbol must shrink. */
const ROOM = 1.6;

/** One line is so many em below the one before. */
export const LINE = 1.1;
/** Another line must make a symbol so much larger: a word in pieces is harder to read. */
const WORTH = 1.5;
const MOST_LINES = 3;

/** How a symbol stands on a tile. */
export interface Lettering {
  readonly lines: readonly string[];
  /** The size relative to that of a single kana: 1, or less if it is long. */
  readonly fit: number;
}

/** A symbol as large as a tile has room for: a long one is broken. */
export function letteringOf(symbol: string): Lettering {
  const whole: Lettering = { lines: [symbol], fit: Math.min(1, ROOM / widthOf(symbol)) };
  // Emoji that are joined from several are one.
  if (symbol.length < 4 || /\u200D|\p{RI}/u.test(symbol)) return whole;
  // No mark without its letter.
  const letters = symbol.match(/\P{M}\p{M}*/gu) ?? [symbol];
  let best = whole;
  for (let count = 2; count <= MOST_LINES; count += 1) {
    const length = Math.ceil(letters.length / count);
    const lines = Array.from({ length: Math.ceil(letters.length / length) }, (_, line) =>
      letters.slice(line * length, (line + 1) * length).join(""),
    );
    const across = ROOM / Math.max(...lines.map(widthOf));
    const fit = Math.min(1, across, ROOM / (lines.length * LINE));
    if (fit >= best.fit * WORTH) best = { lines, fit };
  }
  return best;
}

/** How wide a text is in em. */
function widthOf(text: string): number {
  if (text.length === 1 || text.includes("\u200D")) return 1;
  let em = 0;
  for (const character of text.normalize("NFC")) {
    if (/\p{M}|\uFE0F/u.test(character)) continue;
    em += (character.codePointAt(0) ?? 0) < 0x1100 ? NARROW : 1;
  }
  return em;
}

/** The language that a symbol must be read in, whatever the page's. */
export function langOfSymbol(symbol: string): "ja" | null {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(symbol) ? "ja" : null;
}

/** A hue for the n-th of tiles that look alike: the golden angle keeps neighbours apart. */
export function hueOf(number: number): number {
  return Math.round((20 + (number - 1) * 137.508) % 360);
}
