import { exportTable, importTable, listTables, wantedTables } from "taisou/solve";
import { TABLES } from "../../platform/kept-files";
import { openTableFiles } from "./table-files";
import { createTableStore, type TableStore } from "./table-store";

/** Opens the store of this worker's tables. Rejects where the browser has no storage. */
export async function openTableStore(): Promise<TableStore> {
  return createTableStore({
    wantedTables,
    listTables,
    importTable,
    exportTable,
    files: await openTableFiles(),
    async free() {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      return Math.max(quota - usage, 0);
    },
    async exclusively(act) {
      await navigator.locks.request(TABLES, act);
    },
  });
}
