import type { Algorithm, MethodFit, Metric, Move, Stage } from "taisou";
import type { Lang } from "../lang";
import type { ChapterPlace } from "../link/chapters";
import { memoBy } from "../memo-by";
import type { Answer, Gesture, Live, Play } from "../play/play";
import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";
import type { AppState } from "./state";

/** The answer that can be replayed, if the last search found one, or the one on its way has one already. */
export function answerOf({ result, search }: AppState): Answer | null {
  if (result.kind === "solved") return result.answer;
  return search.phase === "idle" ? null : search.sofar;
}

/** Whether more time may bring a shorter answer, or one at all. */
export function mayGoOn({ result }: AppState): boolean {
  if (result.kind === "stopped") return true;
  if (result.kind !== "solved") return false;
  // A person's way is always the same.
  const { optimal, algorithm } = result.answer.solution;
  return !optimal && algorithm !== "human";
}

/** Moves per second at which the answer is replayed. */
export function replayRate(state: AppState): number {
  return state.prefs.speed || Math.max((answerOf(state)?.turns.length ?? 0) / 10, 1);
}

/** The board on show. */
export function shownBoard(state: AppState): string {
  const { gestures, cursor } = state.play;
  return gestures[cursor - 1]?.board ?? state.puzzle?.board ?? "";
}

/** The turn in which a stage of the answer begins, from 0. */
export function stageTurn({ solution }: Answer, stage: Stage): number {
  return solution.moves[stage.first]?.turn ?? 0;
}

/** The stage that the last of so many turns belongs to; before them all, the first. */
export function stageAt(answer: Answer, turn: number): Stage | null {
  const { stages } = answer.solution;
  return stages.findLast((stage) => stageTurn(answer, stage) < turn) ?? stages[0] ?? null;
}

/** The gestures that lead to the board on show. */
export function playedGestures(state: AppState): readonly Gesture[] {
  return inForce(state.play);
}

/** The player's own game, also while an answer lies over it. */
export function ownPlay({ own, play }: Pick<AppState, "own" | "play">): Play {
  return own?.play ?? play;
}

/** The gestures in force in the player's own game. */
export function ownGestures(state: AppState): readonly Gesture[] {
  return inForce(ownPlay(state));
}

function inForce({ gestures, cursor }: Play): readonly Gesture[] {
  return gestures.slice(0, cursor);
}

/** Whether pieces may be larger than one cell, or are bound to an axis or by gates. */
export function hasBlocks(state: AppState): boolean {
  return metricsFor(state).includes("slide");
}

/** Before there is a board. */
const NO_METRICS: readonly Metric[] = ["step", "line"];

const usualMetrics = memoBy(({ methods }: Puzzle): readonly Metric[] =>
  methods.filter(({ usual }) => usual).map(({ metric }) => metric),
);

/** The metrics in which boards like this one are counted. */
export function metricsFor({ puzzle }: AppState): readonly Metric[] {
  return puzzle === null ? NO_METRICS : usualMetrics(puzzle);
}

/** The metric in which boards like this one are usually counted. */
export function usualMetricOf(state: AppState): Metric {
  const usual = usualMetric(state.puzzle?.options ?? {});
  return metricsFor(state).includes(usual) ? usual : "step";
}

/** The metric that counts: the chosen one where the board has it. */
export function metricOf(state: AppState): Metric {
  const { metric } = state;
  return metric !== null && metricsFor(state).includes(metric) ? metric : usualMetricOf(state);
}

/** Whether each method takes this board, in the metric that counts. */
export function fitsOf(state: AppState): readonly MethodFit[] {
  const metric = metricOf(state);
  const counted = state.puzzle?.methods.find((one) => one.metric === metric);
  return counted?.takes === true ? counted.methods : [];
}

