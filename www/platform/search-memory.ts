/** The properties of `navigator` that hint at a device's memory. */
export interface Device {
  /** GiB, rounded down to a power of two; Chromium only. */
  readonly deviceMemory?: number;
  readonly maxTouchPoints?: number;
}

/** GiB; a device with at most this much counts as small. */
const SMALL_DEVICE = 4;

/**
 * Memory limit of a search on this device, in bytes; `undefined` for the module's default of 1 GiB.
 *
 * iOS closes a page that exceeds about 600 MB (emscripten #24078), and reports no memory size. Tables take at most a quarter
 * of the limit: those of seven tiles for a 15-puzzle need 72 MB.
 */
export function searchMemory(device: Device = globalThis.navigator ?? {}): number | undefined {
  const { deviceMemory, maxTouchPoints = 0 } = device;
  const small = deviceMemory === undefined ? maxTouchPoints > 1 : deviceMemory <= SMALL_DEVICE;
  return small ? 2 ** 29 : undefined;
}
