import type { Algorithm } from "taisou";
import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import { MetricField } from "../../kit/MetricField";
import { useOnDemand } from "../../kit/on-demand";
import type { ViewProps } from "../../kit/view-props";
import { withWords } from "../../kit/with-words";
import { hopelessOf } from "../../model/puzzle/verdict";
import { algorithmOf, algorithmsFor, obstacle } from "../../model/state/selectors";
import { Hopeless } from "./Hopeless";
import { Readout } from "./Readout";
import { ResultLine } from "./ResultLine";
import { whyWords } from "./why-words";

const whyNot = withWords(whyWords, async () => (await import("../why/WhyNot")).WhyNot);

/** Asking for a solution, and what comes of it. */
export function SolveCard(props: ViewProps) {
  const { app, state, t } = props;
  const { search } = state;
  const blocked = obstacle(state);
  const busy = search.phase !== "idle";
  const algorithms: readonly Algorithm[] = state.loaded
    ? algorithmsFor(
        state,
        (app.rules.algorithms() ?? []).map(({ name }) => name),
      )
    : ["auto"];
  const algorithm = algorithmOf(state);
  const why = useOnDemand<ViewProps>(app, whyNot);
  const hopeless = blocked === null ? hopelessOf(app.verdictOf(state)) : null;
  return (
    <>
      <section class="solve" aria-labelledby="solve-heading">
        <h2 id="solve-heading">{t.solveHeading}</h2>
        <div class="pair">
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
          {t.algorithmNotes[algorithm]}
        </p>
        <div class="solve-buttons">
          <Button
            class="primary"
            off={blocked !== null || busy}
            why={blocked === null ? undefined : "solve-blocked"}
            onClick={app.searching.solve}
          >
            {t.solve}
          </Button>
          <Button off={search.phase !== "running"} onClick={app.searching.cancel}>
            <Icon name="close" />
            {t.cancel}
          </Button>
        </div>
        <ResultLine {...props} blocked={blocked} />
        {hopeless !== null && (
          <Hopeless {...props} reason={hopeless} isShown={why.isOpen} onShow={why.setOpen} />
        )}
        <Readout {...props} />
      </section>
      {hopeless !== null && why.Part !== null && <why.Part {...props} />}
    </>
  );
}
