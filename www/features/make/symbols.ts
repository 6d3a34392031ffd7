/** The kinds of symbols for preset boards. */
export const ALPHABETS = ["numbers", "katakana", "hiragana", "letters", "emoji"] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const KATAKANA =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン" +
  "ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポ";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** One character each, and distinguishable when small. */
const EMOJI =
  "🍎🐱🚗🌻🐟🏠🎈🌙🍌🐘🚲🍓🐸🎁🔑🐧🍇🐝🚀🌵🐙👑🍕🦋🎲🐢🍄🔔🍋🐷🎸🌈🍉🐰🚂🍰🐍🍀🏀💎🦊🍩🐵🎩🌲🍒🐌💡🦁🍍🐴🍁🎵🐼🥕🍞🐬🌷🍙🐔🌰🐞📷";

const SYMBOLS: Readonly<Record<Exclude<Alphabet, "numbers">, readonly string[]>> = {
  katakana: Array.from(KATAKANA),
  // The Unicode blocks of both kana have the same order.
  hiragana: Array.from(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
  letters: Array.from(LETTERS + LETTERS.toLowerCase()),
  emoji: Array.from(EMOJI),
};

/** The alphabet of a board with these tiles; `null` if it has other tiles. */
export function alphabetOf(tiles: readonly string[]): Alphabet | null {
  const sorted = [...tiles].sort().join(" ");
  const isOf = (alphabet: Alphabet) =>
    symbolsOf(alphabet, tiles.length)?.toSorted().join(" ") === sorted;
  return ALPHABETS.find(isOf) ?? null;
}

/** The first `n` symbols, in order; `null` if there are fewer. */
export function symbolsOf(alphabet: Alphabet, count: number): readonly string[] | null {
  if (alphabet === "numbers") return Array.from({ length: count }, (_, index) => `${index + 1}`);
  const symbols = SYMBOLS[alphabet];
  if (count > symbols.length) return null;
  // Sorted by code, emoji are in the default order of a goal, which keeps the goal out of the link.
  return alphabet === "emoji" ? symbols.slice(0, count).sort() : symbols.slice(0, count);
}
