import { onWrite, rememberText, unkept } from "./storage";

const PREFIX = "taisou.";
/** A text that this version could not read whole stays under its key with this end. */
const ASIDE = ".unread";

/** The last known texts, by key. */
let known: Record<string, string> = {};

/** All that the page has stored, as text by key; empty if the browser refuses storage. */
export function keptTexts(): Readonly<Record<string, string>> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return Object.fromEntries(
      keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? ""]),
    );
  } catch {
    return {};
  }
}

/** Copies a stored text that is not entirely valid, before a write replaces it; returns whether it did. */
export function setAside(key: string, isWhole: (value: unknown) => boolean): boolean {
  const { [key]: text, [key + ASIDE]: before } = keptTexts();
  if (text === undefined || text === before || isWholeText(text, isWhole)) return false;
  rememberText(key + ASIDE, text);
  return true;
}

function isWholeText(text: string, isWhole: (value: unknown) => boolean): boolean {
  try {
    return isWhole(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Follows what this page and other windows store, from the first call on.
 *
 * @param onWritten Called after a write of this page, with whether it failed.
 * @param onCleared Called when another window has removed something.
 */
export function watchKept(onWritten: (isRefused: boolean) => void, onCleared: () => void): void {
  known = { ...keptTexts() };
  onWrite((key, text) => {
    known[key] = text;
    onWritten(unkept.has(key));
  });
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    if (newValue === null) onCleared();
    else if (key !== null) known[key.slice(PREFIX.length)] = newValue;
  });
}

/** All stored texts, with those that the browser refused and those that another window removed. */
export function knownTexts(): Readonly<Record<string, string>> {
  return { ...keptTexts(), ...known };
}

/** Stores again what another window has removed. */
export function putBack(): void {
  const kept = keptTexts();
  for (const [key, text] of Object.entries(known)) {
    if (!(key in kept)) rememberText(key, text);
  }
}
