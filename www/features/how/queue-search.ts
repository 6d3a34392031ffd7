import type { Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import type { DemoPuzzle } from "./demo";
import { distancesOf } from "./tile-distances";

/** The value `f` that orders the queue, by the moves `g` from the start and the Manhattan distance `h`. */
export const QUEUE_ORDERS = {
  breadth: (g: number) => g,
  star: (g: number, h: number) => g + h,
  greedy: (_: number, h: number) => h,
} as const;
export type QueueOrder = keyof typeof QUEUE_ORDERS;

/** A position in the queue, by the way that found it. */
export interface QueuedPosition {
  readonly parsed: Parsed;
  readonly parent: QueuedPosition | null;
  readonly g: number;
  readonly h: number;
  readonly f: number;
  /** The step that found it; 0 for the start. */
  readonly since: number;
  /** The step that expanded it, or found a shorter way to it. */
  until: number;
}

/** A search to its end: the positions in the order found, and the one that each step expanded. The last is the goal. */
export interface SearchTrace {
  readonly found: readonly QueuedPosition[];
  readonly expanded: readonly QueuedPosition[];
}

/** A search in each order. */
export function traceSearches(rules: Rules, puzzle: DemoPuzzle): Record<QueueOrder, SearchTrace> {
  const trace = (order: QueueOrder) => traceSearch(rules, puzzle, order);
  return { breadth: trace("breadth"), star: trace("star"), greedy: trace("greedy") };
}

/** Best-first search, which expands no board twice. */
function traceSearch(
  rules: Rules,
  { start, goal, width }: DemoPuzzle,
  order: QueueOrder,
): SearchTrace {
  const found: QueuedPosition[] = [];
  const expanded: QueuedPosition[] = [];
  const latest = new Map<string, QueuedPosition>();
  function find(board: string, parent: QueuedPosition | null): void {
    const g = parent === null ? 0 : parent.g + 1;
    const known = latest.get(board);
    const since = expanded.length;
    if (known !== undefined && (known.until <= since || known.g <= g)) return;
    const parsed = rules.parse(board, width, { goal });
    if (parsed === null) return;
    if (known !== undefined) known.until = since;
    const h = distancesOf(parsed, parsed.goals[0] ?? parsed).reduce((sum, one) => sum + one, 0);
    const f = QUEUE_ORDERS[order](g, h);
    const position = { parsed, parent, g, h, f, since, until: Number.POSITIVE_INFINITY };
    latest.set(board, position);
    found.push(position);
  }
  find(start, null);
  for (let next = found[0]; next !== undefined; [next] = waitingAfter(found, expanded.length)) {
    expanded.push(next);
    next.until = expanded.length;
    if (next.parsed.solved) break;
    for (const [cell, { ways }] of next.parsed.cells.entries()) {
      const { board } = next.parsed;
      const stepped = ways.length === 0 ? null : rules.step(board, width, cell, { goal });
      // A click on a tile that is not beside the blank slides several.
      if (stepped?.moves.length === 1) find(stepped.board, next);
    }
  }
  return { found, expanded };
}

/** The queue after a step. Of equal positions the one found first comes first. */
export function waitingAfter(found: readonly QueuedPosition[], step: number): QueuedPosition[] {
  return found
    .filter(({ since, until }) => since <= step && until > step)
    .sort((a, b) => a.f - b.f);
}
