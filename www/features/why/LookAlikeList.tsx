import "./why.css";
import { useMemo } from "preact/hooks";
import { hueOf } from "../../board/symbol";
import { piecesAtGoal, rowAndColumn } from "../../model/derived/position";
import type { WordedProps } from "../../shell/with-words";
import type { WhyTexts } from "./ja";
import { type Journey, type LookAlikeTale, lookAlikeTale } from "./look-alikes";

/** Which look-alike the solution takes where, and whether they have to change places for it. */
export function LookAlikeList({ app, state, t, words: w }: WordedProps<WhyTexts>) {
  const { puzzle } = state;
  const position = app.positionOf(state);
  const pieces = position === null ? null : piecesAtGoal(state, position);
  const tale = useMemo(
    () => (puzzle === null || pieces === null ? null : lookAlikeTale(puzzle, pieces)),
    [puzzle, pieces],
  );
  if (puzzle === null || tale === null) return null;
  const place = (cell: number) => t.place(...rowAndColumn(cell, puzzle.width));
  return (
    <>
      <p class="note">{orderText(tale, w)}</p>
      <ul
        class="look-alike-list"
        aria-label={w.lookAlikes}
        tabIndex={tale.journeys.length > 4 ? 0 : undefined}
      >
        {tale.journeys.map((journey) => (
          <li key={journey.from}>
            <span class="look-alike" style={{ "--hue": hueOf(journey.number) }}>
              {journey.symbol}
              <b>{journey.number}</b>
            </span>{" "}
            {journey.from === journey.to
              ? w.stays(place(journey.from))
              : w.goes(place(journey.from), place(journey.to))}
          </li>
        ))}
      </ul>
    </>
  );
}

function orderText({ order, reordered }: LookAlikeTale, w: WhyTexts): string {
  return order === "kept" ? w.orders.kept : w.orders[order](namesOf(reordered, w));
}

/** More are in the list. */
const MOST_NAMED = 4;

function namesOf(journeys: readonly Journey[], w: WhyTexts): string {
  const names = journeys
    .slice(0, MOST_NAMED)
    .map(({ symbol, number }) => `${symbol}${subscript(number)}`);
  return `${names.join(w.and)}${journeys.length > MOST_NAMED ? "…" : ""}`;
}

function subscript(number: number): string {
  return [...String(number)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? "").join("");
}
