import "./finish.css";
import { useState } from "preact/hooks";
import { isRecord, ownBest } from "../../model/derived/own-record";
import { provenBest } from "../../model/state/best";
import { metricOf, movesPlayed } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { FinishTexts } from "./ja";
import { toNext } from "./next-puzzle";
import { scrambleAgain } from "./scramble-again";
import { sendResult } from "./send-result";

/** The player has reached the goal: the result, and the ways on from there. */
export function WinCard(props: WordedProps<FinishTexts>) {
  const { app, state, t, words } = props;
  const played = movesPlayed(state);
  const best = provenBest(state.bests, metricOf(state));
  return (
    <section class="win" aria-label={t.won}>
      <div class="win-head">
        <Result {...props} />
        <Button class="round quiet" name={t.undo} onClick={app.play.undo}>
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
        {state.scrambled !== null && <Again {...props} />}
        <Button
          {...(state.scrambled === null && { class: "primary" })}
          onClick={() => void toNext(app)}
        >
          {words.nextPuzzle}
        </Button>
        <Button onClick={() => sendResult(app, words)}>
          <Icon name="share" />
          {words.sendResult}
        </Button>
        {best === null && <Compare {...props} />}
        {best !== null && played > best && (
          <Button onClick={app.search.solveFromStart}>{words.seeBest}</Button>
        )}
      </div>
    </section>
  );
}

/** The moves and the time, compared with the shortest and with the player's own best; or that there was help. */
function Result({ state, t, words }: WordedProps<FinishTexts>) {
  const metric = metricOf(state);
  const played = movesPlayed(state);
  const best = provenBest(state.bests, metric);
  const own = ownBest(state);
  const { help = null, feat } = state.won ?? {};
  const isPraised = best !== null && (help === null || played > best);
  return (
    <p class="win-line">
      <b>{t.won}</b> <span class="win-count">{t.result(played, feat?.millis ?? null)}</span>
      {isPraised && <span class="win-best">{t.against(played, best)}</span>}
      {help !== null && <span class="win-best">{words.helped[help]}</span>}
      {isRecord(state) && <strong class="new-record">{t.newRecord}</strong>}
      {help === null && !isRecord(state) && own !== null && (
        <span class="own-best">{t.ownRecord(own[metric] ?? null, own.millis ?? null)}</span>
      )}
    </p>
  );
}

/** Another board of the same kind: the first thing to do with a board that was scrambled. */
function Again({ app, state, t, words }: WordedProps<FinishTexts>) {
  const [busy, setBusy] = useState(false);
  const { scrambled, prefs } = state;
  const isAny = scrambled === null || scrambled === "any";
  return (
    <Button
      class="primary"
      off={busy}
      onClick={() => {
        setBusy(true);
        void scrambleAgain(app).finally(() => setBusy(false));
      }}
    >
      {isAny ? words.scrambleAgain : words.anotherLike(t.moveCount(scrambled.moves))}
      {isAny && prefs.singleKeys && (
        <span class="for-mouse" aria-hidden="true">
          <kbd>N</kbd>
        </span>
      )}
    </Button>
  );
}

/** Finds the length of a shortest solution, without showing it. */
function Compare({ app, state, t, words }: WordedProps<FinishTexts>) {
  if (state.search.phase === "idle") {
    return <Button onClick={() => app.search.measure([metricOf(state)])}>{words.compare}</Button>;
  }
  return <Button onClick={app.search.cancel}>{t.stopMeasuring}</Button>;
}
