import { useState } from "preact/hooks";
import { editFor } from "../../app/edit-controller";
import { showBoard } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { GoalOrders } from "./GoalOrders";
import type { PresetTexts } from "./ja";
import { boardWith } from "./preset-board";
import { isSide, MOST_SIDE, Sides } from "./Sides";
import { ALPHABETS, type Alphabet, alphabetOf, symbolsOf } from "./symbols";

/** Number of tiles that show what an alphabet looks like. */
const SAMPLE = 3;
/** The size starts as that of the board on the page, up to this many columns and rows. */
const MOST_AT_FIRST = 8;

/** Boards made with one click, and orders for the goal of the present board. */
export function Presets({ app, state, t, words: p }: WordedToolProps<PresetTexts>) {
  const [[columns, rows], setSize] = useState(() => {
    const { width = 3, height = 3 } = state.puzzle?.start ?? {};
    const sides = [width, height];
    return sides.every((side) => isSide(side) && side <= MOST_AT_FIRST)
      ? ([width, height] as const)
      : ([3, 3] as const);
  });
  const [mixed, setMixed] = useState(true);
  const isSize = isSide(columns) && isSide(rows);
  const tiles = isSize ? columns * rows - 1 : 0;
  const short = ALPHABETS.filter((alphabet) => symbolsOf(alphabet, tiles) === null);
  const { start } = state.puzzle ?? {};
  const isOther = isSize && (start?.width !== columns || start.height !== rows);
  // The alphabet of the board on the page, if it has enough symbols for this size.
  const kind = alphabetOf(
    start?.cells.flatMap((cell) => (cell.kind === "tile" ? [cell.symbol] : [])) ?? [],
  );
  const usual = kind === null || short.includes(kind) ? "numbers" : kind;

  function make(alphabet: Alphabet): void {
    const symbols = symbolsOf(alphabet, tiles) ?? [];
    app.puzzle.made(boardWith(app.rules, symbols, columns, rows), mixed);
    showBoard();
  }

  return (
    <>
      <Sides
        {...{ t, p }}
        width={columns}
        height={rows}
        onSides={(width, height) => setSize([width, height])}
      >
        {isOther && (
          <Button class="primary" onClick={() => make(usual)}>
            {p.makeSize(columns, rows)}
          </Button>
        )}
      </Sides>
      <p class={isSize ? "note" : "error"} id="preset-error" aria-live="polite">
        {!isSize && p.badSize(MOST_SIDE)}
        {short.length > 0 && p.tooFew(short.map((one) => p.alphabets[one]).join(t.and))}
      </p>
      <Switch on={mixed} onChange={setMixed}>
        {p.mix}
      </Switch>
      <fieldset class="pictured-buttons">
        <legend>{p.symbols}</legend>
        {ALPHABETS.map((alphabet) => (
          <Button
            key={alphabet}
            off={!isSize || short.includes(alphabet)}
            why="preset-error"
            onClick={() => make(alphabet)}
          >
            <span class="sample" aria-hidden="true">
              {symbolsOf(alphabet, SAMPLE)?.map((symbol) => (
                <span key={symbol} class="sample-tile">
                  {symbol}
                </span>
              ))}
            </span>
            {p.alphabets[alphabet]}
          </Button>
        ))}
      </fieldset>
      <GoalOrders rules={app.rules} player={state} p={p} onFields={editFor(app).draw} />
    </>
  );
}
