import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

interface Props {
  readonly id: string;
  readonly label: string;
  /** The text of the state; typing may be ahead of it. */
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly help?: string;
  /** A sentence that says what is wrong and what to do. */
  readonly error?: string | null;
  readonly placeholder?: string;
  /** Shown while an IME has text that is not yet decided. */
  readonly composingNote?: string;
  readonly kind?: "line" | "lines" | "number";
}

/**
 * A text field that tells every change, but none in the middle of an IME composition. It is not
 * driven by the state while it is typed into: writing to it would break the composition.
 */
export function Field(props: Props) {
  const { id, label, value, onText, help, error, placeholder, composingNote } = props;
  const kind = props.kind ?? "line";
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const [undecided, setUndecided] = useState(false);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || composing.current || element.value === value) return;
    // A number box that holds no number says "", which must not wipe what is being typed.
    if (kind === "number" && value === "" && element.validity.badInput) return;
    element.value = value;
  }, [value, kind]);

  const shared = {
    id,
    ref: input,
    spellcheck: false,
    autocomplete: "off",
    autocapitalize: "off" as const,
    placeholder,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `${id}-notes`,
    onInput: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement } & Event) => {
      const typing = event as unknown as InputEvent;
      if (typing.isComposing || composing.current) return;
      onText(event.currentTarget.value);
    },
    onCompositionStart: () => {
      composing.current = true;
      setUndecided(true);
    },
    onCompositionEnd: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      composing.current = false;
      setUndecided(false);
      onText(event.currentTarget.value);
    },
  };
  return (
    <div class={`field field-${kind}`}>
      <label for={id}>{label}</label>
      {kind === "lines" ? (
        <textarea {...shared} rows={rowsFor(value)} />
      ) : kind === "number" ? (
        <input {...shared} type="number" inputMode="numeric" min={0} max={64} step={1} />
      ) : (
        <input {...shared} type="text" />
      )}
      <Said text={error ?? ""} />
      <div id={`${id}-notes`} class="field-notes">
        {help !== undefined && (
          <p class="note">{undecided && composingNote ? composingNote : help}</p>
        )}
        <p class="error">{error ?? ""}</p>
      </div>
    </div>
  );
}

/** After this pause the typing is done, and what is still wrong is worth saying. */
const PAUSE_MILLIS = 1000;

/** Tells screen readers what is wrong: once, not at every key. */
function Said({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text === "" ? 0 : PAUSE_MILLIS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class="unseen" aria-live="polite">
      {said}
    </span>
  );
}

/** As many lines as the text has, within reason. */
function rowsFor(text: string): number {
  return Math.min(Math.max(text.split("\n").length, 1), 8);
}
