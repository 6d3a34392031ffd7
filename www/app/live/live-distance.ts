import type { Metric, Parsed } from "taisou";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Progress } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { nextOf } from "../../model/derived/hints";
import type { Position } from "../../model/derived/position";
import { spaceOf, surveyOf } from "../../model/derived/state-space";
import { answerFrom } from "../../model/play/answer";
import type { Answer, Gesture, Live, Next } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { answerOf, countMoves, metricOf, obstacle, shownBoard } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { Store } from "../../model/state/store";
import {
  alongWay,
  createKnowledge,
  fromBeside,
  isExact,
  isSettled,
  type Knowledge,
  NO_WAY,
  NOTHING,
} from "./bounds";
import { type Beside, findMoves } from "./moves-beside";

/**
 * After so many nodes, a few seconds, a search for the position on show gives up: what it has proven until then is shown.
 */
export const MOST_NODES = 10_000_000;
/** So much of a phone's memory is left to the other workers. */
const MOST_BYTES = 2 ** 29;
/** Positions beside it are looked at ahead of the player, and are not worth as much. */
const MOST_NODES_BESIDE = 1_000_000;

/** Who moves again within this time is not waited for with a search of each position. */
const QUICK_MILLIS = 80;

/** So many positions are kept in mind, and so many of one way. */
const ROOM = 20_000;
const MOST_OF_A_WAY = 400;
/** Of so many puzzles and metrics at once. */
const MOST_SPACES = 4;

/** What the distance is asked of. */
interface LivePosition {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly board: string;
  readonly parsed: Parsed;
  readonly memory: Memory;
}

/** What is known of one puzzle's positions in one metric. */
interface Memory {
  readonly knowledge: Knowledge;
  /** Boards on which a search came to no end, and how many nodes it had. */
  readonly tried: Map<string, number>;
  /** Solutions that were taken up already. */
  readonly read: WeakSet<Answer>;
}

/** A search under way. */
interface LiveSearch {
  readonly place: LivePosition;
  /** The board on show when it began, or one beside it. */
  readonly board: string;
  /** After so many it gives up. */
  readonly maxNodes: number;
  /** A table is being built, which all later searches need. */
  building: boolean;
}

/**
 * Keeps the distance of the board on show up to date: from what is proven already where that will do, else by a search of
 * its own after each move.
 *
 * @param worker Its own worker; closed at the end.
 * @returns How to end it.
 */
