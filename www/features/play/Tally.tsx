import type { Texts } from "../../i18n/ja";
import { isHopeless } from "../../model/derived/verdict";
import { type Best, provenBest } from "../../model/state/best";
import { metricOf, metricsFor, movesPlayed, obstacle } from "../../model/state/selectors";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";

/** The moves played and the fewest there can be, in every metric that the board has; and which of them counts. */
export function Tally({ app, state, t }: ViewProps) {
  const { bests, prefs, search } = state;
  const metrics = metricsFor(state);
  const counted = metricOf(state);
  const hopeless = isHopeless(state, app.verdictOf(state));
  const unknown = hopeless ? [] : metrics.filter((metric) => provenBest(bests, metric) === null);
  const measured = search.phase !== "idle" && search.purpose === "measure" ? search.metric : null;
  return (
    <div class="tally" id="tally">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.metric}</th>
            <th scope="col">{t.countsHere}</th>
            <th scope="col">{t.countsBest}</th>
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => (
            <tr key={metric}>
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name="tally-metric"
                    checked={metric === counted}
                    onChange={() => app.store.dispatch({ type: "metric", metric })}
                  />
                  {t.metrics[metric]}
                </label>
              </th>
              <td>{t.moveCount(movesPlayed(state, metric))}</td>
              <td>
                {metric === measured
                  ? t.searching
                  : hopeless
                    ? t.noAnswer
                    : fewest(bests[metric], t)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {measured !== null && <Button onClick={app.search.cancel}>{t.stopMeasuring}</Button>}
      {unknown.length > 0 && search.phase === "idle" && obstacle(state) === null && (
        <Button onClick={() => app.search.measure(unknown)}>{t.measure}</Button>
      )}
      <Switch on={prefs.tally} onChange={(tally) => app.setPrefs({ tally })}>
        {t.showTally}
      </Switch>
    </div>
  );
}

function fewest(best: Best | undefined, t: Texts): string {
  if (best === undefined) return "–";
  return best.length === best.bound
    ? t.moveCount(best.length)
    : t.bestRange(best.bound, best.length);
}
