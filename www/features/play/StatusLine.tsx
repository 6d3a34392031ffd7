import type { ComponentChildren } from "preact";
import { crashText } from "../../i18n/crash";
import { listedEntry } from "../../model/derived/listed-entry";
import { isRecord, ownBest } from "../../model/derived/own-record";
import { isAtGoal } from "../../model/derived/position";
import { replayProgress } from "../../model/derived/replay-progress";
import { hopelessOf, isHopeless } from "../../model/derived/verdict";
import { LANDING } from "../../model/puzzle/entry";
import {
  answerOf,
  hasBlocks,
  liveOf,
  metricOf,
  obstacle,
  playedGestures,
} from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import { Objection } from "../../shell/Objection";
import { showField } from "../../shell/show-field";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { revealRegion } from "../../ui/regions";
import { HowTo } from "./HowTo";
import { Line } from "./Line";
import { LiveLine } from "./LiveLine";
import { answerEnd, hintLine, latinButton, replayLine, searchLine } from "./lazy-parts";
import { StatusBox } from "./StatusBox";

interface Props extends ViewProps {
  /** The board has the keyboard focus. */
  readonly exploring: boolean;
}

/** The line under the board, with the most important message. */
export function StatusLine({ exploring, ...view }: Props) {
  return <StatusBox message={resultOf(view)} fallback={() => modeOf(view, exploring)} />;
}

/** The result or message of a search; `null` without any. */
function resultOf(view: ViewProps): ComponentChildren {
  const { app, state, t, lang } = view;
  const { search, result, hint, watching } = state;
  if (!state.loaded) return null;
  // The Answer tab shows searches and results itself.
  const isInTab = state.place === "answer";
  if (search.phase !== "idle" && search.purpose !== "measure") {
    return isInTab && search.purpose === "solve" ? null : (
      <Lazily key="search" view={view} load={searchLine} />
    );
  }
  const more = <Button onClick={() => showDetails(view)}>{t.details}</Button>;
  if (hint.kind === "without" && result.kind !== "unsolvable") {
    return <Line text={t.hintWithout} action={more} />;
  }
  if (hint.kind === "found" || hint.kind === "done")
    return <Lazily key="hint" view={view} load={hintLine} />;
  if (watching) {
    const { kind, turn } = replayProgress(state) ?? {};
    const isOver = kind === "on" && turn === answerOf(state)?.turns.length;
    return isOver ? (
      <Lazily key="end" view={view} load={answerEnd} />
    ) : (
      <Lazily key="replay" view={view} load={replayLine} />
    );
  }
  if (isInTab) return null;
  switch (result.kind) {
    case "unsolvable":
      return <Line text={t.unsolvable} action={more} />;
    case "stopped":
      return <Line text={t.stopped} action={more} />;
    case "cancelled":
      return playedGestures(state).length === 0 ? <Line text={t.cancelled} action={more} /> : null;
    case "refused":
      return <Line text={<Objection {...{ app, lang }} {...result} />} />;
    case "crashed":
      return <Line text={crashText(result.why, t)} />;
    case "solved":
      return result.answer.turns.length === 0 ? <Line text={t.solvedAlready} /> : null;
    case "none": {
      const blocked = obstacle(state);
      if (blocked !== null && blocked !== "loading" && blocked !== "noBoard") {
        return problemLine(view, blocked);
      }
      if (blocked !== null || !isHopeless(state, app.verdictOf(state))) return null;
      return <Line text={t.unsolvable} action={more} />;
    }
  }
}

/** Goes to the proof that there is no solution, or else to the result of the search. */
function showDetails({ app, state }: ViewProps): void {
  const { dispatch, state: now } = app.store;
  dispatch({ type: "entered", place: "answer" });
  const isProven = hopelessOf(app.verdictOf(state)) !== null;
  revealRegion(isProven ? "proof" : "result", () => now().place === "answer");
}

/** An error in the fields. The board still shows the last readable text. */
function problemLine(
  { app, state, t, lang }: ViewProps,
  blocked: "start" | "goal" | "noGoal",
): ComponentChildren {
  const problem = state.problems.find(({ field }) => (field === "goal") === (blocked === "goal"));
  const field = problem?.field ?? "goal";
  // In Make, the field itself shows the error.
  const isInMake = state.place === "make";
  const isShort = problem === undefined || isInMake;
  // The drawing asks for its goal itself, and has no text to correct.
  const isDrawn = isInMake && state.section === "draw" && blocked === "noGoal";
  return (
    <Line
      text={isShort ? t.cannotSolve[blocked] : <Objection {...{ app, lang }} {...problem} />}
      action={!isDrawn && <Button onClick={() => showField(app, field)}>{t.mend}</Button>}
    />
  );
}

/** The message without a search or its result. */
function modeOf(view: ViewProps, exploring: boolean): ComponentChildren {
  const { app, state, t, lang } = view;
  const position = app.positionOf(state);
  if (state.loaded && position === null) return null;
  // The win card shows the result.
  if (state.won !== null) return null;
  if (position !== null && isAtGoal(state, position)) {
    const own = ownBest(state);
    const best = own?.[metricOf(state)] ?? null;
    return (
      <>
        <span class="at-goal-text">{t.atGoal}</span>
        {own !== null && <span class="own-best">{t.ownRecord(best, own.millis ?? null)}</span>}
        {isRecord(state) && <strong class="new-record">{t.newRecord}</strong>}
      </>
    );
  }
  const live = liveOf(state);
  const isPicked = state.picked !== null;
  if (live !== null && !isPicked) return <LiveLine live={live} t={t} />;
  const isForeign = lang === "en" && listedEntry(state)?.id === LANDING.id;
  return (
    <>
      <HowTo {...{ isPicked, exploring, t }} hasBlocks={hasBlocks(state)} />
      {isForeign && state.play.cursor === 0 && <Lazily view={view} load={latinButton} />}
    </>
  );
}
