import { useState } from "preact/hooks";
import { showBoard } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { GoalOrders } from "./GoalOrders";
import type { PresetTexts } from "./ja";
import { boardWith } from "./preset-board";
import { isSide, MOST_SIDE } from "./SideField";
import { Sides } from "./Sides";
import { ALPHABETS, type Alphabet, alphabetOf, symbolsOf } from "./symbols";

/** As many tiles as this show what an alphabet looks like. */
const SAMPLE = 3;
/** The size that one begins with is that of the board on the page, unless that is a very large one. */
const MOST_AT_FIRST = 8;

/** Boards that are made with one click, and orders for the goal of the board there is. */
export function Presets(props: WordedToolProps<PresetTexts>) {
  const { app, state, t, words: p } = props;
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
  // The kind of the board on the page, as far as it has one with enough symbols.
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
      <p class="error" id="preset-trouble" aria-live="polite">
        {!isSize && p.badSize(MOST_SIDE)}
        {short.length > 0 && p.tooFew(short.map((one) => p.alphabets[one]).join(t.and))}
      </p>
      <Switch on={mixed} onChange={setMixed}>
        {p.mix}
      </Switch>
      <fieldset class="alphabets">
        <legend>{p.symbols}</legend>
        {ALPHABETS.map((alphabet) => (
          <Button
            key={alphabet}
            off={!isSize || short.includes(alphabet)}
            why="preset-trouble"
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
      <GoalOrders {...props} p={p} />
    </>
  );
}
