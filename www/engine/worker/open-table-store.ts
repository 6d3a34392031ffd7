import { exportTable, importTable, listTables, wantedTables } from "taisou/solve";
import { TABLES } from "../table-place";
import { createTableStore, type TableStore } from "./table-store";
import { openTableFiles } from "./table-files";

/** The keeper of this worker's tables, in what the browser has for that. Rejects where it has nothing. */
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
    async alone(act) {
      await navigator.locks.request(TABLES, act);
    },
  });
}
