import type { Store } from "../model/state/store";
import { copyText } from "../platform/clipboard";

/** Copies a text and confirms it; if the browser refuses, shows the text to be copied by hand. */
export async function copy(store: Store, text: string): Promise<void> {
  const done = await copyText(text);
  store.dispatch({
    type: "notice",
    notice: done ? { kind: "copied" } : { kind: "copyFailed", text },
  });
}
