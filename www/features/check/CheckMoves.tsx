import "./check-moves.css";
import { isExact } from "../../app/live/bounds";
import type { ToolTexts } from "../../i18n/tools/ja";
import { obstacle } from "../../model/state/selectors";
import { MetricField } from "../../shell/MetricField";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { SelectField } from "../../ui/SelectField";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { Better } from "./Better";
import { type CheckError, type Checked, checkControllerFor } from "./check-controller";
import { Descent } from "./Descent";
import { lossesOf, lostIn } from "./distances";
import type { CheckTexts } from "./ja";
import { Steps } from "./Steps";

/** A descending line, and where a shorter one leaves it. */
const PICTURE = (
  <>
    <path d="M8 64h104" />
    <path d="M12 10 34 26" />
    <path class="mark-line" d="M34 26 56 12" />
    <path d="M56 12 108 50" />
    <path stroke-dasharray="3 5" d="M34 26 84 62" />
    <circle class="mark" cx={34} cy={26} r={5} />
  </>
);

/** Finds the moves of a solution that lose. */
export function CheckMoves(props: WordedToolProps<CheckTexts>) {
  const { app, state, t, words: k } = props;
  const checking = checkControllerFor(app);
  const checked = useValue(checking.value);
  const { text, ofBlank, error, played, bounds, phase, better } = checked;
  const blocked = obstacle(state);
  const isIdle = phase === "idle";
  const losses = lossesOf(bounds);
  return (
    <ToolPanel
      request={
        <>
          <Field
            id="check-moves"
            label={k.moves}
            value={text}
            onText={checking.type}
            help={k.movesHelp}
            error={error === null ? null : errorText(error, t, k)}
            kind="lines"
          />
          <div class="ask-fields">
            <SelectField
              label={k.letters}
              value={ofBlank ? "blank" : "tile"}
              options={["tile", "blank"]}
              textOf={(one) => (one === "blank" ? t.blankLetters : t.tileLetters)}
              onChange={(one) => checking.setOfBlank(one === "blank")}
            />
            <MetricField {...props} label={k.metric} />
          </div>
          {blocked === null && (
            <AskButtons>
              <Button
                class={isIdle ? "primary" : "stop"}
                off={phase === "cancelling"}
                onClick={isIdle ? () => void checking.run() : checking.cancel}
              >
                {isIdle ? k.run : k.stop}
              </Button>
              {isIdle && state.play.cursor > 0 && (
                <Button class="ask" onClick={checking.takePlayed}>
                  {k.takePlayed}
                </Button>
              )}
            </AskButtons>
          )}
          {blocked !== null && blocked !== "loading" && (
            <p class="note">{t.cannotSolve[blocked]}</p>
          )}
        </>
      }
    >
      <Verdict checked={checked} losses={losses} t={t} k={k} />
      {played === null ? (
        <Teaser picture={PICTURE}>{k.intro}</Teaser>
      ) : (
        <>
          <Descent {...{ k, bounds, losses }} />
          {checked.exercises > 0 && (
            <p>
              {k.exercises(checked.exercises)}{" "}
              <Button
                class="small"
                onClick={() => app.store.dispatch({ type: "dialog", dialog: "record" })}
              >
                {t.record}
              </Button>
            </p>
          )}
          <Better
            {...{ k, played, losses, better }}
            canReplay={state.search.phase === "idle"}
            onReplay={checking.replay}
          />
          <Steps
            {...{ k, played, bounds, losses }}
            and={t.and}
            current={state.play.gestures === played.gestures ? state.play.cursor : null}
            onShow={checking.show}
          />
        </>
      )}
    </ToolPanel>
  );
}

/** Losing moves that are named; the list has all of them. */
const MOST_NAMED = 10;

interface VerdictProps {
  readonly checked: Checked;
  readonly losses: readonly (number | null)[];
  readonly t: ToolTexts;
  readonly k: CheckTexts;
}

/** The moves lost, or the progress of the search. */
function Verdict({ checked: { played, bounds, phase, error }, losses, t, k }: VerdictProps) {
  const known = bounds.filter(isExact).length;
  const lost = losses.flatMap((some, at) => (some ? [[at + 1, some] as const] : []));
  const places = lost.slice(0, MOST_NAMED).map(([at, some]) => k.lostAt(at, some));
  const waiting = phase === "running" || phase === "cancelling";
  return (
    <div role="status" class="verdict" data-region="lost" tabIndex={-1}>
      {waiting && <p class="searching">{phase === "cancelling" ? k.stopping : k.searching}</p>}
      {played !== null && !waiting && error === null && (
        <>
          <p class="headline">{headline(bounds, k)}</p>
          {lost.length > 0 && (
            <p>{k.where(places.join(t.and), Math.max(lost.length - MOST_NAMED, 0))}</p>
          )}
          <p class="note">
            {t.countedIn(played.metric)}
            {known < bounds.length && ` · ${k.partly(known, bounds.length)}`}
          </p>
        </>
      )}
      {phase === "improving" && <p class="searching">{k.improving}</p>}
    </div>
  );
}

function headline(bounds: Checked["bounds"], k: CheckTexts): string {
  const moves = bounds.length - 1;
  const lost = lostIn(bounds);
  const [start, end] = [bounds[0], bounds.at(-1)];
  if (lost.least !== lost.most || start === undefined || end === undefined) {
    return k.lostBetween(moves, lost.least, Number.isFinite(lost.most) ? lost.most : null);
  }
  if (end.least > 0) return k.lostSoFar(moves, end.least, lost.least);
  return lost.least === 0 ? k.perfect(moves) : k.lost(moves, start.least, lost.least);
}

function errorText(error: CheckError, t: ToolTexts, k: CheckTexts): string {
  if (typeof error === "string") return k[error];
  return t.errors[error.code](error.details);
}
