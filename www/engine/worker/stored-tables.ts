import { wantedTables } from "taisou/solve";
import { hasDatabase, privateFolder, TABLES } from "../../platform/kept-files";
import type { TableStore } from "./table-store";

// The part of table storage that every worker loads: it fetches the rest when there is a table worth storing.

/** Smaller tables are built before storage has answered: those of four tiles of the 15-puzzle. */
const LEAST_ABSTRACT_STATES = 500_000;
/** Longest wait of a search. A table that arrives later is used if it is not built by then. */
const PATIENCE_MILLIS = 1000;

let opening: Promise<TableStore | null> | null = null;
let store: TableStore | null = null;
let isSaving = false;

/** Before a slice of a search: a promise to await, if stored tables are on their way. It never rejects. */
export function awaitTables(): Promise<void> | null {
  if (opening === null) {
    const isSmall = wantedTables().every(
      ({ abstractStates }) => abstractStates < LEAST_ABSTRACT_STATES,
    );
    if (isSmall) return null;
    opening = open();
    return withPatience(fetchFirst());
  }
  const fetching = store?.fetch() ?? null;
  return fetching === null ? null : withPatience(fetching);
}

/** After a search: stores the tables that it has built. */
export async function saveTables(isBusy: () => boolean): Promise<void> {
  // An earlier call may be waiting for another window.
  if (isSaving) return;
  isSaving = true;
  await (await opening)?.save(isBusy);
  isSaving = false;
}

/** Where nothing is stored, a search need not wait for the code of the store. */
async function fetchFirst(): Promise<void> {
  const exists = await privateFolder(TABLES, false)
    .then(() => true)
    .catch(() => hasDatabase(TABLES))
    .catch(() => false);
  if (exists) await (await opening)?.fetch();
}

async function open(): Promise<TableStore | null> {
  try {
    const { openTableStore } = await import("./open-table-store");
    store = await openTableStore();
  } catch {
    // This browser has no storage.
  }
  return store;
}

function withPatience(done: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MILLIS);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
