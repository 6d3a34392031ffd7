const PREFIX = "taisou.";

/** The keys whose last write failed, because storage is full or forbidden. */
export const unkept = new Set<string>();

let heard: (key: string, text: string) => void = () => {};

/** Reads a value stored by an earlier visit; `null` if there is none or the browser refuses storage. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  rememberText(key, JSON.stringify(value));
}

export function rememberText(key: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
    unkept.delete(key);
  } catch {
    unkept.add(key);
  }
  heard(key, text);
}

/** Calls back after every write, also after one that failed. The last callback counts. */
export function onWrite(callback: typeof heard): void {
  heard = callback;
}
