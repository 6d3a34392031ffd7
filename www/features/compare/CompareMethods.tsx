import type { Algorithm } from "taisou";
import { short } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import { fitsOf, obstacle } from "../../model/state/selectors";
import { MetricField } from "../../shell/MetricField";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { Bars } from "./Bars";
import { ComparePicture } from "./ComparePicture";
import { type Compared, compareControllerFor, SECONDS } from "./compare-controller";
import { Deepenings } from "./Deepenings";
import type { CompareTexts } from "./ja";
import { Trials } from "./Trials";

import "./compare.css";

/** Solving the same board by several methods. */
export function CompareMethods(props: WordedToolProps<CompareTexts>) {
  const { app, state, t, words: c } = props;
  const comparing = compareControllerFor(app);
  const compared = useValue(comparing.value);
  const blocked = obstacle(state);
  const names = ((state.loaded ? app.rules.algorithms() : null) ?? []).map(({ name }) => name);

  const { chosen, subject, trials, now } = compared;
  /** Why methods cannot be chosen, in the reader's language. */
  const reasons = new Map(
    fitsOf(state).flatMap((fit) =>
      fit.takes ? [] : [[fit.algorithm, c.refusals[fit.why]] as const],
    ),
  );
  const fitting = names.filter((name) => !reasons.has(name));
  const wanted = fitting.filter((name) => chosen.has(name));
  /** Each once: one reason often holds for many methods. */
  const all = [...new Set(reasons.values())];
  const nameOf = (name: Algorithm) => t.algorithms[name];
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
                {now !== null ? c.stop : trials.length === 0 ? c.run : c.runAgain}
              </Button>
            </AskButtons>
          )}
          {blocked !== null && blocked !== "loading" && (
            <p class="note">{t.cannotSolve[blocked]}</p>
          )}
          {blocked === null && wanted.length === 0 && <p class="note">{c.chooseSome}</p>}
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
                          why === undefined ? undefined : `refused-${all.indexOf(why)}`
                        }
                        onChange={(event) => comparing.choose(name, event.currentTarget.checked)}
                      />
                      <span>{nameOf(name)}</span>
                    </label>
                  </li>
                );
              })}
            </ul>
            {all.map((why, index) => {
              const refused = names.filter((name) => reasons.get(name) === why).map(nameOf);
              return (
                <p key={why} class="note" id={`refused-${index}`}>
                  {c.refusedFor(refused.join(t.and), why)}
                </p>
              );
            })}
            <div class="method-tools">
              <Button class="quiet" onClick={() => comparing.chooseOnly(fitting)}>
                {c.chooseAll}
              </Button>
              <Button class="quiet" onClick={() => comparing.chooseOnly([])}>
                {c.chooseNone}
              </Button>
            </div>
          </fieldset>
          <div class="ask-fields">
            <label class="field">
              <span>{c.seconds}</span>
              <select
                value={String(compared.seconds)}
                onChange={(event) => comparing.setSeconds(Number(event.currentTarget.value))}
              >
                {SECONDS.map((seconds) => (
                  <option key={seconds} value={String(seconds)}>
                    {c.secondsOf(seconds)}
                  </option>
                ))}
              </select>
            </label>
            <MetricField {...props} label={t.metric} title={t.metricHelp} />
          </div>
        </>
      }
    >
      <Said compared={compared} t={t} c={c} />
      {subject === null && <Teaser picture={<ComparePicture />}>{c.intro}</Teaser>}
      {subject !== null && trials.length > 0 && (
        <>
          <p class="note">
            {subject.history.length === 0 ? c.fromStart : c.fromHere}
            {" · "}
            {t.countedIn(subject.metric)}
          </p>
          <Trials {...props} {...{ c, subject, trials }} onReplay={comparing.replay} />
          <div class="compare-charts">
            {isMany && <Bars {...{ t, c, trials }} />}
            <Deepenings {...{ t, c, trials }} />
          </div>
        </>
      )}
    </ToolPanel>
  );
}

interface SaidProps {
  readonly compared: Compared;
  readonly t: ToolTexts;
  readonly c: CompareTexts;
}

/** Progress. */
function Said({ compared: { now, cancelling, trials }, t, c }: SaidProps) {
  const stats = now?.progress?.stats;
  return (
    <p class={now === null ? "note" : "searching"} role="status">
      {cancelling
        ? c.stopping
        : now !== null
          ? c.working(t.algorithms[now.algorithm], now.at, now.of)
          : trials.length > 0 && c.done(trials.length)}
      {/* Not for screen readers, which would say it eight times a second. */}
      {stats !== undefined && (
        <span class="note" aria-hidden="true">
          {" "}
          {stats.phase === "building" ? t.preparing : c.sofar(short(stats.nodes), stats.depth)}
        </span>
      )}
    </p>
  );
}
