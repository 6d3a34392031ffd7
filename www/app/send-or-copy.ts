import type { Store } from "../model/state/store";
import { canSend, send, takes } from "../platform/send";
import { copy } from "./copy";

/** Opens the system's share dialog for a link, with a text and a file if it takes files; copies link and text where there is none. */
export function sendOrCopy(store: Store, url: string, text = "", file: File | null = null): void {
  const copied = () => void copy(store, text === "" ? url : `${text}\n${url}`);
  const data = text === "" ? { url } : { text, url };
  const withFile = file === null ? data : { ...data, files: [file] };
  if (canSend()) send(takes(withFile) ? withFile : data).catch(copied);
  else copied();
}
