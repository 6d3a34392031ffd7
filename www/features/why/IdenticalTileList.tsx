import "./why.css";
import { useMemo } from "preact/hooks";
import { hueOf } from "../../board/symbol";
import { piecesAtGoal, rowAndColumn } from "../../model/derived/position";
import type { WordedProps } from "../../shell/with-words";
import { type TileRoute, traceIdenticalTiles } from "./identical-tiles";
import type { WhyTexts } from "./ja";

/** Where the solution takes each identical tile, and whether they must change their order. */
export function IdenticalTileList({ app, state, t, words: w }: WordedProps<WhyTexts>) {
  const { puzzle } = state;
  const position = app.positionOf(state);
  const pieces = position === null ? null : piecesAtGoal(state, position);
  const traced = useMemo(
    () => (puzzle === null || pieces === null ? null : traceIdenticalTiles(puzzle, pieces)),
    [puzzle, pieces],
  );
  if (puzzle === null || traced === null) return null;
  const { routes, order, reordered } = traced;
  const place = (cell: number) => t.place(...rowAndColumn(cell, puzzle.width));
  return (
    <>
      <p class="note">
        {order === "kept" ? w.orders.kept : w.orders[order](namesOf(reordered, w))}
      </p>
      <ul
        class="identical-tile-list"
        aria-label={w.lookAlikes}
        tabIndex={routes.length > 4 ? 0 : undefined}
      >
        {routes.map(({ symbol, number, from, to }) => (
          <li key={from}>
            <span class="identical-tile" style={{ "--hue": hueOf(number) }}>
              {symbol}
              <b>{number}</b>
            </span>{" "}
            {from === to ? w.stays(place(from)) : w.goes(place(from), place(to))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentence omits more; the list has all. */
const MOST_NAMED = 4;

function namesOf(routes: readonly TileRoute[], w: WhyTexts): string {
  const names = routes
    .slice(0, MOST_NAMED)
    .map(({ symbol, number }) => `${symbol}${subscript(number)}`);
  return `${names.join(w.and)}${routes.length > MOST_NAMED ? "…" : ""}`;
}

function subscript(number: number): string {
  return [...String(number)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? "").join("");
}
