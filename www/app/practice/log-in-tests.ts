import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import { type KeptRecords, recordsIn } from "../../platform/kept-records";
import { PracticeLog } from "./practice-log";

/** An empty database, until `vi.unstubAllGlobals`. */
export function stubDatabase(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
}

/** The records of a window. */
export function windowRecords(): KeptRecords {
  return recordsIn("taisou-solves", "solves");
}

/** A log that is stored nowhere. */
export function unstoredLog(changed: Partial<KeptRecords> = {}): PracticeLog {
  return new PracticeLog({
    async *read() {},
    get: async () => [],
    update: async () => {},
    follow: () => {},
    ...changed,
  });
}
