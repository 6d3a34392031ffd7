import { openNext } from "../../app/next-puzzle";
import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import type { ViewProps } from "../../kit/view-props";
import { provenBest } from "../../model/state/best";
import { isRecord, ownBest } from "../../model/state/own-record";
import type { Won } from "../../model/state/records";
import { metricOf, movesPlayed } from "../../model/state/selectors";

interface Props extends ViewProps {
  readonly won: Won;
}

/** The goal is reached by hand: how well that went, and where to go from there. */
export function WinCard({ app, state, t, won }: Props) {
  const metric = metricOf(state);
  const played = movesPlayed(state);
  const best = provenBest(state.bests, metric);
  const own = ownBest(state);
  return (
    <section class="win" aria-label={t.won}>
      <div class="win-head">
        <p class="win-line">
          <b>{t.won}</b> <span class="win-count">{t.result(played, won.feat.millis ?? null)}</span>
          {best !== null && <span class="win-best">{t.against(played, best)}</span>}
          {isRecord(state) ? (
            <strong class="new-record">{t.newRecord}</strong>
          ) : (
            own !== null && (
              <span class="own-best">{t.ownRecord(own[metric] ?? null, own.millis ?? null)}</span>
            )
          )}
        </p>
        <Button class="round quiet" name={t.undo} onClick={app.playing.undo}>
          <Icon name="undo" />
        </Button>
        <Button
          class="round quiet"
          name={t.restart}
          onClick={() => app.store.dispatch({ type: "restarted" })}
        >
          <Icon name="restart" />
        </Button>
      </div>
      <div class="win-buttons">
        <Button class="primary" onClick={() => void toNext(app)}>
          {t.nextPuzzle}
        </Button>
        <Button onClick={app.sendResult}>
          <Icon name="share" />
          {t.sendResult}
        </Button>
        {best === null && <Compare {...{ app, state, t }} />}
        {best !== null && played > best && (
          <Button
            onClick={() => {
              app.store.dispatch({ type: "restarted" });
              app.searching.solve();
            }}
          >
            {t.seeBest}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The next puzzle of its kind; where there is none, the reader chooses. */
async function toNext(app: ViewProps["app"]): Promise<void> {
  if (!(await openNext(app))) app.store.dispatch({ type: "dialog", dialog: "collection" });
}

/** Finds out what the fewest are, without showing how. */
function Compare({ app, state, t }: Pick<Props, "app" | "state" | "t">) {
  const { search } = state;
  if (search.phase === "idle") {
    return <Button onClick={() => app.searching.measure([metricOf(state)])}>{t.compare}</Button>;
  }
  return <Button onClick={app.searching.cancel}>{t.stopMeasuring}</Button>;
}
