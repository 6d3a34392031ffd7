import { useState } from "preact/hooks";
import type { ToolTexts } from "../../i18n/tools/ja";
import {
  ANY,
  freeSymbol,
  type Mark,
  marksOn,
  paint,
  type Surface,
  withOpenBlanks,
} from "../../model/puzzle/sheet";
import { cellAtFault, goalInOrder } from "../../model/puzzle/sheet-text";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { pressOf } from "../../ui/keys";
import { Easel } from "./Easel";
import type { DrawTexts } from "./ja";
import { Palette } from "./Palette";
import { Sizes } from "./Sizes";
import { type ChosenTool, toolOf } from "./tools";
import { useSheet } from "./use-sheet";

import "./draw.css";

/** The puzzle as a drawing. It writes the fields, and follows what is typed there. */
export function Drawing(props: WordedToolProps<DrawTexts>) {
  const { app, state, t, words: d } = props;
  const { sheet, draw, undo } = useSheet(app, state);
  const [wanted, setSurface] = useState<Surface>("start");
  const [choice, setChoice] = useState<ChosenTool>({ kind: "newPiece" });
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");

  const goals = Math.max(sheet.goals.length, 1);
  const surface = wanted === "start" || wanted < goals ? wanted : "start";
  const inOrder = goalInOrder(state, sheet);
  const tool = toolOf(choice, typed, surface, sheet);
  const label = surface === "start" ? d.startPicture : d.goalPicture(surface + 1, goals);

  function stroke(cells: readonly number[], by: "pointer" | "keyboard"): void {
    const next = paint(sheet, surface, tool, cells, inOrder);
    draw(next);
    // A keyboard draws a piece cell by cell.
    if (tool.kind === "newPiece" && by === "keyboard") {
      setChoice({ kind: "symbol", symbol: freeSymbol(sheet) });
    }
    const cell = cells.at(-1) ?? 0;
    const mark = marksOn(next, surface, inOrder)[cell];
    if (mark !== undefined) setSaid(nameOf(mark, cell, sheet.width, t));
  }

  return (
    <section
      class="drawing"
      aria-label={d.heading}
      onKeyDown={(event) => {
        // Undo applies to the drawing while it is open.
        if (pressOf(event, state.prefs.singleKeys, false)?.command !== "undo") return;
        event.preventDefault();
        undo?.();
      }}
    >
      <div class="draw-head">
        <fieldset class="choices">
          <legend class="unseen">{d.surfaces}</legend>
          <Button pressed={surface === "start"} onClick={() => setSurface("start")}>
            {d.start}
          </Button>
          {Array.from({ length: goals }, (_, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its number
              key={index}
              pressed={surface === index}
              onClick={() => setSurface(index)}
            >
              {d.goal(index + 1, goals)}
            </Button>
          ))}
          {sheet.goals.length > 0 && (
            <Button
              onClick={() => {
                draw({ ...sheet, goals: [...sheet.goals, sheet.start.map(() => ANY)] });
                setSurface(sheet.goals.length);
              }}
            >
              <Icon name="more" />
              {d.anotherGoal}
            </Button>
          )}
        </fieldset>
        <Button name={d.undo} off={undo === null} onClick={() => undo?.()}>
          <Icon name="undo" />
        </Button>
      </div>
      <Palette
        {...{ d, sheet, surface, tool, typed }}
        isTyped={choice.kind === "typed"}
        onChoice={setChoice}
        onTyped={setTyped}
      />
      <Easel
        width={sheet.width}
        height={sheet.height}
        label={label}
        pictureAfter={(cells) => {
          const next = cells.length === 0 ? sheet : paint(sheet, surface, tool, cells, inOrder);
          return { sheet: next, marks: marksOn(next, surface, inOrder) };
        }}
        nameOf={(mark, cell) => nameOf(mark, cell, sheet.width, t)}
        atFault={surface === "start" ? null : cellAtFault(sheet, surface, state.problems)}
        onStroke={stroke}
      />
      {surface !== "start" && sheet.goals[surface]?.some(({ kind }) => kind === "blank") && (
        <Button onClick={() => draw(withOpenBlanks(sheet, surface))}>{d.fillRest}</Button>
      )}
      <Sizes {...{ t, d, sheet }} onSheet={draw} />
      <span class="unseen" aria-live="polite">
        {said}
      </span>
    </section>
  );
}

function nameOf({ kind, symbol }: Mark, cell: number, width: number, t: ToolTexts): string {
  const what = { tile: symbol, blank: t.blankCell, wall: t.wallCell, any: t.anyCell }[kind];
  return t.cellName(what, t.place(Math.floor(cell / width) + 1, (cell % width) + 1));
}
