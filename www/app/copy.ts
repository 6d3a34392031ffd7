import type { Store } from "../model/state/store";
import { copyText } from "../platform/clipboard";

/** Copies a text and says so; if the browser does not let us, the text is shown to be copied by hand. */
export async function copy(store: Store, text: string): Promise<void> {
  const done = await copyText(text);
  store.dispatch({
    type: "notice",
    notice: done ? { kind: "copied" } : { kind: "copyFailed", text },
  });
}
