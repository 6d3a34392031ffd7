import "./compare-methods.css";
import type { Algorithm } from "taisou";
import { copy } from "../../app/copy";
import { short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import { fitsOf, obstacle } from "../../model/state/selectors";
import { MetricField } from "../../shell/MetricField";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { Bars } from "./Bars";
import { type Compared, compareControllerFor, SECONDS } from "./compare-controller";
import { Deepenings } from "./Deepenings";
import type { CompareTexts } from "./ja";
import { Trials } from "./Trials";

/** Bars, one of them short. */
const PICTURE = (
  <>
    <rect class="shade" x={10} y={10} width={98} height={11} rx={3} />
    <rect class="shade" x={10} y={28} width={64} height={11} rx={3} />
    <rect class="mark" x={10} y={46} width={20} height={11} rx={3} />
    <path d="M8 6v58" />
  </>
);

/** Solves the same board by several methods. */
export function CompareMethods(props: WordedToolProps<CompareTexts>) {
  const { app, state, t, words: c } = props;
  const comparing = compareControllerFor(app);
  const compared = useValue(comparing.value);
  const blocked = obstacle(state);
  const names = ((state.loaded ? app.rules.algorithms() : null) ?? []).map(({ name }) => name);

  const { chosen, subject, trials, now } = compared;
  const reasons = new Map(
    fitsOf(state).flatMap((fit) =>
      fit.takes ? [] : [[fit.algorithm, c.refusals[fit.why]] as const],
    ),
  );
  const wanted = names.filter((name) => chosen.has(name) && !reasons.has(name));
  const isMany = trials.some(({ progress }) => (progress?.stats.nodes ?? 0) > 0);
  return (
    <ToolPanel
      request={
        <>
          {blocked === null && (now !== null || wanted.length > 0) && (
            <AskButtons>
              <Button
                class={now === null ? "primary" : "stop"}
                off={compared.cancelling}
                onClick={now === null ? () => void comparing.run(wanted) : comparing.cancel}
              >
                {now !== null ? c.stop : trials.length === 0 ? t.tabs.compare : c.runAgain}
              </Button>
            </AskButtons>
          )}
          {blocked !== null && blocked !== "loading" && (
            <p class="note">{t.cannotSolve[blocked]}</p>
          )}
          {blocked === null && wanted.length === 0 && <p class="note">{c.chooseSome}</p>}
          <MethodChoice
            {...{ t, c, names, reasons, chosen }}
            onChoose={comparing.choose}
            onChooseNone={comparing.chooseNone}
          />
          <div class="ask-fields">
            <SelectField
              label={c.seconds}
              value={compared.seconds}
              options={SECONDS}
              textOf={c.secondsOf}
              onChange={comparing.setSeconds}
            />
            <MetricField {...props} label={t.metric} title={t.metricHelp} />
          </div>
        </>
      }
    >
      <ProgressLine {...{ compared, t, c }} />
      {subject === null && <Teaser picture={PICTURE}>{c.intro}</Teaser>}
      {subject !== null && trials.length > 0 && (
        <>
          <p class="note">
            {subject.history.length === 0 ? c.fromStart : c.fromHere}
            {" · "}
            {t.countedIn(subject.metric)}
          </p>
          <Trials
            {...{ t, c, subject, trials }}
            canReplay={state.search.phase === "idle"}
            onReplay={comparing.replay}
            onCopy={(text) => void copy(app.store, text)}
          />
          <div class="compare-charts">
            {isMany && <Bars {...{ t, c, trials }} />}
            <Deepenings {...{ t, c, trials }} />
          </div>
        </>
      )}
    </ToolPanel>
  );
}

interface MethodChoiceProps {
  readonly t: ToolTexts;
  readonly c: CompareTexts;
  readonly names: readonly Algorithm[];
  /** Why methods cannot be chosen. */
  readonly reasons: ReadonlyMap<Algorithm, string>;
  readonly chosen: ReadonlySet<Algorithm>;
  readonly onChoose: (name: Algorithm, isChosen: boolean) => void;
  readonly onChooseNone: () => void;
}

/** A checkbox for each method, and the reasons that disable some. */
function MethodChoice(props: MethodChoiceProps) {
  const { t, c, names, reasons, chosen, onChoose, onChooseNone } = props;
  // Without duplicates: one reason often holds for many methods.
  const allReasons = [...new Set(reasons.values())];
  return (
    <fieldset class="methods">
      <legend>{c.methods}</legend>
      <ul>
        {names.map((name) => {
          const why = reasons.get(name);
          return (
            <li key={name}>
              <label class="method">
                <input
                  type="checkbox"
                  checked={why === undefined && chosen.has(name)}
                  disabled={why !== undefined}
                  aria-describedby={
                    why === undefined ? undefined : `refused-${allReasons.indexOf(why)}`
                  }
                  onChange={(event) => onChoose(name, event.currentTarget.checked)}
                />
                <span>{t.algorithms[name]}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {allReasons.map((why, index) => {
        const refused = names.filter((name) => reasons.get(name) === why);
        return (
          <p key={why} class="note" id={`refused-${index}`}>
            {c.refusedFor(refused.map((name) => t.algorithms[name]).join(t.and), why)}
          </p>
        );
      })}
      <div class="row small-buttons">
        <Button class="quiet" onClick={onChooseNone}>
          {c.chooseNone}
        </Button>
      </div>
    </fieldset>
  );
}

interface ProgressLineProps {
  readonly compared: Compared;
  readonly t: ToolTexts;
  readonly c: CompareTexts;
}

function ProgressLine({ compared: { now, cancelling, trials }, t, c }: ProgressLineProps) {
  const stats = now?.progress?.stats;
  return (
    <p class={now === null ? "note" : "searching"} role="status">
      {cancelling
        ? c.stopping
        : now !== null
          ? c.working(t.algorithms[now.algorithm], now.at, now.of)
          : trials.length > 0 && c.done(trials.length)}
      {/* Hidden from screen readers, because it changes eight times a second. */}
      {stats !== undefined && (
        <span class="note" aria-hidden="true">
          {" "}
          {stats.phase === "building" ? t.preparing : c.sofar(short(stats.nodes), stats.depth)}
        </span>
      )}
    </p>
  );
}
