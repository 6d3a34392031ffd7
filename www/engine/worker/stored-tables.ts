import { wantedTables } from "taisou/solve";
import { hasDatabase, privateFolder } from "../../platform/kept-files";
import { TABLES } from "../table-place";
import type { TableStore } from "./table-store";

// What of keeping tables is in the worker from the beginning: it sees when there is something to keep, and then fetches
// the rest.

/** Below this a search has built its tables as soon as it is known whether they are kept: four of fifteen tiles. */
const LEAST_PLACEMENTS = 500_000;
/** A search waits so long at most; what comes later is taken while the table is built, if it is not there by then. */
const PATIENCE_MILLIS = 1000;

let opening: Promise<TableStore | null> | null = null;
let keeper: TableStore | null = null;
let putting = false;

/** Before a slice of a search: what that should wait for, if anything. It never rejects. */
export function awaitTables(): Promise<void> | null {
  if (opening === null) {
    if (wantedTables().every(({ placements }) => placements < LEAST_PLACEMENTS)) return null;
    opening = open();
    return patiently(firstLook());
  }
  const fetching = keeper?.fetch() ?? null;
  return fetching === null ? null : patiently(fetching);
}

/** After a search: keeps what it has built. */
export async function saveTables(isBusy: () => boolean): Promise<void> {
  // Another window may take its time.
  if (putting) return;
  putting = true;
  await (await opening)?.save(isBusy);
  putting = false;
}

/** Where nothing is kept, a search need not wait until all that keeps tables is fetched. */
async function firstLook(): Promise<void> {
  const ever = await privateFolder(TABLES, false)
    .then(() => true)
    .catch(() => hasDatabase(TABLES))
    .catch(() => false);
  if (ever) await (await opening)?.fetch();
}

async function open(): Promise<TableStore | null> {
  try {
    const { openTableStore } = await import("./open-table-store");
    keeper = await openTableStore();
  } catch {
    // Nothing can be kept here.
  }
  return keeper;
}

function patiently(done: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MILLIS);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
