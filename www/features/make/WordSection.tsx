import { useMemo, useState } from "preact/hooks";
import { editFor } from "../../app/edit-controller";
import { sendOrCopy } from "../../app/send-or-copy";
import { MOST_GREETING } from "../../model/link/link";
import { randomSeed } from "../../platform/random";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { Field } from "../../ui/Field";
import type { PresetTexts } from "./ja";
import { Preview } from "./Preview";
import { MOST_SIDE, Sides } from "./Sides";
import { MIXES } from "./walk";
import { type Draft, keep, recall, worded } from "./word";

/** Makes a puzzle from a word while the user types it, and sends it with a greeting. */
export function WordSection(props: WordedToolProps<PresetTexts>) {
  const { app, state, t, words: p } = props;
  const [draft, setDraft] = useState(() => recall(app, state.fields));
  const { symbols, objection, shape, isSize, over, blanks } = useMemo(
    () => worded(app.rules, draft),
    [app, draft],
  );
  const isTyped = symbols.length > 0;
  const [greeting, setGreeting] = useState("");

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    const { made } = worded(app.rules, next);
    if (made === null) return;
    // The title stays while the word changes.
    editFor(app).draw({ ...made, title: app.store.state().fields.title });
    keep(app, next, made);
  }

  function mixAgain(): void {
    const next = { ...draft, seed: randomSeed() };
    const { made } = worded(app.rules, next);
    setDraft(next);
    if (made !== null) app.puzzle.mixed(made.start);
  }

  const error = objection !== null ? t.errors[objection.code](objection.details) : null;
  const tooLong = isTyped && over > 0 ? p.wordTooLong(over) : null;
  return (
    <>
      <div class="word-line">
        <Field
          id="word-text"
          label={p.word}
          value={draft.text}
          onText={(text) => {
            if (text !== draft.text) change({ text });
          }}
          placeholder={p.wordExample}
          {...(isTyped && blanks > 1
            ? { help: p.wordBlanks(blanks) }
            : !isTyped && { help: p.wordHelp })}
          error={error ?? tooLong ?? (isTyped && !isSize ? p.badSize(MOST_SIDE) : null)}
          composingNote={t.composing}
        />
        {isTyped && (
          <Button
            class="primary"
            icon="share"
            name={p.sendWord}
            onClick={() => sendOrCopy(app.store, app.address.link(false, undefined, greeting))}
          >
            {p.send}
          </Button>
        )}
      </div>
      {isTyped && (
        <ChoiceButtons
          legend={p.difficulty}
          isLegendUnseen
          options={MIXES}
          value={draft.mix}
          textOf={(mix) => t.difficulties[mix]}
          onChoice={(mix) => change({ mix, seed: randomSeed() })}
        />
      )}
      {isTyped && (
        <Field
          id="word-greeting"
          label={p.greeting}
          value={greeting}
          onText={setGreeting}
          error={
            [...greeting.trim()].length > MOST_GREETING ? p.greetingTooLong(MOST_GREETING) : null
          }
        />
      )}
      {isTyped && <Preview {...props} scramble={mixAgain} />}
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
