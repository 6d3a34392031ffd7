/** Writes bytes as base64, at most some tens of thousands: each is an argument of a call. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
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
