import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Span } from "../model/puzzle/error-span";
import { MarkedText } from "./MarkedText";

interface Props {
  readonly id: string;
  readonly label: string;
  /** The text of the state, which may lag behind typing. */
  readonly value: string;
  /** @param pasted True if the whole text was pasted. */
  readonly onText: (text: string, pasted: boolean) => void;
  /** Maps a text pasted over the whole field to the text to insert; `null` if the caller takes it elsewhere. */
  readonly onPaste?: (text: string) => string | null;
  readonly help?: string;
  /** A sentence with the error and its remedy. */
  readonly error?: string | null;
  /** The part of the text with the error. */
  readonly mark?: Span | null;
  readonly placeholder?: string;
  /** Replaces `help` during IME composition. */
  readonly composingNote?: string;
  readonly kind?: "line" | "lines" | "number";
}

type FieldEvent = Event & { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement };

/** A text field that reports every change outside an IME composition. Uncontrolled, because writing would end it. */
export function Field(props: Props) {
  const { id, label, value, onText, onPaste, help, error, mark, placeholder, composingNote } =
    props;
  const kind = props.kind ?? "line";
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const pasting = useRef(false);
  const [focused, setFocused] = useState(false);
  const [undecided, setUndecided] = useState(false);

  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || composing.current || element.value === value) return;
    // A number field with an invalid text has the value "", which must not replace that text.
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
    onInput: (event: FieldEvent) => {
      const typing = event as unknown as InputEvent;
      if (typing.isComposing || composing.current) return;
      onText(event.currentTarget.value, pasting.current);
    },
    onPaste: (event: FieldEvent & ClipboardEvent) => {
      const { value: old, selectionStart, selectionEnd } = event.currentTarget;
      const isWhole = old.trim() === "" || (selectionStart === 0 && selectionEnd === old.length);
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (onPaste === undefined || !isWhole || text === "") return;
      event.preventDefault();
      const cleaned = onPaste(text);
      if (cleaned === null) return;
      pasting.current = true;
      event.currentTarget.select();
      // The only insertion that the browser's own Undo reverts.
      if (!document.execCommand("insertText", false, cleaned)) onText(cleaned, true);
      pasting.current = false;
    },
    onCompositionStart: () => {
      composing.current = true;
      setUndecided(true);
    },
    onCompositionEnd: (event: FieldEvent) => {
      composing.current = false;
      setUndecided(false);
      onText(event.currentTarget.value, false);
    },
  };
  return (
    <div
      class={`field field-${kind}`}
      onFocusIn={() => setFocused(true)}
      onFocusOut={() => setFocused(false)}
    >
      <label for={id}>{label}</label>
      {kind === "lines" ? (
        <div class="marked-field">
          {mark && !undecided && <Mirror text={value} mark={mark} />}
          <textarea
            {...shared}
            rows={rowsFor(value)}
            onScroll={({ currentTarget }) => follow(currentTarget)}
          />
        </div>
      ) : kind === "number" ? (
        <input {...shared} type="number" inputMode="numeric" min={0} max={64} step={1} />
      ) : (
        <input {...shared} type="text" />
      )}
      {/* Only the focused field announces its error. */}
      {focused && <Said text={error ?? ""} />}
      <div id={`${id}-notes`} class="field-notes">
        {help !== undefined && (
          <p class="note">{undecided && composingNote ? composingNote : help}</p>
        )}
        <p class="error">{error ?? ""}</p>
      </div>
    </div>
  );
}

/** A copy of the text behind the field with a part marked, because a text area cannot mark its own. */
function Mirror({ text, mark }: { readonly text: string; readonly mark: Span }) {
  const mirror = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = mirror.current?.nextElementSibling;
    if (field instanceof HTMLTextAreaElement) follow(field);
  });
  return (
    <div class="mirror" ref={mirror} aria-hidden="true">
      <MarkedText text={text} mark={mark} />
    </div>
  );
}

/** Aligns the mirror with the field. */
function follow(field: HTMLTextAreaElement): void {
  const mirror = field.previousElementSibling;
  if (!(mirror instanceof HTMLElement)) return;
  // A scroll bar makes the lines shorter.
  mirror.style.width = `${field.clientWidth}px`;
  mirror.scrollTop = field.scrollTop;
}

/** Pause after the last key before an error is announced. */
const PAUSE_MILLIS = 1000;

/** Announces the error to screen readers once, not at every key. */
function Said({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text === "" ? 0 : PAUSE_MILLIS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class="visually-hidden" aria-live="polite">
      {said}
    </span>
  );
}

function rowsFor(text: string): number {
  return Math.min(Math.max(text.split("\n").length, 1), 8);
}
