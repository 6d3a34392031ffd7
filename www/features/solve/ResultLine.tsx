import type { Reason } from "taisou";
import { dictionary } from "../../i18n/dictionary";
import type { Texts } from "../../i18n/ja";
import { count, percent } from "../../i18n/numbers";
import { whyUnsolvable } from "../../i18n/unsolvable";
import { Lazily } from "../../kit/Lazily";
import type { ViewProps } from "../../kit/view-props";
import { withWords } from "../../kit/with-words";
import { hopelessOf } from "../../model/puzzle/verdict";
import type { Reach } from "../../model/state/search";
import type { obstacle } from "../../model/state/selectors";
import { HowMany } from "./HowMany";

const standing = withWords(
  dictionary({ ja: () => import("../level/ja"), en: () => import("../level/en") }),
  async () => (await import("../level/Standing")).Standing,
);

interface Props extends ViewProps {
  readonly blocked: ReturnType<typeof obstacle>;
}

/** The result, in a region that screen readers follow. */
export function ResultLine(props: Props) {
  const { state } = props;
  return (
    <div class="result" data-kind={state.search.phase === "idle" ? state.result.kind : "busy"}>
      <div role="status" class="result-status">
        <Sentence {...props} />
      </div>
      {state.result.kind === "solved" && <Lazily view={props} load={standing} />}
      <HowMany {...props} />
      {state.result.kind !== "none" && <Blocked {...props} />}
    </div>
  );
}

/** Why Solve cannot be pressed. */
function Blocked({ t, blocked }: Props) {
  if (blocked === null) return null;
  return (
    <p id="solve-blocked" class="note">
      {blocked === "loading" ? t.loading : t.cannotSolve[blocked]}
    </p>
  );
}

function Sentence(props: Props) {
  const { app, state, t, blocked } = props;
  const { result, search } = state;
  if (search.phase === "cancelling") return <p>{t.cancelling}</p>;
  if (search.phase === "running" && search.purpose === "solve") {
    const stats = state.progress?.stats;
    const building = stats?.phase === "building" && stats.total > 0;
    return (
      <p class="searching">
        {building ? t.preparing : t.searching}
        {/* Not for screen readers, which would say it eight times a second. */}
        {building && <span aria-hidden="true"> {percent(stats.done / stats.total)}</span>}
        {typeof stats?.best === "number" && (
          <span class="note" aria-hidden="true">
            {" "}
            {t.bestSoFar(stats.best)}
            {stats.bound > 0 && ` · ${t.boundNote(stats.bound)}`}
          </span>
        )}
      </p>
    );
  }
  switch (result.kind) {
    case "none":
      return blocked === null ? <Foretold {...props} /> : <Blocked {...props} />;
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
            {t.byAlgorithm(
              t.algorithms[solution.algorithm],
              solution.why === null ? null : t.chosenBecause[solution.why],
            )}
          </p>
          {!solution.optimal && solution.bound !== null && solution.bound > 0 && (
            <p class="note">{t.boundNote(solution.bound)}</p>
          )}
          {!solution.optimal && solution.algorithm !== "human" && state.progress !== null && (
            <p class="note">{t.reached(count(solution.nodes), state.progress.stats.depth)}</p>
          )}
          {history.length > 0 && length > 0 && <p class="note">{t.solvedFrom}</p>}
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
          <p>{whyStopped(result.reason, t)}</p>
          <Reached reach={result.reach} t={t} />
        </>
      );
    case "cancelled":
      return (
        <>
          <p>{t.cancelled}</p>
          {result.reach !== null && <Reached reach={result.reach} t={t} />}
        </>
      );
    case "refused":
      return <p class="trouble">{t.errors[result.code](result.details)}</p>;
    case "crashed":
      return <p class="trouble">{result.why === "silent" ? t.silent : t.crashed}</p>;
  }
}

/** What is known before anything is searched. */
function Foretold({ app, state, t }: Props) {
  const verdict = app.verdictOf(state);
  const hopeless = hopelessOf(verdict);
  if (hopeless === null) {
    return <p class="note">{verdict?.solvable === true ? t.why.idle : t.idle}</p>;
  }
  return (
    <>
      <p class="foretold">{t.unsolvable}</p>
      <p class="note">{whyUnsolvable(hopeless, state.puzzle, t)}</p>
    </>
  );
}

/** How far a search came, and what that proves. */
function Reached({ reach, t }: { readonly reach: Reach; readonly t: Texts }) {
  const { nodes, depth, bound } = reach;
  if (nodes === 0) return null;
  return (
    <p class="note">
      {t.reached(count(nodes), depth)}
      {bound > 0 && t.provenSoFar(bound)}
    </p>
  );
}

function whyStopped(reason: Reason | null, t: Texts): string {
  if (reason === null || !("limit" in reason)) return t.stoppedBudget;
  switch (reason.limit) {
    case "maxNodes":
      return t.stoppedNodes;
    case "maxBytes":
      return t.stoppedBytes;
    case "budget":
      return t.stoppedBudget;
    case "nothingLeft":
      return t.stoppedNothingLeft;
  }
}
