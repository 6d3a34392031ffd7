import type { ComponentChildren } from "preact";
import { crashText } from "../../i18n/crash";
import { isAtGoal } from "../../model/derived/position";
import { replayProgress } from "../../model/derived/replay-progress";
import { hopelessOf, isHopeless } from "../../model/derived/verdict";
import type { SolutionProgress } from "../../model/play/solution-progress";
import {
  answerOf,
  liveOf,
  mayGoOn,
  obstacle,
  playedGestures,
  stageAt,
} from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import { Objection } from "../../shell/Objection";
import { showField } from "../../shell/show-field";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { revealRegion } from "../../ui/regions";
import { AtGoal } from "./AtGoal";
import { HintText } from "./HintText";
import { HowTo } from "./HowTo";
import { Line } from "./Line";
import { LiveLine } from "./LiveLine";
import { answerEnd } from "./lazy-parts";
import { Said } from "./Said";
import { Searching } from "./Searching";

interface Props extends ViewProps {
  /** The keyboard is on the board. */
  readonly exploring: boolean;
}

/** One line under the board: the most pressing of all that there is to say. */
export function StatusLine(props: Props) {
  return <Said said={resultOf(props)} mode={() => modeOf(props)} />;
}

/** The result or message of a search; `null` without any. */
function resultOf(props: Props): ComponentChildren {
  const { app, state, t, lang } = props;
  const { search, result, hint, watching } = state;
  if (!state.loaded) return null;
  // The tab that tells of the answer says what comes of a search.
  const isTold = state.place === "answer";
  if (search.phase !== "idle" && search.purpose === "solve") {
    return isTold ? null : <Searching {...props} />;
  }
  if (search.phase !== "idle" && search.purpose === "hint") return <Searching {...props} />;
  const more = (
    <button type="button" onClick={() => showDetails(props)}>
      {t.details}
    </button>
  );
  if (hint.kind === "without" && result.kind !== "unsolvable") {
    return <Line text={t.hintWithout} action={more} />;
  }
  if (hint.kind !== "none" && hint.kind !== "without") {
    return <HintText hint={hint} puzzle={state.puzzle} t={t} />;
  }
  if (watching) return <Watching {...props} />;
  if (isTold) return null;
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
        return <ToMend {...props} blocked={blocked} />;
      }
      if (blocked !== null || !isHopeless(state, app.verdictOf(state))) return null;
      return <Line text={t.unsolvable} action={more} />;
    }
  }
}

/** Goes to the proof that there is no answer, or else to the result of the search. */
function showDetails({ app, state }: Props): void {
  const { dispatch, state: now } = app.store;
  dispatch({ type: "entered", place: "answer" });
  const isProven = hopelessOf(app.verdictOf(state)) !== null;
  revealRegion(isProven ? "proof" : "result", () => now().place === "answer");
}

/** Something of the text is not right, and the board stands as it was. */
function ToMend({
  app,
  state,
  t,
  lang,
  blocked,
}: Props & { readonly blocked: "start" | "goal" | "noGoal" }) {
  const problem = state.problems.find(({ field }) => (field === "goal") === (blocked === "goal"));
  const field = problem?.field ?? "goal";
  return (
    <Line
      // Where it is corrected, the field says what is wrong.
      text={
        problem === undefined || state.place === "make" ? (
          t.cannotSolve[blocked]
        ) : (
          <Objection {...{ app, lang }} {...problem} />
        )
      }
      action={
        <button type="button" onClick={() => showField(app, field)}>
          {t.mend}
        </button>
      }
    />
  );
}

/** The answer that is open: its length, and at its end the ways on. */
function Watching({ app, state, t, lang }: Props) {
  const answer = answerOf(state);
  if (answer === null) return null;
  const progress = replayProgress(state);
  const length = answer.turns.length;
  if (progress?.kind === "on" && progress.turn === length) {
    return <Lazily view={{ app, state, t, lang }} load={answerEnd} />;
  }
  const stage = progress === null ? null : stageAt(answer, progress.turn);
  const where =
    progress?.kind === "on" ? (stage === null ? "" : t.stage(stage)) : offPath(progress, t);
  const { solution } = answer;
  return (
    <Line
      text={
        <>
          {state.place !== "answer" && (
            <b class="headline">{t.solved(solution.length ?? length, solution.optimal)}</b>
          )}
          {where !== "" && <span class="note"> {where}</span>}
        </>
      }
      action={
        mayGoOn(state) &&
        state.place !== "answer" && <Button onClick={app.search.goOn}>{t.goOn}</Button>
      }
    />
  );
}

/** Where the board on show is, if at none of the solution's turns. */
function offPath(progress: SolutionProgress | null, t: ViewProps["t"]): string {
  if (progress === null) return t.beside;
  return progress.kind === "begun" ? t.begun(progress.turn + 1) : t.aside(progress.turn + 1);
}

/** Text before anything has been found or asked. */
function modeOf(props: Props): ComponentChildren {
  const { app, state, t } = props;
  const position = state.loaded ? app.positionOf(state) : null;
  if (state.loaded && position === null) return null;
  // The card below tells it.
  if (state.won !== null) return null;
  if (position !== null && isAtGoal(state, position)) return <AtGoal state={state} t={t} />;
  const live = liveOf(state);
  if (live !== null && state.picked === null) return <LiveLine live={live} t={t} />;
  return <HowTo {...props} />;
}
