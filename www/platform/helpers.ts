import { type Device, searchMemory } from "./search-memory";

/** More workers than this gain little: each holds tables of its own. */
const MOST_WORKERS = 4;

/** What tells how many workers a device has room for. */
export interface WorkingDevice extends Device {
  readonly hardwareConcurrency?: number;
}

/** How many workers may help another one here: none on small devices. */
export function helpersHere(device: WorkingDevice = globalThis.navigator ?? {}): number {
  if (searchMemory(device) !== undefined) return 0;
  return Math.min(device.hardwareConcurrency ?? 1, MOST_WORKERS) - 1;
}
