import type { Algorithm, Metric } from "taisou";
import type { Rules } from "../../engine/rules";
import type { EntryState } from "../../platform/entry-state";
import { type Dropped, type Link, partsOf, type ReadLink } from "../link/link";
import { readLinkedMoves } from "../link/linked-moves";
import { readLinkedPuzzle } from "../link/linked-puzzle";
import type { Entry } from "../puzzle/entry";
import { METRICS, usualMetric } from "../puzzle/metrics";
import type { Reading } from "../puzzle/puzzle";
import type { ExactDistance, Scramble } from "../puzzle/scramble";
import type { Action } from "../state/actions";

/** What a history entry remembers of the play, which is more than its link says. */
export type Played = Omit<EntryState, "over">;

interface Linked {
  readonly opened: Extract<Action, { type: "opened" }>;
  /** All that the link says and that cannot be kept. */
  readonly dropped: readonly Dropped[];
}

/**
 * What a link opens.
 *
 * @param entries The collection; `null` if it could not be fetched.
 * @param played Where there is none, the moves are those of the link.
 * @returns `null` if the module has failed.
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
  const { millis, help = null } = own;
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
      help,
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
 * Whether a link gives nothing but a board, and one that cannot be put in order: its goal may have been cut off. In a link
 * the goal comes first after the board.
 */
function hasLostGoal(rules: Rules, link: Link, { puzzle }: Reading): boolean {
  const isBare = partsOf(link, "board").length === 1 && link.room === "play" && link.how === null;
  if (link.board === "" || !isBare || puzzle?.hasGoal !== true) return false;
  return rules.solvable(puzzle.board, puzzle.width, puzzle.options)?.solvable === false;
}

/** What a link counts in that does not say so: boards were always counted in single steps then. */
function metricMeant(entry: Entry | undefined, { puzzle }: Reading): Metric | null {
  return entry === undefined && usualMetric(puzzle?.options ?? {}) !== "step" ? "step" : null;
}

/** How a board was scrambled, as a history entry remembers it. */
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
