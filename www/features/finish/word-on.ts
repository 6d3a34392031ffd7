import type { ParsedBoard } from "taisou";
import { turnRows } from "../../model/puzzle/reading-order";

/** The letters on a board in reading order, if they may be a word: one-cell tiles of a single letter. */
export function wordOn({ cells, width, blocks }: ParsedBoard): readonly string[] | null {
  const letters = turnRows(cells, width, ({ symbol }) => symbol)
    .filter(({ kind }) => kind === "tile")
    .map(({ symbol }) => symbol);
  const isWord = blocks.length === 0 && letters.length > 2 && letters.length <= 24;
  return isWord && letters.every((letter) => /^\p{L}[\p{L}\p{M}]?$/u.test(letter)) ? letters : null;
}
