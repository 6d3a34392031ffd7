import "./scramble-menu.css";
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

/** Scrambles the puzzle by difficulty, or to an exact distance from the goal. */
export function ScrambleMenu({ app, state, t, words }: WordedProps<ScrambleTexts>) {
  const { puzzle } = state;
  const metric = metricOf(state);
  const scrambler = useMemo(() => pageScrambler(app), [app]);
  const [offers, setOffers] = useState<Offers | "looking" | null>("looking");
  const [drawing, setDrawing] = useState<"no" | "yes" | "failed">("no");
  useEffect(() => () => scrambler.close(), [scrambler]);
  useEffect(() => {
    let isCurrent = true;
    setOffers(puzzle === null ? null : "looking");
    setDrawing("no");
    if (puzzle !== null) {
      void scrambler.offers(puzzle, metric).then((found) => {
        if (isCurrent) setOffers(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [scrambler, puzzle, metric]);

  /** Draws a board at one of these distances. */
  async function draw(distances: readonly ExactDistance[]): Promise<void> {
    const distance = distances[randomBelow(distances.length)];
    if (puzzle === null || distance === undefined || drawing === "yes") return;
    setDrawing("yes");
    const board = await scrambler.draw(puzzle, distance);
    // Another puzzle opened during the search stays.
    if (app.store.state().puzzle !== puzzle) return;
    if (board === null) setDrawing("failed");
    else app.puzzle.scrambledTo(board, distance);
  }

  const busy = drawing === "yes";
  const isFair =
    usualMetric(puzzle?.options ?? {}) === "step" &&
    (app.verdictOf(state)?.solvable ?? null) !== null;
  const ways = offers === "looking" ? null : offers;
  return (
    <div class="stack scramble-options" lang={t.simple.scramble && "ja-Hira"}>
      {isFair && <p class="note">{words.fair}</p>}
      {ways !== null && (
        <>
          <div class="row scramble-levels">
            {(["easy", "medium", "hardest"] as const).map((level) => {
              const distances = [ways[level] ?? []].flat();
              const [first] = distances;
              return (
                first !== undefined && (
                  <Button key={level} off={busy} onClick={() => void draw(distances)}>
                    {t.difficulties[level]}
                    {level === "hardest" && (
                      <span class="note">{words.far(count(first.moves))}</span>
                    )}
                  </Button>
                )
              );
            })}
          </div>
          <Exactly {...{ words, busy }} most={ways.most} onChoose={(one) => void draw([one])} />
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
  readonly onChoose: (distance: ExactDistance) => void;
}

/** The distance in the field at first. */
const USUAL_MOVES = 20;

/** Scrambles to an exact distance from the goal. */
function Exactly({ words, busy, most: { metric, moves: most }, onChoose }: ExactlyProps) {
  const [typed, setTyped] = useState(String(Math.min(USUAL_MOVES, most)));
  const moves = Number(typed);
  const fits = Number.isInteger(moves) && moves >= 1 && moves <= most;
  return (
    <form
      class="scramble-exactly"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && !busy) onChoose({ metric, moves });
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
