/** Widths in em of characters narrower than full width. */
const NARROW = 0.6;
/** The room on a tile in em, before its symbol shrinks. */
const ROOM = 1.6;

/** The height of a line in em. */
export const LINE = 1.1;
/** The factor that another line has to enlarge a symbol by: a broken word is harder to read. */
const WORTH = 1.5;
const MOST_LINES = 3;

interface Lettering {
  readonly lines: readonly string[];
  /** The size relative to a single kana; less than 1 for a long symbol. */
  readonly fit: number;
}

/** Fits a symbol to a tile, in several lines if it is long. */
export function letteringOf(symbol: string): Lettering {
  const whole: Lettering = { lines: [symbol], fit: Math.min(1, ROOM / widthOf(symbol)) };
  // Joined emoji are one symbol.
  if (symbol.length < 4 || /\u200D|\p{RI}/u.test(symbol)) return whole;
  // Combining marks stay with their letters.
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

/** The width of a text in em. */
function widthOf(text: string): number {
  if (text.length === 1 || text.includes("\u200D")) return 1;
  let em = 0;
  for (const character of text.normalize("NFC")) {
    if (/\p{M}|\uFE0F/u.test(character)) continue;
    em += (character.codePointAt(0) ?? 0) < 0x1100 ? NARROW : 1;
  }
  return em;
}

/** The language to read a symbol in, independent of the page. */
export function langOfSymbol(symbol: string): "ja" | null {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(symbol) ? "ja" : null;
}

/** A hue for the n-th identical tile. The golden angle separates neighbours. */
export function hueOf(number: number): number {
  return Math.round((20 + (number - 1) * 137.508) % 360);
}

/** A hue for each letter of a car, none of them near the red of the target. */
export function carHue(letter: string): number {
  return Math.round(60 + (((letter.codePointAt(0) ?? 0) * 137.508) % 260));
}
