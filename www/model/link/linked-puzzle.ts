import type { Rules } from "../../engine/rules";
import { type Entry, fieldsOf, LANDING } from "../puzzle/entry";
import { guessedWidth } from "../puzzle/guessed-width";
import type { Fields, Reading } from "../puzzle/puzzle";
import { joinGoals, readFields, readStart } from "../puzzle/read";
import { type Dropped, type Link, shortened } from "./link";

interface LinkedPuzzle {
  readonly fields: Fields;
  readonly reading: Reading;
  readonly entry: Entry | undefined;
  readonly dropped: readonly Dropped[];
}

/** True if a link names a puzzle of the collection. A board in the link overrides the name. */
export function namesPuzzle({ board, puzzle }: Link): boolean {
  return board.trim() === "" && puzzle !== "";
}

/**
 * Reads the puzzle of a link, or the landing puzzle without a board; `null` if the module has failed.
 *
 * @param entries The collection; `null` if it could not be fetched.
 */
export function readLinkedPuzzle(
  rules: Rules,
  link: Link,
  entries: readonly Entry[] | null,
): LinkedPuzzle | null {
  const given = link.board.trim() !== "";
  const named = namesPuzzle(link) ? entries?.find(({ id }) => id === link.puzzle) : undefined;
  const dropped = given ? [] : withoutBoard(link);
  if (link.puzzle !== "" && named === undefined) {
    const reason = given ? "board-given" : entries === null ? "no-collection" : "unknown-puzzle";
    dropped.push({ key: "puzzle", reason, value: shortened(link.puzzle) });
  }
  const entry = given ? undefined : (named ?? LANDING);
  const said = entry === undefined ? fieldsOfLink(link) : { ...fieldsOf(entry), title: link.title };
  const read = readStart(rules, said);
  if (read === null) return null;
  const { fields, reading } = read;
  return {
    fields,
    reading: reading.puzzle === null ? salvaged(rules, fields, reading) : reading,
    entry,
    dropped,
  };
}

/** Reads an unreadable board again without one of its settings, so that something can be shown. The errors stay. */
function salvaged(rules: Rules, fields: Fields, { problems }: Reading): Reading {
  const widths = { ...fields, width: guessedWidth(rules, { ...fields, width: "" }) ?? "" };
  const without = SETTINGS.filter((name) => fields[name] !== "").map((name) => ({
    ...fields,
    [name]: "",
  }));
  for (const part of [widths, ...without]) {
    const puzzle = readFields(rules, part)?.puzzle ?? null;
    if (puzzle !== null) return { puzzle, problems };
  }
  return { puzzle: null, problems };
}

const SETTINGS = ["blank", "blocks", "axis", "gates"] as const;

/** The keys of a link that need a board, in a link without one. */
function withoutBoard({ goals, w, blank, same, blocks, axis, gates }: Link): Dropped[] {
  const [goal] = goals;
  const [group] = same;
  return Object.entries({ goal, w, blank, same: group, blocks, axis, gates })
    .filter(([, value]) => value)
    .map(([key]) => ({ key, reason: "no-board" }));
}

function fieldsOfLink(link: Link): Fields {
  const { board: start, w: width, blank, blocks, gates, title } = link;
  const [goal, same, axis] = [joinGoals(link.goals), link.same.join(","), link.axis ?? ""];
  return { start, goal, width, blank, same, blocks, axis, gates, title };
}
