import { useMemo, useState } from "preact/hooks";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import type { PresetTexts } from "./ja";
import { Preview } from "./Preview";
import { MOST_SIDE } from "./SideField";
import { Sides } from "./Sides";
import { type Draft, keep, recall, worded } from "./word";

/** A word that becomes a puzzle as it is typed: size, goal and scramble follow it. */
export function WordSection(props: WordedToolProps<PresetTexts>) {
  const { app, state, t, words: p } = props;
  const [draft, setDraft] = useState(() => recall(app, state));
  const { symbols, objection, shape, isSize, over, blanks } = useMemo(
    () => worded(app.rules, draft),
    [app, draft],
  );
  const isTyped = symbols.length > 0;

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    const { made } = worded(app.rules, next);
    if (made === null) return;
    // The word may change under its title.
    app.edit.draw({ ...made, title: app.store.state().fields.title });
    keep(app, next, made);
  }

  const error = objection !== null ? t.errors[objection.code](objection.details) : null;
  const tooLong = isTyped && over > 0 ? p.wordTooLong(over) : null;
  return (
    <>
      <Field
        id="word-text"
        label={p.word}
        value={draft.text}
        onText={(text) => {
          if (text !== draft.text) change({ text });
        }}
        placeholder={p.wordExample}
        help={isTyped && blanks > 1 ? p.wordBlanks(blanks) : p.wordHelp}
        error={error ?? tooLong ?? (isTyped && !isSize ? p.badSize(MOST_SIDE) : null)}
        composingNote={t.composing}
      />
      {isTyped && <Preview {...props} />}
      {isTyped && (
        <Sides
          {...{ t, p, ...shape }}
          onSides={(width, height) => change({ own: { width, height } })}
        >
          {draft.own !== null && (
            <Button class="quiet" onClick={() => change({ own: null })}>
              {p.fitSize}
            </Button>
          )}
        </Sides>
      )}
    </>
  );
}
