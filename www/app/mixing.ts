import type { Rules } from "../engine/rules";
import { type Entry, fieldsOf, isForPlay } from "../model/puzzle/entry";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { readFields, withStart } from "../model/puzzle/read";
import { shuffled } from "../model/puzzle/shuffle";
import { randomBelow, randomSeed } from "../platform/random";

/** The pieces of a puzzle in any order from which the goal can be reached; `null` if the module has failed. */
export function mixedBoard(rules: Rules, puzzle: Puzzle): string | null {
  const { board, width, options } = puzzle;
  return (
    shuffled(rules, puzzle, randomBelow) ?? rules.scramble(board, width, randomSeed(), options)
  );
}

/** A puzzle of the collection that is there for play, mixed; `null` for all others, which begin where they begin. */
export function mixedEntry(rules: Rules, entry: Entry, title: string): Fields | null {
  if (!isForPlay(entry)) return null;
  const fields = { ...fieldsOf(entry), title };
  const puzzle = readFields(rules, fields)?.puzzle ?? null;
  const board = puzzle === null ? null : mixedBoard(rules, puzzle);
  if (puzzle === null || board === null) return null;
  return withStart(rules, fields, board, puzzle.width);
}
