import { useEffect, useRef } from "preact/hooks";
import type { Texts } from "../../i18n/ja";
import { isHopeless } from "../../model/derived/verdict";
import { type Best, provenBest } from "../../model/state/best";
import { metricOf, metricsFor, movesPlayed, obstacle } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import { type WordedProps, withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { TableHead } from "../../ui/TableHead";
import { featureTexts } from "../feature-texts";
import type { PlayTexts } from "./ja";

const session = withWords(featureTexts.practice, async () => ({
  SessionSheet: (await import("../practice/Session")).SessionSheet,
}));

const practiceSwitch = withWords(featureTexts.practice, () => import("../practice/PracticeSwitch"));

/** The moves played and the fewest in each metric, of which the player chooses one; and which numbers the page shows. */
export function Tally(props: WordedProps<PlayTexts>) {
  const { app, state, t, words } = props;
  const { bests, prefs, search } = state;
  const metrics = metricsFor(state);
  const counted = metricOf(state);
  const opened = useRef(state.opened);
  useEffect(() => {
    // Another board closes it, as a press on its counter does.
    const counter = document.querySelector<HTMLElement>('[aria-controls="tally"]');
    if (state.opened !== opened.current) counter?.click();
  }, [state.opened]);
  const hopeless = isHopeless(state, app.verdictOf(state));
  const unknown = hopeless ? [] : metrics.filter((metric) => provenBest(bests, metric) === null);
  const measured = search.phase !== "idle" && search.purpose === "measure" ? search.metric : null;
  return (
    <div class="popup tally" id="tally" data-practice={prefs.practice || undefined}>
      {prefs.practice && <Lazily view={props} load={session} />}
      <table>
        <TableHead names={[t.metric, words.countsHere, words.countsBest]} />
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
                    : fewestText(bests[metric], t)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {measured !== null && <Button onClick={app.search.cancel}>{t.stopMeasuring}</Button>}
      {unknown.length > 0 && search.phase === "idle" && obstacle(state) === null && (
        <Button onClick={() => app.search.measure(unknown)}>{t.measure}</Button>
      )}
      <Switch on={prefs.live} onChange={(live) => app.setPrefs({ live })} title={words.liveHelp}>
        {t.live}
      </Switch>
      <Switch on={prefs.tally} onChange={(tally) => app.setPrefs({ tally })}>
        {t.showTally}
      </Switch>
      <Lazily view={props} load={practiceSwitch} />
    </div>
  );
}

function fewestText(best: Best | undefined, t: Texts): string {
  if (best === undefined) return "–";
  return best.length === best.bound
    ? t.moveCount(best.length)
    : t.bestRange(best.bound, best.length);
}
