import type { Store } from "../model/state/store";
import { copyText } from "../platform/clipboard";
import { canSend, send, takes } from "../platform/send";

/** Copies a text and confirms it; if the browser refuses, shows the text to be copied by hand. */
export async function copy(store: Store, text: string): Promise<void> {
  const done = await copyText(text);
  store.dispatch({
    type: "notice",
    notice: done ? { kind: "copied" } : { kind: "copyFailed", text },
  });
}

/** Opens the system's share dialog for a link, with a text and a file if it takes files; copies link and text where there is none. */
export function sendOrCopy(store: Store, url: string, text = "", file: File | null = null): void {
  const copied = () => void copy(store, text === "" ? url : `${text}\n${url}`);
  const data = text === "" ? { url } : { text, url };
  const withFile = file === null ? data : { ...data, files: [file] };
  if (canSend()) send(takes(withFile) ? withFile : data).catch(copied);
  else copied();
}
