import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import type { WordedProps } from "../../kit/with-words";
import { provenBest } from "../../model/state/best";
import { isRecord, ownBest } from "../../model/state/own-record";
import { metricOf, movesPlayed } from "../../model/state/selectors";
import type { FinishTexts } from "./ja";
import { toNext } from "./next-puzzle";
import { sendResult } from "./send-result";

/** The player has reached the goal: the result, and the ways on from there. */
export function WinCard(props: WordedProps<FinishTexts>) {
  const { app, state, t, words } = props;
  const metric = metricOf(state);
  const played = movesPlayed(state);
  const best = provenBest(state.bests, metric);
  const own = ownBest(state);
  return (
    <section class="win" aria-label={t.won}>
      <div class="win-head">
        <p class="win-line">
          <b>{t.won}</b>{" "}
          <span class="win-count">{t.result(played, state.won?.feat.millis ?? null)}</span>
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
          {words.nextPuzzle}
        </Button>
        <Button onClick={() => sendResult(app, words)}>
          <Icon name="share" />
          {words.sendResult}
        </Button>
        {best === null && <Compare {...props} />}
        {best !== null && played > best && (
          <Button onClick={app.searching.solveFromStart}>{words.seeBest}</Button>
        )}
      </div>
    </section>
  );
}

/** Finds the length of a shortest solution, without showing it. */
function Compare({ app, state, t, words }: WordedProps<FinishTexts>) {
  const { search } = state;
  if (search.phase === "idle") {
    return (
      <Button onClick={() => app.searching.measure([metricOf(state)])}>{words.compare}</Button>
    );
  }
  return <Button onClick={app.searching.cancel}>{t.stopMeasuring}</Button>;
}
