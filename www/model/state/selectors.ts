import type { Algorithm, MethodFit, Metric, Move, Stage } from "taisou";
import type { Lang } from "../lang";
import type { ChapterPlace } from "../link/chapters";
import { memoBy } from "../memo-by";
import type { Answer, Gesture, Live, Play } from "../play/play";
import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";
import type { PlayerState } from "./player-state";
import type { SearchState } from "./search-state";
import type { AppState } from "./state";
import type { ViewState } from "./view-state";

/** The answer that can be replayed: from the last search, or the running one. */
export function answerOf({ result, search }: SearchState): Answer | null {
  if (result.kind === "solved") return result.answer;
  return search.phase === "idle" ? null : search.sofar;
}

/** True if more time may find a shorter answer, or the first one. */
export function mayGoOn({ result }: SearchState): boolean {
  if (result.kind === "stopped") {
    // Without memory, or without positions, more time does not help.
    const limit = result.reason !== null && "limit" in result.reason ? result.reason.limit : null;
    return limit !== "maxBytes" && limit !== "nothingLeft";
  }
  if (result.kind !== "solved") return false;
  // `human` always finds the same solution.
  const { optimal, algorithm } = result.answer.solution;
  return !optimal && algorithm !== "human";
}

export function replayRate(state: AppState): number {
  return state.prefs.speed || Math.max((answerOf(state)?.turns.length ?? 0) / 10, 1);
}

export function shownBoard(state: PlayerState): string {
  const { gestures, cursor } = state.play;
  return gestures[cursor - 1]?.board ?? state.puzzle?.board ?? "";
}

/** The first turn of a stage of the answer, from 0. */
export function stageTurn({ solution }: Answer, stage: Stage): number {
  return solution.moves[stage.first]?.turn ?? 0;
}

/** The stage of the last of `turn` turns; the first stage for 0. */
export function stageAt(answer: Answer, turn: number): Stage | null {
  const { stages } = answer.solution;
  return stages.findLast((stage) => stageTurn(answer, stage) < turn) ?? stages[0] ?? null;
}

export function playedGestures(state: PlayerState): readonly Gesture[] {
  return inForce(state.play);
}

/** The player's game, also while an answer lies over it. */
export function ownPlay({ own, play }: Pick<PlayerState, "own" | "play">): Play {
  return own?.play ?? play;
}

export function ownGestures(state: PlayerState): readonly Gesture[] {
  return inForce(ownPlay(state));
}

function inForce({ gestures, cursor }: Play): readonly Gesture[] {
  return gestures.slice(0, cursor);
}

/** True if pieces may span several cells, or are limited by an axis or gates. */
export function hasBlocks(state: Pick<PlayerState, "puzzle">): boolean {
  return metricsFor(state).includes("slide");
}

const NO_METRICS: readonly Metric[] = ["step", "line"];

const usualMetrics = memoBy(({ methods }: Puzzle): readonly Metric[] =>
  methods.filter(({ usual }) => usual).map(({ metric }) => metric),
);

export function metricsFor({ puzzle }: Pick<PlayerState, "puzzle">): readonly Metric[] {
  return puzzle === null ? NO_METRICS : usualMetrics(puzzle);
}

export function usualMetricOf(state: PlayerState): Metric {
  const usual = usualMetric(state.puzzle?.options ?? {});
  return metricsFor(state).includes(usual) ? usual : "step";
}

/** The metric in use: the chosen one if the board has it. */
export function metricOf(state: PlayerState): Metric {
  const { metric } = state;
  return metric !== null && metricsFor(state).includes(metric) ? metric : usualMetricOf(state);
}

/** True if each method takes this board, in the metric in use. */
export function fitsOf(state: PlayerState): readonly MethodFit[] {
  const metric = metricOf(state);
  const counted = state.puzzle?.methods.find((one) => one.metric === metric);
  return counted?.takes === true ? counted.methods : [];
}

export function algorithmsFor(state: PlayerState, all: readonly Algorithm[]): readonly Algorithm[] {
  const fits = fitsOf(state);
  const isOther = (fit: MethodFit) => !fit.takes && fit.why === "needs-tiles";
  return all.filter((name) => !fits.some((fit) => fit.algorithm === name && isOther(fit)));
}

/** The method in use: the chosen one if it is for this kind of board. */
export function algorithmOf(state: PlayerState & SearchState): Algorithm {
  return algorithmsFor(state, [state.algorithm])[0] ?? "auto";
}

export function movesPlayed(state: PlayerState, metric = metricOf(state)): number {
  return movesIn(ownGestures(state), metric);
}

export function movesIn(played: readonly Gesture[], metric: Metric): number {
  if (metric === "line") return played.reduce((sum, { moves }) => sum + countLines(moves), 0);
  return countTurns(
    played.flatMap(({ moves }) => moves),
    metric,
  );
}

export function countMoves(moves: readonly Move[], metric: Metric): number {
  return metric === "line" ? countLines(moves) : countTurns(moves, metric);
}

/** The number of lines pushed by the steps of one gesture: within a line each tile goes where the last one was. */
export function countLines(moves: readonly Move[]): number {
  return moves.filter(({ to }, index) => moves[index - 1]?.from !== to).length;
}

/** The number of moves in these steps, counted by pieces. */
export function countTurns(moves: readonly Move[], metric: Metric): number {
  return metric === "step" ? moves.length : turnEnds(moves, metric).length;
}

/**
 * The number of steps after which each move ends, counted as puzzle collections do: a piece that goes on makes no new move
 * (by `slide`, only along the same line), and a piece that returns to where its move began has made none.
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

/** True if a job runs that a reload would stop. */
export function isBusy({ search, space, working }: SearchState): boolean {
  const jobs = [space.survey, space.count, space.compose];
  return (
    search.phase !== "idle" ||
    working > 0 ||
    jobs.some(({ kind }) => kind === "running" || kind === "cancelling")
  );
}

/** Why Solve is disabled; `null` if it is not. */
export function obstacle(
  state: PlayerState,
): "loading" | "noBoard" | "start" | "goal" | "noGoal" | null {
  if (!state.loaded) return "loading";
  if (state.puzzle === null) return "noBoard";
  if (state.problems.some(({ field }) => field !== "goal")) return "start";
  if (state.puzzle.hasGoal) return null;
  return state.problems.length > 0 ? "goal" : "noGoal";
}

/** The open chapter of "how it works"; `null` if it is closed. */
export function howOf({ dialog, chapter }: ViewState): ChapterPlace | null {
  return dialog === "how" ? chapter : null;
}

/** The language to use: the link's until the player chooses one. */
export function wantedLang(state: ViewState): Lang {
  return state.linkLang ?? state.prefs.lang;
}

/** The distance of the displayed board, if the player wants it and it is known. */
export function liveOf(state: AppState): Live | null {
  const { live } = state;
  const fits = live?.board === shownBoard(state) && live.metric === metricOf(state);
  return state.prefs.live && fits ? live : null;
}