export function startLive(
  store: Store,
  rules: Rules,
  positionOf: (state: AppState) => Position | null,
  worker: BackgroundWorker,
): () => void {
  const memories = new Map<string, Memory>();
  let search: LiveSearch | null = null;
  let moved = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function memoryOf(puzzle: Puzzle, metric: Metric): Memory {
    const key = `${metric} ${spaceOf(puzzle)}`;
    const memory = memories.get(key) ?? {
      knowledge: createKnowledge(ROOM),
      tried: new Map(),
      read: new WeakSet(),
    };
    memories.delete(key);
    memories.set(key, memory);
    const [oldest] = memories.keys();
    if (memories.size > MOST_SPACES && oldest !== undefined) memories.delete(oldest);
    return memory;
  }

  /** `null` where there is no distance to be told. */
  function placeOf(state: AppState): LivePosition | null {
    const { puzzle } = state;
    const position = obstacle(state) === null ? positionOf(state) : null;
    if (puzzle === null || position === null) return null;
    const metric = metricOf(state);
    const memory = memoryOf(puzzle, metric);
    return { puzzle, metric, board: shownBoard(state), parsed: position.parsed, memory };
  }

  /** Takes up what others have proven, and what the last moves say. */
  function learn(state: AppState, place: LivePosition): void {
    const { puzzle, metric, board, parsed, memory } = place;
    const { knowledge } = memory;
    // Every other position is a move away.
    knowledge.learn(board, parsed.solved ? { ...NOTHING, most: 0 } : { ...NOTHING, least: 1 });
    for (const answer of [answerOf(state), state.guide]) {
      if (answer !== null) learnAnswer(answer, place);
    }
    const best = state.bests[metric];
    if (best !== undefined) {
      const most = best.length ?? Number.POSITIVE_INFINITY;
      knowledge.learn(puzzle.board, { least: best.bound, most, next: null });
    }
    if (surveyOf(state) !== null) learnSurveyed(state, place);
    const { gestures, cursor } = state.play;
    // Also the one that Redo would make: of where it leads something may have been proven since.
    for (const at of [cursor - 1, cursor]) {
      const gesture = gestures[at];
      if (gesture !== undefined) {
        learnBeside(place, gestures[at - 1]?.board ?? puzzle.board, gesture.board, gesture.moves);
      }
    }
  }

  /** Takes up what the survey has told of this board, and of those a move away. */
  function learnSurveyed({ space: { distances } }: AppState, place: LivePosition): void {
    for (const board of [place.board, ...movesFrom(place).map((one) => one.board)]) {
      const moves = distances.get(board);
      if (typeof moves !== "number") continue;
      place.memory.knowledge.learn(board, { least: moves, most: moves, next: null });
    }
  }

  function learnAnswer(answer: Answer, { metric, memory, puzzle }: LivePosition): void {
    const { solution, turns } = answer;
    // Moves that somebody wrote need not lead to the goal.
    if (solution.length === null) return;
    if (solution.metric !== metric || memory.read.has(answer)) return;
    memory.read.add(answer);
    const bound = solution.bound ?? 0;
    for (let made = 0; made <= Math.min(turns.length, MOST_OF_A_WAY); made += 1) {
      const board = made === 0 ? answer.board : turns[made - 1]?.board;
      if (board === undefined) return;
      const next = nextOf(turns[made]?.moves ?? [], puzzle.width);
      memory.knowledge.learn(board, alongWay(bound, turns.length, made, next));
    }
  }

  /** What two boards say of each other between which the player went with these steps. */
  function learnBeside(
    { puzzle, metric, memory: { knowledge } }: LivePosition,
    before: string,
    after: string,
    moves: Gesture["moves"],
  ): void {
    const { width } = puzzle;
    const count = countMoves(moves, metric);
    const back = moves.map((move) => ({ ...move, from: move.to, to: move.from })).reverse();
    const first = (steps: Gesture["moves"]) => {
      if (metric === "step") return nextOf(steps.slice(0, 1), width);
      return count === 1 ? nextOf(steps, width) : null;
    };
    const [one, other] = [knowledge.of(before), knowledge.of(after)];
    knowledge.learn(after, fromBeside(one, count, first(back)));
    knowledge.learn(before, fromBeside(other, count, first(moves)));
  }

  function tell(state: AppState, place: LivePosition | null): void {
    const live = place === null ? null : liveAt(state, place);
    if (!alike(live, state.live)) store.dispatch({ type: "live", live });
  }

  function liveAt(state: AppState, place: LivePosition): Live {
    const { puzzle, metric, board, memory } = place;
    const known = memory.knowledge.of(board);
    const { gestures, cursor } = state.play;
    const before =
      cursor === 0 ? NOTHING : memory.knowledge.of(gestures[cursor - 2]?.board ?? puzzle.board);
    const told = isExact(known) && isExact(before) && Number.isFinite(known.least);
    return {
      ...{ board, metric, ...known },
      next: bestMoves(place),
      effect: told ? known.least - before.least : null,
      seeking: !isExact(known) && mayTry(memory, board, MOST_NODES),
    };
  }

  /** The moves that are known to begin a shortest way. */
  function bestMoves(place: LivePosition): readonly Next[] {
    const { board, memory } = place;
    const known = memory.knowledge.of(board);
    if (!isExact(known) || !Number.isFinite(known.most) || known.most === 0) return [];
    const best = movesFrom(place).flatMap(({ board: after, moves, next }) => {
      const left = memory.knowledge.of(after);
      return moves === 1 && isExact(left) && left.most === known.most - 1 ? [next] : [];
    });
    const all = known.next === null ? best : [known.next, ...best];
    const isSame = (one: Next) => (other: Next) =>
      one.cell === other.cell && one.direction === other.direction;
    return all.filter((one, index) => all.findIndex(isSame(one)) === index);
  }

  /** What to ask next: of the board on show, and when that is known, of those a move away. */
  function wanted(place: LivePosition): string | null {
    const { board, memory } = place;
    const known = memory.knowledge.of(board);
    if (!isSettled(known)) return mayTry(memory, board, MOST_NODES) ? board : null;
    if (known.most === 0 || !Number.isFinite(known.most)) return null;
    const open = (one: string) =>
      !isSettled(memory.knowledge.of(one)) && mayTry(memory, one, MOST_NODES_BESIDE);
    // First those that say whether there is another best move.
    const beside = [...movesFrom(place)].sort((one, other) => one.moves - other.moves);
    return beside.find(({ board: one }) => open(one))?.board ?? null;
  }

  /** Whether a search with so many nodes could find what earlier ones did not. */
  function mayTry({ tried }: Memory, board: string, nodes: number): boolean {
    return nodes > (tried.get(board) ?? 0);
  }

  let beside: {
    readonly place: Pick<LivePosition, "board" | "memory">;
    readonly moves: readonly Beside[];
  } | null = null;

  /** What moves there are here; what is known of here says something of where each leads. */
  function movesFrom(place: LivePosition): readonly Beside[] {
    const { board, memory } = place;
    if (beside?.place.board !== board || beside.place.memory !== memory) {
      beside = { place, moves: findMoves(rules, place) };
    }
    for (const { board: after, steps } of beside.moves) learnBeside(place, board, after, steps);
    return beside.moves;
  }

  function seek(): void {
    clearTimeout(timer);
    const state = store.state();
    const place = placeOf(state);
    const board = place === null ? null : wanted(place);
    if (place === null || board === null) {
      if (search !== null && !search.building) worker.cancel();
      return;
    }
    const maxNodes = board === place.board ? MOST_NODES : MOST_NODES_BESIDE;
    if (search?.place.memory === place.memory) {
      if (search.building || (search.board === board && search.maxNodes === maxNodes)) return;
    }
    begin({ place, board, maxNodes, building: false });
  }

  function begin(next: LiveSearch): void {
    search = next;
    const { place, board, maxNodes } = next;
    const { puzzle, metric } = place;
    const options = { ...puzzle.options, metric, maxNodes, maxBytes: MOST_BYTES, boards: false };
    const { width } = puzzle;
    void worker
      .ask(
        { kind: "solve", board, width, algorithm: "auto", options, keeping: true },
        (progress) => {
          heard(next, progress);
          if (isSettled(place.memory.knowledge.of(board))) worker.cancel();
          else if (next.building && progress.stats.phase === "searching") {
            next.building = false;
            seek();
          } else next.building = progress.stats.phase === "building";
          refresh();
        },
      )
      .then((event) => ended(next, event));
  }

  function heard({ place, board }: LiveSearch, { stats: { bound, best } }: Progress): void {
    const most = best ?? Number.POSITIVE_INFINITY;
    place.memory.knowledge.learn(board, { least: bound, most, next: null });
  }

  function ended(now: LiveSearch, event: EndEvent): void {
    const { place, board } = now;
    const { puzzle, memory } = place;
    if (event.type === "finished" || event.type === "cancelled") {
      const { progress, outcome } = event;
      const solution = outcome?.kind === "solve" ? outcome.solution : null;
      if (solution?.status === "unsolvable") memory.knowledge.learn(board, NO_WAY);
      else if (progress !== null) heard(now, progress);
      if (solution !== null && solution.length !== null) {
        const answer = answerFrom(rules, { puzzle, board, history: [] }, solution);
        if (answer !== null) learnAnswer(answer, place);
      }
    }
    // A cancelled one may be asked again; any other end is all that there is to be had.
    if (event.type !== "cancelled") memory.tried.set(board, now.maxNodes);
    search = null;
    refresh();
    seek();
  }

  function refresh(): void {
    const state = store.state();
    const place = placeOf(state);
    if (place !== null) learn(state, place);
    tell(state, place);
  }

  /** The board on show is another one: what is known is told at once, the rest is sought. */
  function arrived(): void {
    const before = moved;
    moved = performance.now();
    clearTimeout(timer);
    if (moved - before < QUICK_MILLIS) timer = setTimeout(seek, QUICK_MILLIS);
    else seek();
  }

  const leave = store.subscribe((state, before) => {
    const elsewhere =
      state.play !== before.play ||
      state.puzzle !== before.puzzle ||
      state.problems !== before.problems ||
      metricOf(state) !== metricOf(before);
    const wiser =
      state.result !== before.result ||
      state.guide !== before.guide ||
      state.bests !== before.bests ||
      state.space !== before.space;
    if (!elsewhere && !wiser) return;
    refresh();
    if (elsewhere) arrived();
    else seek();
  });
  refresh();
  seek();

  return () => {
    leave();
    clearTimeout(timer);
    worker.close();
    store.dispatch({ type: "live", live: null });
  };
}

function alike(one: Live | null, other: Live | null): boolean {
  if (one === null || other === null) return one === other;
  const { next, ...rest } = one;
  return (
    next.length === other.next.length &&
    next.every(
      ({ cell, direction }, index) =>
        cell === other.next[index]?.cell && direction === other.next[index]?.direction,
    ) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => one[key] === other[key])
  );
}
