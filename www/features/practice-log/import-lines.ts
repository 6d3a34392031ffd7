import type { ImportedSession } from "../../app/practice/log-files";
import type { Remark } from "../../model/practice/log-reading";
import type { PracticeLogTexts } from "./ja";

/** Places that a line names; the others it counts. */
const MOST_PLACES = 5;

/** What an import did: how many solves were added, into which sessions, and which rows were not taken as they are. */
export function importLines(
  words: PracticeLogTexts,
  sessions: readonly ImportedSession[],
  remarks: readonly Remark[],
): readonly string[] {
  const sum = (of: "added" | "known") => sessions.reduce((all, counts) => all + counts[of], 0);
  const into = sessions.filter(({ added }) => added > 0);
  const kinds = [...new Set(remarks.map(({ kind }) => kind))];
  return [
    words.loaded(sum("added"), sum("known")),
    ...into.map(({ session, added }) => words.into(session, added)),
    ...kinds.map((kind) => {
      const some = remarks.filter((remark) => remark.kind === kind);
      const named = some.slice(0, MOST_PLACES);
      const places = named.map(words.place).join(words.between);
      return words.remark(kind, rowsOf(some), places, rowsOf(some) - rowsOf(named));
    }),
  ];
}

function rowsOf(remarks: readonly Remark[]): number {
  return remarks.reduce((sum, { rows }) => sum + rows, 0);
}
