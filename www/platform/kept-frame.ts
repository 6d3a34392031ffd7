import { createStore, get, set, type UseStore } from "idb-keyval";

const FRAME = "frame";

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore("taisou-practice-frame", "frame");
  return opened;
}

/** The csTimer file around imported sessions; `null` if there is none or the browser refuses storage. */
export async function keptFrame(): Promise<string | null> {
  try {
    return (await get<string>(FRAME, store())) ?? null;
  } catch {
    return null;
  }
}

/** Rejects if the browser refuses storage. */
export async function keepFrame(frame: string): Promise<void> {
  await set(FRAME, frame, store());
}
