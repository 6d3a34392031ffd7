import { type EndEvent, type Progress, solutionOf } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { nextOf } from "../../model/derived/hints";
import { surveyOf } from "../../model/derived/state-space";
import { answerFrom } from "../../model/play/answer";
import type { Answer, Gesture } from "../../model/play/play";
import { answerOf, countMoves } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { alongSolution, fromNeighbour, isExact, UNKNOWN, UNSOLVABLE } from "./bounds";
import { type LivePosition, neighboursOf } from "./position";

/** The positions of one solution that are remembered. */
const MAX_POSITIONS_OF_SOLUTION = 400;

/** Learns from what the state has proven, and from the last moves. */
export function learnFromState(rules: Rules, state: AppState, position: LivePosition): void {
  const { puzzle, metric, board, parsed } = position;
  const { bounds } = position.space;
  // Any position but a goal is at least one move away.
  bounds.learn(board, parsed.solved ? { ...UNKNOWN, most: 0 } : { ...UNKNOWN, least: 1 });
  for (const answer of [answerOf(state), state.guide]) {
    if (answer !== null) learnAnswer(answer, position);
  }
  const best = state.bests[metric];
  if (best !== undefined) {
    const most = best.length ?? Number.POSITIVE_INFINITY;
    bounds.learn(puzzle.board, { least: best.bound, most, next: null });
  }
  const { gestures, cursor } = state.play;
  // Also the move that Redo would make: the board it leads to may have been proven since.
  for (const at of [cursor - 1, cursor]) {
    const gesture = gestures[at];
    if (gesture !== undefined) {
      const before = gestures[at - 1]?.board ?? puzzle.board;
      learnAcross(position, before, gesture.board, gesture.moves);
    }
  }
  if (surveyOf(state) !== null) learnSurveyed(rules, state, position);
  learnNeighbours(rules, position);
}

export function learnProgress({ space }: LivePosition, board: string, progress: Progress): void {
  const { bound, best } = progress.stats;
  space.bounds.learn(board, { least: bound, most: best ?? Number.POSITIVE_INFINITY, next: null });
}

export function learnEnd(
  rules: Rules,
  position: LivePosition,
  board: string,
  event: EndEvent,
): void {
  if (event.type !== "finished" && event.type !== "cancelled") return;
  const { progress, outcome } = event;
  const solution = solutionOf(outcome);
  if (solution?.status === "unsolvable") position.space.bounds.learn(board, UNSOLVABLE);
  else if (progress !== null) learnProgress(position, board, progress);
  if (solution === null || solution.length === null) return;
  const answer = answerFrom(rules, { puzzle: position.puzzle, board, history: [] }, solution);
  if (answer !== null) learnAnswer(answer, position);
}

function learnAnswer(answer: Answer, { metric, space, puzzle }: LivePosition): void {
  const { solution, turns } = answer;
  // Moves that the user wrote need not lead to the goal.
  if (solution.length === null) return;
  if (solution.metric !== metric || space.read.has(answer)) return;
  space.read.add(answer);
  const bound = solution.bound ?? 0;
  for (let made = 0; made <= Math.min(turns.length, MAX_POSITIONS_OF_SOLUTION); made += 1) {
    const board = made === 0 ? answer.board : turns[made - 1]?.board;
    if (board === undefined) return;
    const next = nextOf(turns[made]?.moves ?? [], puzzle.width);
    space.bounds.learn(board, alongSolution(bound, turns.length, made, next));
  }
}

function learnSurveyed(rules: Rules, { space }: AppState, position: LivePosition): void {
  const boards = neighboursOf(rules, position).map(({ board }) => board);
  for (const board of [position.board, ...boards]) {
    const moves = space.distances.get(board);
    if (typeof moves !== "number") continue;
    position.space.bounds.learn(board, { least: moves, most: moves, next: null });
  }
}

/** Passes bounds between this board and its neighbours, once its distance is proven. */
function learnNeighbours(rules: Rules, position: LivePosition): void {
  const { board, space } = position;
  const here = space.bounds.of(board);
  if (!isExact(here) || here.most === 0 || !Number.isFinite(here.most)) return;
  for (const { board: after, steps } of neighboursOf(rules, position)) {
    learnAcross(position, board, after, steps);
  }
}

/** Passes bounds in both directions between two boards that these steps join. */
function learnAcross(
  { puzzle: { width }, metric, space: { bounds } }: LivePosition,
  before: string,
  after: string,
  steps: Gesture["moves"],
): void {
  const count = countMoves(steps, metric);
  const reversed = steps.map((step) => ({ ...step, from: step.to, to: step.from })).reverse();
  const first = (moves: Gesture["moves"]) => {
    if (metric === "step") return nextOf(moves.slice(0, 1), width);
    return count === 1 ? nextOf(moves, width) : null;
  };
  const [one, other] = [bounds.of(before), bounds.of(after)];
  bounds.learn(after, fromNeighbour(one, count, first(reversed)));
  bounds.learn(before, fromNeighbour(other, count, first(steps)));
}
