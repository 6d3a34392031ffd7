import type { Algorithm, Metric } from "taisou";
import type { Rules } from "../../engine/rules";
import type { EntryState } from "../../platform/entry-state";
import { type Dropped, type Link, partsOf, type ReadLink } from "../link/link";
import { readLinkedMoves } from "../link/linked-moves";
import { namesPuzzle, readLinkedPuzzle } from "../link/linked-puzzle";
import type { Entry } from "../puzzle/entry";
import { METRICS, usualMetric } from "../puzzle/metrics";
import type { Reading } from "../puzzle/puzzle";
import type { ExactDistance, Scramble } from "../puzzle/scramble";
import type { Action } from "../state/actions";
import { readHelp } from "../state/help";
import type { Received } from "../state/player-state";

/** The play as a history entry keeps it, in more detail than its link. */
export type Played = Omit<EntryState, "over">;

interface Linked {
  readonly opened: Extract<Action, { type: "opened" }>;
  readonly dropped: readonly Dropped[];
}

/**
 * Reads the puzzle and moves of a link; `null` if the module has failed.
 *
 * @param entries The collection; `null` if it could not be fetched.
 * @param played If `null`, the moves are those of the link.
 */
export function readLinked(
  rules: Rules,
  { link, dropped, isWhole }: ReadLink,
  entries: readonly Entry[] | null,
  played: Played | null,
): Linked | null {
  const puzzle = readLinkedPuzzle(rules, link, entries);
  if (puzzle === null) return null;
  const { fields, reading, entry, dropped: ofPuzzle } = puzzle;
  const own: Played = played ?? { moves: link.moves, byHand: false };
  const { millis } = own;
  const { gestures, dropped: ofMoves } = readLinkedMoves(rules, reading.puzzle, own);
  const algorithm = algorithmNamed(rules, link.alg);
  return {
    opened: {
      type: "opened",
      fields,
      reading,
      gestures,
      ...(entry === undefined ? {} : { entry }),
      algorithm: algorithm ?? "auto",
      metric: link.metric ?? metricMeant(entry, reading),
      linkLang: link.lang,
      // The page's own entries store the game.
      received: receivedIn(link, played),
      help: readHelp(own.help),
      scrambled: readScramble(own.scrambled),
      ...(millis === undefined ? {} : { millis }),
    },
    dropped: [
      ...dropped,
      ...(link.alg !== "" && algorithm === undefined
        ? [{ key: "alg", reason: "value", value: link.alg } as const]
        : []),
      ...(!isWhole && hasLostGoal(rules, link, reading)
        ? [{ key: "goal", reason: "maybe-cut" } as const]
        : []),
      ...ofPuzzle,
      ...(ofMoves === null ? [] : [ofMoves]),
    ],
  };
}

/**
 * Data that came with a puzzle from a friend: a board, or a known puzzle with a greeting. A bare link to a known puzzle may
 * come from anywhere. A race stays with the page's own entries, so that a reload keeps it.
 */
function receivedIn(link: Link, played: Played | null): Received | null {
  const ghost = link.board === "" ? "" : link.ghost;
  if (played !== null) return ghost === "" ? null : { greeting: "", ghost };
  const { board, greeting } = link;
  return board !== "" || (namesPuzzle(link) && greeting !== "") ? { greeting, ghost } : null;
}

/** True if a link has only a board, unsolvable in order: its goal, which comes right after the board, may have been cut off. */
function hasLostGoal(rules: Rules, link: Link, { puzzle }: Reading): boolean {
  if (link.board === "" || puzzle?.hasGoal !== true) return false;
  const isBare = partsOf(link, "board").length === 1 && link.room === "play" && link.how === null;
  if (!isBare) return false;
  return rules.solvable(puzzle.board, puzzle.width, puzzle.options)?.solvable === false;
}

/** The metric of a link without one: single steps for any board, as in old links. */
function metricMeant(entry: Entry | undefined, { puzzle }: Reading): Metric | null {
  return entry === undefined && usualMetric(puzzle?.options ?? {}) !== "step" ? "step" : null;
}

function readScramble(kept: unknown): Scramble | null {
  if (kept === "any") return kept;
  const { metric, moves } = (kept ?? {}) as Partial<ExactDistance>;
  const known = METRICS.find((one) => one === metric);
  return known === undefined || !Number.isInteger(moves)
    ? null
    : { metric: known, moves: moves ?? 0 };
}

function algorithmNamed(rules: Rules, name: string): Algorithm | undefined {
  return rules.algorithms()?.find((one) => one.name === name)?.name;
}
