const OPPOSITE: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/** Moves with the blank's directions: `blank:DLUR2` for `URDL2`. `null` for moves that name cells, as with several blanks. */
export function blankLetters(notation: string): string | null {
  if (!/^(?:[UDLR]\d*\s*)+$/.test(notation)) return null;
  return `blank:${notation.replace(/[UDLR]/g, (letter) => OPPOSITE[letter] ?? letter)}`;
}
