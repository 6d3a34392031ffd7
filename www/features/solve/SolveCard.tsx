import "./solve-card.css";
import { copy } from "../../app/copy";
import { MiniBoard } from "../../board/MiniBoard";
import { standingWords } from "../../i18n/standing-words";
import { piecesAtGoal } from "../../model/derived/position";
import { replayProgress } from "../../model/derived/replay-progress";
import { hopelessOf, isHopeless, swapped } from "../../model/derived/verdict";
import {
  algorithmOf,
  algorithmsFor,
  answerOf,
  mayGoOn,
  obstacle,
} from "../../model/state/selectors";
import { hasMouse } from "../../platform/pointer";
import { Lazily } from "../../shell/Lazily";
import { MetricField } from "../../shell/MetricField";
import { type WordedToolProps, withWords } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { findRegion } from "../../ui/regions";
import { SelectField } from "../../ui/SelectField";
import { ToolPanel } from "../../ui/ToolPanel";
import { featureTexts } from "../feature-texts";
import { Details } from "./Details";
import { HowMany } from "./HowMany";
import { IdenticalTiles } from "./IdenticalTiles";
import type { SolveTexts } from "./ja";
import { MoveList } from "./MoveList";
import { ResultLine } from "./ResultLine";

const whyNot = withWords(featureTexts.why, () => import("../why/WhyNot"));

const checkButton = async () => (await import("../certificate/CheckButton")).CheckButton;

const standing = withWords(standingWords, () => import("../level/Standing"));

/** Solves the board, and shows the solution or why there is none. */
export function SolveCard(props: WordedToolProps<SolveTexts>) {
  const { app, state, t, words: s } = props;
  const { puzzle, search, progress, result } = state;
  const verdict = app.verdictOf(state);
  const canSolve = obstacle(state) === null;
  const hopeless = canSolve ? hopelessOf(verdict) : null;
  const answer = answerOf(state);
  const hasMoves = answer !== null && answer.turns.length > 0;
  const isIdle = search.phase === "idle";
  const position = app.positionOf(state);
  const isTraced = position !== null && piecesAtGoal(state, position) !== null;
  return (
    <ToolPanel request={requestOf(props)}>
      <ResultLine
        {...{ t, s, puzzle, search, progress, result, verdict, canSolve }}
        onGoOn={mayGoOn(state) ? app.search.goOn : null}
      >
        {result.kind === "solved" && <Lazily view={props} load={standing} />}
        <HowMany
          // Of a length that is not proven, there may be no solution, and a count may not end.
          answer={isIdle && hasMoves && answer.solution.optimal ? answer : null}
          isAsked={state.space.count.kind !== "none"}
          name={t.howMany}
          view={props}
        />
        <Lazily view={props} load={checkButton} />
      </ResultLine>
      {puzzle !== null && hopeless?.argument === "parity" && (
        <div class="row hopeless">
          <Button
            onClick={() => {
              app.puzzle.exchange(hopeless.swap);
              // This button disappears with the proof; the next step is to solve.
              findRegion("request")?.querySelector("button")?.focus();
            }}
          >
            {t.why.exchange(...swapped(hopeless, puzzle.start))}
          </Button>
        </div>
      )}
      {isIdle && closestBoard(props)}
      <IdenticalTiles
        {...{ t }}
        puzzle={isTraced ? puzzle : null}
        tellsApart={state.prefs.tellApart}
        onTellApart={(tellApart) => app.setPrefs({ tellApart })}
        view={props}
      />
      {progress !== null && <Details {...{ t, progress, result }} isSearching={!isIdle} />}
      {hasMoves && (isIdle || search.purpose !== "solve") && (
        <MoveList
          {...{ t, s, answer }}
          width={puzzle?.width ?? 1}
          turn={replayProgress(state)?.turn ?? null}
          onTurn={app.replay.goTo}
          onCopy={(text) => void copy(app.store, text)}
        />
      )}
      {hopeless !== null && <Lazily view={props} load={whyNot} />}
    </ToolPanel>
  );
}

/** The button that starts and stops the search, and the choice of method and metric. */
function requestOf(props: WordedToolProps<SolveTexts>) {
  const { app, state, t, words: s } = props;
  const { phase } = state.search;
  const isBusy = phase !== "idle";
  const blocked = obstacle(state);
  const all = state.loaded ? (app.rules.algorithms() ?? []).map(({ name }) => name) : [];
  const algorithm = algorithmOf(state);
  // The button does not stand out where there is nothing to find.
  const look = isHopeless(state, app.verdictOf(state)) ? "ask" : "primary";
  return (
    <>
      {blocked === null ? (
        // One button that changes, so that the focus stays.
        <AskButtons class="solve-buttons">
          <Button
            class={isBusy ? "stop" : look}
            icon={isBusy ? "close" : undefined}
            off={phase === "cancelling"}
            onClick={isBusy ? app.search.cancel : app.search.solve}
          >
            {isBusy ? t.cancel : t.solve}
          </Button>
        </AskButtons>
      ) : (
        <p class="note">{blocked === "loading" ? t.loading : t.cannotSolve[blocked]}</p>
      )}
      <details class="method-choices" open={hasMouse()}>
        <summary>{[t.algorithm, t.metric].join(t.and)}</summary>
        <div class="ask-fields">
          <SelectField
            label={t.algorithm}
            describedBy="algorithm-note"
            value={algorithm}
            options={state.loaded ? algorithmsFor(state, all) : ["auto"]}
            textOf={(name) => t.algorithms[name]}
            onChange={(chosen) => app.store.dispatch({ type: "algorithm", algorithm: chosen })}
          />
          <MetricField {...props} label={t.metric} title={t.metricHelp} />
        </div>
        <p class="note algorithm-note" id="algorithm-note">
          {s.algorithmNotes[algorithm]}
        </p>
      </details>
    </>
  );
}

/** The nearest board to the goal that an unsolvable start can reach, if a search found it. */
function closestBoard({ app, state, t }: WordedToolProps<SolveTexts>) {
  const { result, puzzle } = state;
  const reason = result.kind === "unsolvable" ? result.reason : null;
  if (puzzle === null || reason === null || !("argument" in reason)) return null;
  if (reason.argument !== "exhausted" || reason.closest === null) return null;
  const parsed = app.rules.parse(reason.closest.board, puzzle.width, puzzle.options);
  if (parsed === null) return null;
  return (
    <figure class="closest">
      <div class="board-frame closest-picture">
        <MiniBoard board={parsed} />
      </div>
      <figcaption class="note">{t.closest(reason.closest.wrong)}</figcaption>
    </figure>
  );
}
