import type { Rules } from "../../engine/rules";
import type { Live, Next } from "../../model/play/play";
import type { AppState } from "../../model/state/state";
import { isExact, isSettled, UNKNOWN } from "./bounds";
import { type LivePosition, neighboursOf, type SpaceBounds } from "./position";

/** Node limit of a search from the displayed board, a few seconds. */
export const MAX_NODES = 10_000_000;
/** Node limit of a search from a neighbour, ahead of the player's move. */
const MAX_NODES_AHEAD = 1_000_000;

export interface LiveRequest {
  readonly position: LivePosition;
  /** The board of the position, or of one of its neighbours. */
  readonly board: string;
  readonly maxNodes: number;
}

/** The next search: from the displayed board or, once that is settled, from a neighbour; `null` if none is needed. */
export function nextSearch(rules: Rules, position: LivePosition): LiveRequest | null {
  const { board, space } = position;
  const here = space.bounds.of(board);
  if (!isSettled(here)) {
    return mayTry(space, board, MAX_NODES) ? { position, board, maxNodes: MAX_NODES } : null;
  }
  if (here.most === 0 || !Number.isFinite(here.most)) return null;
  // Nearest first: one move away lies another best move.
  const next = [...neighboursOf(rules, position)]
    .sort((one, other) => one.moves - other.moves)
    .find(
      (one) => !isSettled(space.bounds.of(one.board)) && mayTry(space, one.board, MAX_NODES_AHEAD),
    );
  return next === undefined ? null : { position, board: next.board, maxNodes: MAX_NODES_AHEAD };
}

/** The distance from this position, as the page shows it. */
export function liveAt(rules: Rules, state: AppState, position: LivePosition): Live {
  const { puzzle, metric, board, space } = position;
  const here = space.bounds.of(board);
  const { gestures, cursor } = state.play;
  const before =
    cursor === 0 ? UNKNOWN : space.bounds.of(gestures[cursor - 2]?.board ?? puzzle.board);
  const isEffectKnown = isExact(here) && isExact(before) && Number.isFinite(here.least);
  return {
    ...{ board, metric, ...here },
    next: bestMoves(rules, position),
    effect: isEffectKnown ? here.least - before.least : null,
    seeking: !isExact(here) && mayTry(space, board, MAX_NODES),
  };
}

/** The moves proven to begin a shortest solution. */
function bestMoves(rules: Rules, position: LivePosition): readonly Next[] {
  const { bounds } = position.space;
  const here = bounds.of(position.board);
  if (!isExact(here) || !Number.isFinite(here.most) || here.most === 0) return [];
  const best = neighboursOf(rules, position).flatMap(({ board, moves, next }) => {
    const after = bounds.of(board);
    return moves === 1 && isExact(after) && after.most === here.most - 1 ? [next] : [];
  });
  const all = here.next === null ? best : [here.next, ...best];
  return [...new Map(all.map((one) => [`${one.cell} ${one.direction}`, one])).values()];
}

/** Reports whether the node limit exceeds that of earlier searches. */
function mayTry({ tried }: SpaceBounds, board: string, nodes: number): boolean {
  return nodes > (tried.get(board) ?? 0);
}
