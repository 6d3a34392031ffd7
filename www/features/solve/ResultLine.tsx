import "./result-line.css";
import type { ComponentChildren } from "preact";
import type { Reason, Solvability } from "taisou";
import type { Progress } from "../../engine/protocol";
import { crashText } from "../../i18n/crash";
import { count } from "../../i18n/numbers";
import { share } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import { whyUnsolvable } from "../../i18n/unsolvable";
import { hopelessOf } from "../../model/derived/verdict";
import type { Answer } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Reach, Result, SearchPhase } from "../../model/state/search-state";
import { Button } from "../../ui/Button";
import { Closing } from "../../ui/Closing";
import { Teaser } from "../../ui/Teaser";
import type { SolveTexts } from "./ja";

/** Tiles with their moves, above a scrubber. */
const PICTURE = (
  <>
    <rect class="tint" x={6} y={14} width={30} height={30} rx={5} />
    <rect class="mark" x={45} y={14} width={30} height={30} rx={5} />
    <rect class="tint" x={84} y={14} width={30} height={30} rx={5} />
    <path d="M14 29h12m-5-5 5 5-5 5M60 22v13m-5-5 5 5 5-5M106 29H94m5-5-5 5 5 5" />
    <path d="M10 60h100" />
    <circle class="shade" cx={21} cy={60} r={4} />
    <circle class="mark" cx={60} cy={60} r={6} />
    <circle class="shade" cx={99} cy={60} r={4} />
  </>
);

interface SentenceProps {
  readonly t: ToolTexts;
  readonly s: SolveTexts;
  readonly puzzle: Puzzle | null;
  readonly search: SearchPhase;
  readonly progress: Progress | null;
  readonly result: Result;
  readonly verdict: Solvability | null;
  /** The board can be solved. */
  readonly canSolve: boolean;
}

interface Props extends SentenceProps {
  /** `null` if more time cannot improve the result. */
  readonly onGoOn: (() => void) | null;
  readonly children: ComponentChildren;
}

/** The result, in a region whose changes screen readers announce. */
export function ResultLine({ onGoOn, children, ...props }: Props) {
  const { t, search, result } = props;
  const isIdle = search.phase === "idle";
  return (
    <div
      class="result"
      data-region="result"
      tabIndex={-1}
      data-kind={isIdle ? result.kind : "busy"}
    >
      <div role="status" class="result-status">
        <Sentence {...props} />
      </div>
      {isIdle && onGoOn !== null && (
        <Button class="small" onClick={onGoOn}>
          {t.goOn}
        </Button>
      )}
      {children}
    </div>
  );
}

function Sentence(props: SentenceProps) {
  const { t, s, puzzle, search, progress, result, verdict } = props;
  if (search.phase === "cancelling") return <p>{t.cancelling}</p>;
  if (search.phase === "running" && search.purpose === "solve") {
    return <Running {...{ t, s, progress }} />;
  }
  switch (result.kind) {
    case "none":
      return props.canSolve ? <Forecast {...{ t, puzzle, verdict }} /> : null;
    case "solved":
      return <Solved {...{ t, s }} answer={result.answer} />;
    case "unsolvable":
      return (
        <>
          <p class="headline">{t.unsolvable}</p>
          <p class="note">{whyUnsolvable(hopelessOf(verdict) ?? result.reason, puzzle, t)}</p>
        </>
      );
    case "stopped":
      return (
        <>
          <p class="headline">{t.stopped}</p>
          <p>{whyStopped(result.reason, s)}</p>
          <Reached reach={result.reach} s={s} />
        </>
      );
    case "cancelled":
      return (
        <>
          <p>{t.cancelled}</p>
          {result.reach !== null && <Reached reach={result.reach} s={s} />}
        </>
      );
    case "refused":
      return <p class="error">{t.errors[result.code](result.details)}</p>;
    case "crashed":
      return <p class="error">{crashText(result.why, t)}</p>;
  }
}

function Running({ t, s, progress }: Pick<SentenceProps, "t" | "s" | "progress">) {
  const stats = progress?.stats;
  const building = stats?.phase === "building" && stats.total > 0;
  const hasBest = (stats?.best ?? null) !== null;
  return (
    <>
      <p class={hasBest ? undefined : "searching"}>
        {building ? t.preparing : t.searching}
        {/* Hidden from screen readers, which would read it eight times a second. */}
        {building && <span aria-hidden="true"> {share(stats.done / stats.total)}</span>}
      </p>
      <Closing t={t} progress={progress} />
      {hasBest && <p class="note">{s.keepsBest}</p>}
    </>
  );
}

interface SolvedProps extends Pick<SentenceProps, "t" | "s"> {
  readonly answer: Answer;
}

function Solved({ t, s, answer: { solution, history, turns } }: SolvedProps) {
  const { length, optimal, bound, metric, algorithm, why } = solution;
  const moves = length ?? turns.length;
  const notes = [
    ...(moves === 0 ? [t.solvedAlready] : []),
    t.countedIn(metric),
    s.byAlgorithm(t.algorithms[algorithm], why === null ? null : s.chosenBecause[why]),
  ];
  return (
    <>
      <p class="headline">{t.solved(moves, optimal)}</p>
      <p class="note">{notes.join(" · ")}</p>
      {!optimal && bound !== null && bound > 0 && <p class="note">{s.boundNote(bound)}</p>}
      {history.length > 0 && moves > 0 && <p class="note">{s.solvedFrom}</p>}
    </>
  );
}

/** The outcome as far as theory tells it before a search. */
function Forecast({ t, puzzle, verdict }: Pick<SentenceProps, "t" | "puzzle" | "verdict">) {
  const hopeless = hopelessOf(verdict);
  if (hopeless === null) {
    return <Teaser picture={PICTURE}>{verdict?.solvable === true ? t.why.idle : t.idle}</Teaser>;
  }
  return (
    <>
      <p class="strong">{t.unsolvable}</p>
      <p class="note">{whyUnsolvable(hopeless, puzzle, t)}</p>
    </>
  );
}

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
  return {
    maxNodes: s.stoppedNodes,
    maxBytes: s.stoppedBytes,
    budget: s.stoppedBudget,
    nothingLeft: s.stoppedNothingLeft,
  }[reason.limit];
}
