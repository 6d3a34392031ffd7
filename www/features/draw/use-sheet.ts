import { useMemo, useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Fields } from "../../model/puzzle/puzzle";
import type { Sheet } from "../../model/puzzle/sheet";
import { DRAWN, sheetOf, writeSheet } from "../../model/puzzle/sheet-text";
import type { AppState } from "../../model/state/state";

/** A drawing, and the fields that say the same. */
interface SheetStep {
  readonly sheet: Sheet;
  readonly fields: Fields;
}

interface DrawnSheet {
  readonly sheet: Sheet;
  readonly draw: (next: Sheet) => void;
  /** Takes back the last stroke; `null` if none was made since the fields were typed into. */
  readonly undo: (() => void) | null;
}

/**
 * The drawing of the fields. What is drawn stands as it is until the fields say something else: half a drawing may be
 * no board, and a goal may not fit yet.
 */
export function useSheet(app: App, state: AppState): DrawnSheet {
  const [step, setStep] = useState<SheetStep | null>(null);
  const [before, setBefore] = useState<readonly SheetStep[]>([]);
  const { fields, puzzle } = state;
  const isMine = step !== null && DRAWN.every((name) => step.fields[name] === fields[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is read of the state counts
  const typed = useMemo(() => sheetOf(app.rules, state), [app, fields, puzzle]);
  const sheet = isMine ? step.sheet : typed;
  const past = isMine ? before : [];

  function go(next: SheetStep): void {
    setStep(next);
    app.edit.draw(next.fields);
  }

  return {
    sheet,
    draw(next) {
      if (next === sheet) return;
      setBefore([...past, { sheet, fields }]);
      go({ sheet: next, fields: writeSheet(app.rules, next, fields) });
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
