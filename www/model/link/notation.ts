const OPPOSITE: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/**
 * The same moves with the blank's directions: `URDL2` becomes `blank:DLUR2`. `null` for moves that name their cells,
 * because several blanks have no single direction.
 */
export function blankLetters(notation: string): string | null {
  if (!/^(?:[UDLR]\d*\s*)+$/.test(notation)) return null;
  return `blank:${notation.replace(/[UDLR]/g, (letter) => OPPOSITE[letter] ?? letter)}`;
}
