import "../../ui/kbd.css";
import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { pageScrambler } from "../../app/page-scrambler";
import type { ExactDistance, Scramble } from "../../model/puzzle/scramble";
import { harderThan } from "../../model/scramble/offers";
import { metricOf } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { scrambleAgain } from "./actions";
import type { FinishTexts } from "./ja";

interface Props extends WordedProps<FinishTexts> {
  /** The optimum of the board; `null` if it is not proven. */
  readonly best: number | null;
}

/** Another board as far from the goal, or scrambled in the same way; and after a scramble a harder one. */
export function Again({ app, state, t, words, best }: Props) {
  const { scrambled } = state;
  const [busy, setBusy] = useState(false);
  const harder = useHarder(app, state, best);
  const again = scrambled ?? (best === null ? null : { metric: metricOf(state), moves: best });
  if (again === null) return null;
  const scramble = (how: Scramble) => {
    setBusy(true);
    void scrambleAgain(app, how).finally(() => setBusy(false));
  };
  const isAny = again === "any";
  return (
    <>
      <Button
        {...(scrambled !== null && { class: "primary" })}
        off={busy}
        onClick={() => scramble(again)}
      >
        {isAny ? words.scrambleAgain : words.anotherLike(t.moveCount(again.moves))}
        {isAny && state.prefs.singleKeys && (
          <span class="for-mouse" aria-hidden="true">
            <kbd>N</kbd>
          </span>
        )}
      </Button>
      {harder !== null && (
        <Button
          off={busy || harder === "looking"}
          onClick={() => harder !== "looking" && scramble(harder)}
        >
          {words.harder}
        </Button>
      )}
    </>
  );
}

/** A harder scramble of a scrambled board; `null` if there is none. */
function useHarder(
  app: App,
  state: AppState,
  best: number | null,
): ExactDistance | "looking" | null {
  const { puzzle } = state;
  const isScrambled = state.scrambled !== null;
  const metric = metricOf(state);
  const [harder, setHarder] = useState<ExactDistance | "looking" | null>("looking");
  useEffect(() => {
    if (!isScrambled || puzzle === null) return;
    const scrambler = pageScrambler(app);
    let isCurrent = true;
    void scrambler.offers(puzzle, metric).then((offers) => {
      if (isCurrent) setHarder(offers === null ? null : harderThan(best, offers));
    });
    return () => {
      isCurrent = false;
      scrambler.close();
    };
  }, [app, isScrambled, puzzle, metric, best]);
  return isScrambled ? harder : null;
}
