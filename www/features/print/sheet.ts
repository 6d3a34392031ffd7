import type { Direction, Metric, Move } from "taisou";
import { inLang } from "../../i18n/title";
import type { Lang } from "../../model/lang";
import { directionOf } from "../../model/play/direction";
import { type Entry, fieldsOf, shortestIn } from "../../model/puzzle/entry";
import type { Fields } from "../../model/puzzle/puzzle";

/** A puzzle to print, with its proven optimum. */
export interface SheetPuzzle {
  readonly name: string;
  readonly fields: Fields;
  readonly metric: Metric;
  readonly moves: number;
}

/** The puzzles of the collection that have an answer. */
export function sheetPuzzlesOf(entries: readonly Entry[], lang: Lang): SheetPuzzle[] {
  return entries.flatMap((entry) => {
    const shortest = shortestIn(entry, null);
    if (shortest === null) return [];
    return [{ name: inLang(entry.name, lang), fields: fieldsOf(entry), ...shortest }];
  });
}

export function inSheets<T>(all: readonly T[], each: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / each) }, (_, sheet) =>
    all.slice(sheet * each, (sheet + 1) * each),
  );
}

const ARROWS: Readonly<Record<Direction, string>> = { up: "↑", right: "→", down: "↓", left: "←" };

/** A solution for people: for each move the piece and where it goes, as `A←2 B↓`. */
export function answerText(moves: readonly Move[], width: number): string {
  const words: string[] = [];
  moves.forEach((move, index) => {
    const before = moves[index - 1];
    const arrow = ARROWS[directionOf(move, width)];
    const word = words.pop() ?? "";
    if (before?.turn !== move.turn) words.push(word, `${move.symbol}${arrow}`);
    else words.push(longer(word, arrow));
  });
  return words.join(" ").trim();
}

/** A move by one more cell: a repeated arrow is counted. */
function longer(word: string, arrow: string): string {
  const [, path = word, last, count = "1"] = /^(.*)([←↑→↓])(\d*)$/u.exec(word) ?? [];
  return last === arrow ? `${path}${arrow}${Number(count || 1) + 1}` : word + arrow;
}

/** The foot of a sheet has place for answers of this length in all; longer ones go to a page of their own. */
const MOST_BELOW = 900;

export function fitsBelow(answers: readonly string[]): boolean {
  return answers.join("").length <= MOST_BELOW;
}
