import type { Reason } from "taisou";
import { crashText } from "../../i18n/crash";
import { count, share } from "../../i18n/numbers";
import { standingWords } from "../../i18n/standing-words";
import { whyUnsolvable } from "../../i18n/unsolvable";
import { hopelessOf } from "../../model/derived/verdict";
import type { Reach } from "../../model/state/search-state";
import { mayGoOn, obstacle } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import type { ToolProps } from "../../shell/view-props";
import { type WordedToolProps, withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Closing } from "../../ui/Closing";
import { Teaser } from "../../ui/Teaser";
import { AnswerPicture } from "./AnswerPicture";
import { HowMany } from "./HowMany";
import type { SolveTexts } from "./ja";

const standing = withWords(
  standingWords,
  async () => (await import("../level/Standing")).StandingOfStart,
);

/** The result, in a region that screen readers follow. */
export function ResultLine(props: WordedToolProps<SolveTexts>) {
  const { app, state, t } = props;
  const { result, search } = state;
  const idle = search.phase === "idle";
  return (
    <div class="result" data-region="result" tabIndex={-1} data-kind={idle ? result.kind : "busy"}>
      <div role="status" class="result-status">
        <Sentence {...props} />
      </div>
      {idle && mayGoOn(state) && (
        <Button class="go-on" onClick={app.search.goOn}>
          {t.goOn}
        </Button>
      )}
      {result.kind === "solved" && <Lazily view={props} load={standing} />}
      <HowMany {...props} />
    </div>
  );
}

function Sentence(props: WordedToolProps<SolveTexts>) {
  const { app, state, t, words } = props;
  const { result, search } = state;
  if (search.phase === "cancelling") return <p>{t.cancelling}</p>;
  if (search.phase === "running" && search.purpose === "solve") {
    const stats = state.progress?.stats;
    const building = stats?.phase === "building" && stats.total > 0;
    const most = stats?.best ?? null;
    return (
      <>
        <p class={most === null ? "searching" : undefined}>
          {building ? t.preparing : t.searching}
          {/* Not for screen readers, which would say it eight times a second. */}
          {building && <span aria-hidden="true"> {share(stats.done / stats.total)}</span>}
        </p>
        <Closing t={t} progress={state.progress} />
        {most !== null && <p class="note">{words.keepsBest}</p>}
      </>
    );
  }
  switch (result.kind) {
    case "none":
      return obstacle(state) === null ? <Foretold {...props} /> : null;
    case "solved": {
      const { solution, history } = result.answer;
      const length = solution.length ?? result.answer.turns.length;
      return (
        <>
          <p class="headline">{t.solved(length, solution.optimal)}</p>
          <p class="note">
            {length === 0 ? `${t.solvedAlready} · ` : ""}
            {t.countedIn(solution.metric)}
            {" · "}
            {words.byAlgorithm(
              t.algorithms[solution.algorithm],
              solution.why === null ? null : words.chosenBecause[solution.why],
            )}
          </p>
          {!solution.optimal && solution.bound !== null && solution.bound > 0 && (
            <p class="note">{words.boundNote(solution.bound)}</p>
          )}
          {history.length > 0 && length > 0 && <p class="note">{words.solvedFrom}</p>}
        </>
      );
    }
    case "unsolvable":
      return (
        <>
          <p class="headline">{t.unsolvable}</p>
          <p class="note">
            {whyUnsolvable(hopelessOf(app.verdictOf(state)) ?? result.reason, state.puzzle, t)}
          </p>
        </>
      );
    case "stopped":
      return (
        <>
          <p class="headline">{t.stopped}</p>
          <p>{whyStopped(result.reason, words)}</p>
          <Reached reach={result.reach} s={words} />
        </>
      );
    case "cancelled":
      return (
        <>
          <p>{t.cancelled}</p>
          {result.reach !== null && <Reached reach={result.reach} s={words} />}
        </>
      );
    case "refused":
      return <p class="trouble">{t.errors[result.code](result.details)}</p>;
    case "crashed":
      return <p class="trouble">{crashText(result.why, t)}</p>;
  }
}

/** What is known before anything is searched. */
function Foretold({ app, state, t }: ToolProps) {
  const verdict = app.verdictOf(state);
  const hopeless = hopelessOf(verdict);
  if (hopeless === null) {
    return (
      <Teaser picture={<AnswerPicture />}>
        {verdict?.solvable === true ? t.why.idle : t.idle}
      </Teaser>
    );
  }
  return (
    <>
      <p class="foretold">{t.unsolvable}</p>
      <p class="note">{whyUnsolvable(hopeless, state.puzzle, t)}</p>
    </>
  );
}

/** How far a search came, and what that proves. */
function Reached({ reach, s }: { readonly reach: Reach; readonly s: SolveTexts }) {
  const { nodes, depth, bound } = reach;
  if (nodes === 0) return null;
  return (
    <p class="note">
      {s.reached(count(nodes), depth)}
      {bound > 0 && s.provenSoFar(bound)}
    </p>
  );
}

function whyStopped(reason: Reason | null, s: SolveTexts): string {
  if (reason === null || !("limit" in reason)) return s.stoppedBudget;
  switch (reason.limit) {
    case "maxNodes":
      return s.stoppedNodes;
    case "maxBytes":
      return s.stoppedBytes;
    case "budget":
      return s.stoppedBudget;
    case "nothingLeft":
      return s.stoppedNothingLeft;
  }
}
