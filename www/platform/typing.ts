/** Reports whether an IME handles a key press (WCAG technique SCR41). Chromium sends 229 before it sets `isComposing`. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

const NO_TEXT: readonly string[] = ["checkbox", "range", "file"];

/** Reports whether the focused element takes text, so that a letter is no command. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable;
}
