/** Scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u;

/**
 * Turns the rows of a word from the order of reading into the order of cells, from left to right, and back. The script of most
 * of its letters decides, which is the same in both orders.
 */
export function turnRows<Item>(
  cells: readonly Item[],
  width: number,
  symbolOf: (cell: Item) => string,
): readonly Item[] {
  const letters = cells.map(symbolOf).filter((symbol) => /^\p{L}/u.test(symbol));
  const rightToLeft = letters.filter((letter) => RIGHT_TO_LEFT.test(letter));
  if (rightToLeft.length * 2 <= letters.length) return cells;
  const turned: Item[] = [];
  for (let row = 0; row < cells.length; row += width) {
    let run: Item[] = [];
    for (const cell of cells.slice(row, row + width).reverse()) {
      if (isLeftToRight(symbolOf(cell))) run.unshift(cell);
      else {
        turned.push(...run, cell);
        run = [];
      }
    }
    turned.push(...run);
  }
  return turned;
}

/** Numbers, and letters of other scripts, run from left to right within such a word. */
function isLeftToRight(symbol: string): boolean {
  return /^\p{N}/u.test(symbol) || (/^\p{L}/u.test(symbol) && !RIGHT_TO_LEFT.test(symbol));
}
