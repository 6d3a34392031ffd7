import { useMemo, useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { Field } from "../../kit/Field";
import type { ViewProps } from "../../kit/view-props";
import type { PresetTexts } from "./ja";
import { readWord, sizeFor } from "./preset-board";
import { isSide } from "./SideField";

interface Props extends ViewProps {
  readonly p: PresetTexts;
  readonly columns: number;
  readonly rows: number;
  readonly onSize: (columns: number, rows: number) => void;
  readonly onMake: (symbols: readonly string[]) => void;
}

/** A board that a word or a sentence fills. */
export function WordPreset({ app, t, p, columns, rows, onSize, onMake }: Props) {
  const [text, setText] = useState("");
  const read = useMemo(() => readWord(app.rules, text), [app, text]);
  const cells = "code" in read ? [] : read;
  const isSize = isSide(columns) && isSide(rows);
  const own = cells.filter(({ kind }) => kind === "blank").length;
  // Without a blank of its own the word leaves one cell free.
  const needed = cells.length + (own === 0 ? 1 : 0);
  const over = isSize ? needed - columns * rows : 0;
  const blanks = isSize ? columns * rows - cells.length + own : 0;
  const error = "code" in read ? t.errors[read.code](read.details) : null;
  const tooLong = over > 0 ? p.wordTooLong(over) : null;
  const fit = sizeFor(needed);
  const fits = fit.width === columns && fit.height === rows;
  return (
    <div class="word-preset">
      <Field
        id="preset-word"
        label={p.word}
        value={text}
        onText={setText}
        help={cells.length > 0 && blanks > 1 ? p.wordBlanks(blanks) : p.wordHelp}
        error={error ?? (cells.length > 0 ? tooLong : null)}
        composingNote={t.composing}
      />
      <div class="word-tools">
        <Button
          off={cells.length === 0 || over > 0 || !isSize}
          why="preset-word-notes"
          onClick={() => onMake(cells.map(({ symbol }) => symbol))}
        >
          {p.makeWord}
        </Button>
        {cells.length > 0 && !fits && isSide(fit.width) && isSide(fit.height) && (
          <Button class="quiet" onClick={() => onSize(fit.width, fit.height)}>
            {p.fitSize} {fit.width}×{fit.height}
          </Button>
        )}
      </div>
    </div>
  );
}
