import { useMemo, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { editFor } from "../../app/edit-controller";
import type { Fields } from "../../model/puzzle/puzzle";
import type { Sketch } from "../../model/puzzle/sketch";
import { DRAWN, type EditedPuzzle, sketchOf, writeSketch } from "../../model/puzzle/sketch-text";

/** A drawing, and the same puzzle as fields. */
interface SketchStep {
  readonly sketch: Sketch;
  readonly fields: Fields;
}

interface DrawnSketch {
  readonly sketch: Sketch;
  readonly draw: (next: Sketch) => void;
  /** Undoes the last stroke; `null` if none was made since the fields were last typed into. */
  readonly undo: (() => void) | null;
}

/**
 * The fields as a drawing. The user's own drawing stays until the fields change otherwise, because an unfinished one may
 * not be readable from the fields.
 */
export function useSketch(
  app: Pick<App, "store" | "rules">,
  { fields, puzzle }: EditedPuzzle,
): DrawnSketch {
  const { rules } = app;
  const [step, setStep] = useState<SketchStep | null>(null);
  const [before, setBefore] = useState<readonly SketchStep[]>([]);
  const isMine = step !== null && DRAWN.every((name) => step.fields[name] === fields[name]);
  const typed = useMemo(() => sketchOf(rules, { fields, puzzle }), [rules, fields, puzzle]);
  const sketch = isMine ? step.sketch : typed;
  const past = isMine ? before : [];

  function go(next: SketchStep): void {
    setStep(next);
    editFor(app).draw(next.fields);
  }

  return {
    sketch,
    draw(next) {
      if (next === sketch) return;
      setBefore([...past, { sketch, fields }]);
      go({ sketch: next, fields: writeSketch(rules, next, fields) });
    },
    undo:
      past.length === 0
        ? null
        : () => {
            const last = past.at(-1);
            setBefore(past.slice(0, -1));
            if (last !== undefined) go(last);
          },
  };
}
