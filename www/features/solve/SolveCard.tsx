import "./answer.css";
import type { Algorithm } from "taisou";
import { replayProgress } from "../../model/derived/replay-progress";
import { hopelessOf, isHopeless } from "../../model/derived/verdict";
import { algorithmOf, algorithmsFor, answerOf, obstacle } from "../../model/state/selectors";
import { hasMouse } from "../../platform/pointer";
import { Lazily } from "../../shell/Lazily";
import { MetricField } from "../../shell/MetricField";
import type { ToolProps } from "../../shell/view-props";
import { type WordedToolProps, withWords } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { ToolPanel } from "../../ui/ToolPanel";
import { Closest } from "./Closest";
import { Details } from "./Details";
import { Hopeless } from "./Hopeless";
import type { SolveTexts } from "./ja";
import { LookAlikeWays } from "./LookAlikeWays";
import { MoveList } from "./MoveList";
import { ResultLine } from "./ResultLine";
import { whyWords } from "./why-words";

const whyNot = withWords(whyWords, async () => (await import("../why/WhyNot")).WhyNot);

/** Asking for a solution, and what comes of it. */
export function SolveCard(props: WordedToolProps<SolveTexts>) {
  const { app, state, t } = props;
  const blocked = obstacle(state);
  const hopeless = blocked === null ? hopelessOf(app.verdictOf(state)) : null;
  const answer = answerOf(state);
  const isSearching = state.search.phase !== "idle" && state.search.purpose === "solve";
  return (
    <ToolPanel
      request={
        <>
          {blocked === null ? (
            <SolveButton {...props} />
          ) : (
            <p class="note">{blocked === "loading" ? t.loading : t.cannotSolve[blocked]}</p>
          )}
          <details class="method-choices" open={hasMouse()}>
            <summary>{[t.algorithm, t.metric].join(t.and)}</summary>
            <MethodFields {...props} />
          </details>
        </>
      }
    >
      <ResultLine {...props} />
      {hopeless !== null && <Hopeless {...props} reason={hopeless} />}
      <Closest {...props} />
      <LookAlikeWays {...props} />
      <Details {...props} />
      {answer !== null && answer.turns.length > 0 && !isSearching && (
        <MoveList {...props} answer={answer} turn={replayProgress(state)?.turn ?? null} />
      )}
      {hopeless !== null && <Lazily view={props} load={whyNot} />}
    </ToolPanel>
  );
}

/** By which method, counted how. */
function MethodFields(props: WordedToolProps<SolveTexts>) {
  const { app, state, t, words: s } = props;
  const algorithms: readonly Algorithm[] = state.loaded
    ? algorithmsFor(
        state,
        (app.rules.algorithms() ?? []).map(({ name }) => name),
      )
    : ["auto"];
  const algorithm = algorithmOf(state);
  return (
    <>
      <div class="ask-fields">
        <label class="field">
          <span>{t.algorithm}</span>
          <select
            aria-describedby="algorithm-note"
            value={algorithm}
            onChange={(event) => {
              const chosen = algorithms.find((name) => name === event.currentTarget.value);
              if (chosen !== undefined)
                app.store.dispatch({ type: "algorithm", algorithm: chosen });
            }}
          >
            {algorithms.map((name) => (
              <option key={name} value={name}>
                {t.algorithms[name]}
              </option>
            ))}
          </select>
        </label>
        <MetricField {...props} label={t.metric} title={t.metricHelp} />
      </div>
      <p class="note algorithm-note" id="algorithm-note">
        {s.algorithmNotes[algorithm]}
      </p>
    </>
  );
}

/** Begins the search, and ends it: one button, so that the focus stays. */
function SolveButton({ app, state, t }: ToolProps) {
  const { phase } = state.search;
  const busy = phase !== "idle";
  // Nobody is sent to search where there is nothing to be found.
  const resting = isHopeless(state, app.verdictOf(state)) ? "ask" : "primary";
  return (
    <AskButtons class="solve-buttons">
      <Button
        class={busy ? "stop" : resting}
        off={phase === "cancelling"}
        onClick={busy ? app.search.cancel : app.search.solve}
      >
        {busy && <Icon name="close" />}
        {busy ? t.cancel : t.solve}
      </Button>
    </AskButtons>
  );
}
