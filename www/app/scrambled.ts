import type { Rules } from "../engine/rules";
import { type Entry, fieldsOf, isForPlay } from "../model/puzzle/entry";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { readFields, withStart } from "../model/puzzle/read";
import { shuffled } from "../model/puzzle/shuffle";
import { randomBelow, randomSeed } from "../platform/random";

/** A random solvable arrangement of the pieces; `null` if the module failed. */
export function scrambledBoard(rules: Rules, puzzle: Puzzle): string | null {
  const { board, width, options } = puzzle;
  return (
    shuffled(rules, puzzle, randomBelow) ?? rules.scramble(board, width, randomSeed(), options)
  );
}

/** A scrambled puzzle of the collection; `null` unless it is listed at its goal. */
export function scrambledEntry(rules: Rules, entry: Entry, title: string): Fields | null {
  if (!isForPlay(entry)) return null;
  const fields = { ...fieldsOf(entry), title };
  const puzzle = readFields(rules, fields)?.puzzle ?? null;
  const board = puzzle === null ? null : scrambledBoard(rules, puzzle);
  if (puzzle === null || board === null) return null;
  return withStart(rules, fields, board, puzzle.width);
}
