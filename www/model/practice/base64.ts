/** Bytes as one character each. */
export function charactersOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(charactersOf(bytes));
}

/** The bytes of a base64 text; `null` for anything else. */
export function bytesIn(value: unknown): Uint8Array | null {
  if (typeof value !== "string" || !/^[\w+/]*={0,2}$/.test(value)) return null;
  try {
    return Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
