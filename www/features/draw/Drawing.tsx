import "./drawing.css";
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
} from "../../model/puzzle/sketch";
import { cellAtFault, goalInOrder } from "../../model/puzzle/sketch-text";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { pressOf } from "../../ui/keys";
import { Easel } from "./Easel";
import type { DrawTexts } from "./ja";
import { Palette } from "./Palette";
import { Sizes } from "./Sizes";
import { type ChosenTool, toolOf } from "./tools";
import { useSketch } from "./use-sketch";

/** The puzzle as a drawing, which writes the fields and follows changes there. */
export function Drawing(props: WordedToolProps<DrawTexts>) {
  const { app, state, t, words: d } = props;
  const { sketch, draw, undo } = useSketch(app, state);
  const [wanted, setSurface] = useState<Surface>("start");
  const [choice, setChoice] = useState<ChosenTool>({ kind: "newPiece" });
  const [typed, setTyped] = useState("");
  const [announced, setAnnounced] = useState("");

  const goals = Math.max(sketch.goals.length, 1);
  const surface = wanted === "start" || wanted < goals ? wanted : "start";
  const inOrder = goalInOrder(state, sketch);
  const tool = toolOf(choice, typed, surface, sketch);
  const label = surface === "start" ? d.startPicture : d.goalPicture(surface + 1, goals);

  function stroke(cells: readonly number[], by: "pointer" | "keyboard"): void {
    const next = paint(sketch, surface, tool, cells, inOrder);
    draw(next);
    // The keyboard draws cell by cell, so the next cell extends this piece.
    if (tool.kind === "newPiece" && by === "keyboard") {
      setChoice({ kind: "symbol", symbol: freeSymbol(sketch) });
    }
    const cell = cells.at(-1) ?? 0;
    const mark = marksOn(next, surface, inOrder)[cell];
    if (mark !== undefined) setAnnounced(nameOf(mark, cell, sketch.width, t));
  }

  return (
    <section
      class="stack drawing"
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
          <legend class="visually-hidden">{d.surfaces}</legend>
          <Button pressed={surface === "start"} onClick={() => setSurface("start")}>
            {t.start}
          </Button>
          {Array.from({ length: goals }, (_, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a goal is identified by its number
              key={index}
              pressed={surface === index}
              onClick={() => setSurface(index)}
            >
              {d.goal(index + 1, goals)}
            </Button>
          ))}
          {sketch.goals.length > 0 && (
            <Button
              icon="more"
              onClick={() => {
                draw({ ...sketch, goals: [...sketch.goals, sketch.start.map(() => ANY)] });
                setSurface(sketch.goals.length);
              }}
            >
              {d.anotherGoal}
            </Button>
          )}
        </fieldset>
        <Button icon="undo" name={d.undo} off={undo === null} onClick={() => undo?.()} />
      </div>
      <Palette
        {...{ d, sketch, surface, tool, typed }}
        isTyped={choice.kind === "typed"}
        onChoice={setChoice}
        onTyped={setTyped}
      />
      <Easel
        width={sketch.width}
        height={sketch.height}
        label={label}
        pictureAfter={(cells) => {
          const next = cells.length === 0 ? sketch : paint(sketch, surface, tool, cells, inOrder);
          return { sketch: next, marks: marksOn(next, surface, inOrder) };
        }}
        nameOf={(mark, cell) => nameOf(mark, cell, sketch.width, t)}
        atFault={surface === "start" ? null : cellAtFault(sketch, surface, state.problems)}
        onStroke={stroke}
      />
      {surface !== "start" && sketch.goals[surface]?.some(({ kind }) => kind === "blank") && (
        <Button onClick={() => draw(withOpenBlanks(sketch, surface))}>{d.fillRest}</Button>
      )}
      <Sizes {...{ t, d, sketch }} onSketch={draw} />
      <span class="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </section>
  );
}

function nameOf({ kind, symbol }: Mark, cell: number, width: number, t: ToolTexts): string {
  const what = { tile: symbol, blank: t.blankCell, wall: t.wallCell, any: t.anyCell }[kind];
  return t.cellName(what, t.place(Math.floor(cell / width) + 1, (cell % width) + 1));
}
