import type { App } from "../app/app";
import type { Span } from "../model/puzzle/error-span";
import type { FieldName } from "../model/puzzle/puzzle";

/** Opens the text section of Make, focuses a field of the puzzle, and selects a part of its text. */
export function showField({ store }: App, field: FieldName, span: Span | null = null): void {
  store.dispatch({ type: "entered", place: "make" });
  store.dispatch({ type: "unfolded", section: "text" });
  // The view and its section may still be loading.
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
