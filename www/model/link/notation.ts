const OPPOSITE: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

/**
 * The same moves read as the blank's: `URDL2` becomes `blank:DLUR2`. `null` where moves name their
 * cells, because several blanks have no one way.
 */
export function blankLetters(notation: string): string | null {
  if (!/^(?:[UDLR]\d*\s*)+$/.test(notation)) return null;
  return `blank:${notation.replace(/[UDLR]/g, (letter) => OPPOSITE[letter] ?? letter)}`;
}

/**
 * The text up to the move with this index, counted as the module does: a letter with the numbers at
 * its sides, or a number alone.
 */
export function firstMoves(text: string, count: number): string {
  const begin = text.match(/^\s*blank:/)?.[0].length ?? 0;
  const words = text.slice(begin).matchAll(/\d*[^\d\s,]\d*|\d+/g);
  const next = [...words][count];
  return next === undefined ? text : text.slice(0, begin + next.index);
}
