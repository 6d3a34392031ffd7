/**
 * Whether a key press belongs to an IME, which uses Enter, Space and the arrows for itself (WCAG
 * technique SCR41). Chromium says 229 where `isComposing` is not yet set.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Inputs that take no letters. */
const NO_TEXT: readonly string[] = ["checkbox", "range", "file"];

/** Whether what has the focus takes letters, so that a letter is text and no command. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable;
}
