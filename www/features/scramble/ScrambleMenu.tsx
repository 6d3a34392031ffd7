import "./scramble.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { pageScrambler } from "../../app/page-scrambler";
import { count } from "../../i18n/numbers";
import { usualMetric } from "../../model/puzzle/metrics";
import type { ExactDistance } from "../../model/puzzle/scramble";
import type { Offers } from "../../model/scramble/offers";
import { metricOf } from "../../model/state/selectors";
import { randomBelow } from "../../platform/random";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { ScrambleTexts } from "./ja";

/** Ways to scramble the puzzle: by difficulty, or by distance from the goal. Unavailable ways are left out. */
export function ScrambleMenu({ app, state, t, words }: WordedProps<ScrambleTexts>) {
  const { puzzle } = state;
  const metric = metricOf(state);
  const scrambler = useMemo(() => pageScrambler(app), [app]);
  const [offers, setOffers] = useState<Offers | "looking" | null>("looking");
  const [drawing, setDrawing] = useState<"no" | "yes" | "failed">("no");
  useEffect(() => scrambler.close, [scrambler]);
  useEffect(() => {
    let wanted = puzzle !== null;
    setOffers(wanted ? "looking" : null);
    setDrawing("no");
    if (puzzle !== null) {
      void scrambler.offers(puzzle, metric).then((found) => {
        if (wanted) setOffers(found);
      });
    }
    return () => {
      wanted = false;
    };
  }, [scrambler, puzzle, metric]);

  async function draw(wishes: readonly ExactDistance[]): Promise<void> {
    const wish = wishes[randomBelow(wishes.length)];
    if (puzzle === null || wish === undefined || drawing === "yes") return;
    setDrawing("yes");
    const board = await scrambler.draw(puzzle, wish);
    // A user who has gone on to another puzzle keeps that one.
    if (app.store.state().puzzle !== puzzle) return;
    if (board === null) setDrawing("failed");
    else app.puzzle.scrambledTo(board, wish);
  }

  const busy = drawing === "yes";
  const isFair =
    usualMetric(puzzle?.options ?? {}) === "step" &&
    (app.verdictOf(state)?.solvable ?? null) !== null;
  const ways = offers === "looking" ? null : offers;
  return (
    <div class="scramble-ways">
      <Button off={busy} onClick={app.puzzle.scramble}>
        {words.anyOrder}
      </Button>
      {isFair && <p class="note">{words.fair}</p>}
      {ways !== null && (
        <>
          <div class="scramble-levels">
            {(["easy", "medium"] as const).map(
              (level) =>
                ways[level].length > 0 && (
                  <Button key={level} off={busy} onClick={() => void draw(ways[level])}>
                    {t.difficulties[level]}
                  </Button>
                ),
            )}
            {ways.hardest !== null && (
              <Button
                off={busy}
                onClick={() => void draw(ways.hardest === null ? [] : [ways.hardest])}
              >
                {t.difficulties.hardest}
                <span class="note">{words.far(count(ways.hardest.moves))}</span>
              </Button>
            )}
          </div>
          <Exactly {...{ words, busy }} most={ways.most} onWish={(wish) => void draw([wish])} />
        </>
      )}
      <p class="note" role="status">
        {offers === "looking" && words.looking}
        {busy && words.drawing}
        {drawing === "failed" && words.failed}
      </p>
    </div>
  );
}

interface ExactlyProps {
  readonly words: ScrambleTexts;
  readonly busy: boolean;
  readonly most: ExactDistance;
  readonly onWish: (wish: ExactDistance) => void;
}

const USUALLY = 20;

/** Scrambles to an exact distance from the goal. */
function Exactly({ words, busy, most: { metric, moves: most }, onWish }: ExactlyProps) {
  const [typed, setTyped] = useState(String(Math.min(USUALLY, most)));
  const moves = Number(typed);
  const fits = Number.isInteger(moves) && moves >= 1 && moves <= most;
  return (
    <form
      class="scramble-exactly"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && !busy) onWish({ metric, moves });
      }}
    >
      <label class="field">
        <span>{words.exactly}</span>
        <input
          type="number"
          inputMode="numeric"
          aria-label={words.movesLabel}
          aria-describedby="scramble-range"
          min={1}
          max={most}
          step={1}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <span>{words.moves}</span>
      </label>
      <span class="note" id="scramble-range">
        {words.range(count(most))}
      </span>
      <button
        type="submit"
        aria-label={words.goName}
        aria-disabled={busy || !fits ? "true" : undefined}
      >
        {words.go}
      </button>
    </form>
  );
}
