/** What tells something of a device's memory. */
export interface Device {
  /** GiB, rounded down to a power of two; only Chromium tells it. */
  readonly deviceMemory?: number;
  readonly maxTouchPoints?: number;
}

/** In GiB: a device that tells of no more is a small one. */
const SMALL_DEVICE = 4;

/**
 * Bytes that a search holds at most on this device; `undefined` leaves it to the module, which takes 1 GiB.
 *
 * On an iPhone a page has about 600 MB in all (emscripten #24078) and learns nothing of its memory; a page that takes more
 * is closed with all that was on it. A quarter of what is left here are tables at most: those of seven tiles for a
 * 15-puzzle need 72 MB.
 */
export function searchMemory(device: Device = globalThis.navigator ?? {}): number | undefined {
  const { deviceMemory, maxTouchPoints = 0 } = device;
  const small = deviceMemory === undefined ? maxTouchPoints > 1 : deviceMemory <= SMALL_DEVICE;
  return small ? 2 ** 29 : undefined;
}