/** Of these methods the ones for boards like this one. */
export function algorithmsFor(state: AppState, all: readonly Algorithm[]): readonly Algorithm[] {
  const fits = fitsOf(state);
  const isOther = (fit: MethodFit) => !fit.takes && fit.why === "needs-tiles";
  return all.filter((name) => !fits.some((fit) => fit.algorithm === name && isOther(fit)));
}

/** The method that is asked: the chosen one where it is for boards like this one. */
export function algorithmOf(state: AppState): Algorithm {
  return algorithmsFor(state, [state.algorithm])[0] ?? "auto";
}

/** How many moves the player has made, in the metric that counts or another one. */
export function movesPlayed(state: AppState, metric = metricOf(state)): number {
  return movesIn(ownGestures(state), metric);
}

/** How many moves these gestures are. */
export function movesIn(played: readonly Gesture[], metric: Metric): number {
  if (metric === "line") return played.reduce((sum, { moves }) => sum + countLines(moves), 0);
  return countTurns(
    played.flatMap(({ moves }) => moves),
    metric,
  );
}

/** How many moves these steps of one gesture are. */
export function countMoves(moves: readonly Move[], metric: Metric): number {
  return metric === "line" ? countLines(moves) : countTurns(moves, metric);
}

/** How many lines of tiles these steps of one gesture have pushed: in a line each tile comes where the last one was. */
export function countLines(moves: readonly Move[]): number {
  return moves.filter(({ to }, index) => moves[index - 1]?.from !== to).length;
}

/** How many moves these steps are, by pieces. */
export function countTurns(moves: readonly Move[], metric: Metric): number {
  return metric === "step" ? moves.length : turnEnds(moves, metric).length;
}

/**
 * After how many steps each move ends, counted as collections do: a piece that goes on makes no new move, by `slide` only
 * along the same line, and one that comes back to where its move began has made none.
 */
export function turnEnds(moves: readonly Move[], metric: Metric): number[] {
  const turns: { begin: number; end: number; vertical: boolean; steps: number }[] = [];
  moves.forEach(({ from, to }, index) => {
    const last = turns.at(-1);
    const vertical = Math.abs(to - from) > 1;
    const goesOn = metric === "move" || last?.vertical === vertical;
    if (metric === "step" || last?.end !== from || !goesOn) {
      turns.push({ begin: from, end: to, vertical, steps: index + 1 });
    } else if (last.begin === to) turns.pop();
    else {
      last.end = to;
      last.steps = index + 1;
    }
  });
  return turns.map(({ steps }) => steps);
}

/** Whether something runs that a reload would cut off. */
export function isBusy({ search, space, working }: AppState): boolean {
  const jobs = [space.survey, space.count, space.compose];
  return (
    search.phase !== "idle" ||
    working > 0 ||
    jobs.some(({ kind }) => kind === "running" || kind === "cancelling")
  );
}

/** Why Solve cannot be pressed, or `null`. */
export function obstacle(
  state: AppState,
): "loading" | "noBoard" | "start" | "goal" | "noGoal" | null {
  if (!state.loaded) return "loading";
  if (state.puzzle === null) return "noBoard";
  if (state.problems.some(({ field }) => field !== "goal")) return "start";
  if (state.puzzle.hasGoal) return null;
  return state.problems.length > 0 ? "goal" : "noGoal";
}

/** Where "how it works" is open; `null` if it is not. */
export function howOf({ dialog, chapter }: AppState): ChapterPlace | null {
  return dialog === "how" ? chapter : null;
}

/** The language that the page is to speak: a link's own wish counts until the reader chooses. */
export function wantedLang(state: AppState): Lang {
  return state.linkLang ?? state.prefs.lang;
}

/** How far the board on show is from the goal, if the player wants to know and it is worked out for this board. */
export function liveOf(state: AppState): Live | null {
  const { live } = state;
  const fits = live?.board === shownBoard(state) && live.metric === metricOf(state);
  return state.prefs.live && fits ? live : null;
}
