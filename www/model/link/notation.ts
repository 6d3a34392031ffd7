const OPPOSITE: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/**
 * The same moves read as the blank's: `URDL2` becomes `blank:DLUR2`. `null` where moves name their
 * cells, because several blanks have no one way.
 */
export function blankLetters(notation: string): string | null {
  if (!/^(?:[UDLR]\d*\s*)+$/.test(notation)) return null;
  return `blank:${notation.replace(/[UDLR]/g, (letter) => OPPOSITE[letter] ?? letter)}`;
}
