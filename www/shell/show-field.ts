import type { App } from "../app/app";
import type { Span } from "../model/puzzle/error-span";
import type { FieldName } from "../model/puzzle/puzzle";

/**
 * Goes to a field of the puzzle as text, in the room where puzzles are made.
 *
 * @param span The part of its text that is to be selected.
 */
export function showField({ store }: App, field: FieldName, span: Span | null = null): void {
  store.dispatch({ type: "entered", place: "make" });
  store.dispatch({ type: "unfolded", section: "text" });
  // The room, and what is behind the section, may have to be fetched.
  const watcher = new MutationObserver(goThere);
  watcher.observe(document.body, { childList: true, subtree: true });
  goThere();

  function goThere(): void {
    const { place, section } = store.state();
    const input = document.getElementById(`field-${field}`);
    if (place === "make" && section === "text" && input === null) return;
    watcher.disconnect();
    input?.closest("details")?.setAttribute("open", "");
    input?.focus();
    if (span !== null && input instanceof HTMLTextAreaElement) {
      input.setSelectionRange(span.from, span.to);
    }
  }
}
