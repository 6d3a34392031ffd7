import { type Device, searchMemory } from "./search-memory";

/** More workers than this gain little: each holds tables of its own. */
const MOST_WORKERS = 4;

/** The properties of `navigator` that bound the number of workers. */
export interface WorkingDevice extends Device {
  readonly hardwareConcurrency?: number;
}

/** Number of helpers for a search on this device; 0 if its memory is small. */
export function helpersHere(device: WorkingDevice = globalThis.navigator ?? {}): number {
  if (searchMemory(device) !== undefined) return 0;
  return Math.min(device.hardwareConcurrency ?? 1, MOST_WORKERS) - 1;
}
