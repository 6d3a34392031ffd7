import type { KeptTable, WantedTable } from "taisou";
import type { TableFiles } from "./table-files";

/** The dependencies of the store, which tests replace. */
export interface TableStoreContext {
  wantedTables(): readonly WantedTable[];
  listTables(): readonly KeptTable[];
  /** Returns the name of the table. */
  importTable(bytes: Uint8Array): string;
  exportTable(name: string): Uint8Array | null;
  readonly files: TableFiles;
  /** Bytes that this origin may still store. */
  free(): Promise<number>;
  /** Runs `act` while no other window runs its own. */
  exclusively(act: () => Promise<void>): Promise<void>;
}

export interface TableStore {
  /** Imports a stored table that the module is building; `null` if there is none. */
  fetch(): Promise<void> | null;
  /** Stores the tables that the module has built, until `isBusy`. */
  save(isBusy: () => boolean): Promise<void>;
}

/** Smaller tables are built as fast as they are read: five tiles of the 15-puzzle take 0.2 MB and about 20 ms each. */
const LEAST_BYTES = 1_000_000;
const MOST_BYTES = 200_000_000;
/** The share of the free space that tables may take. */
const SHARE = 1 / 4;

export async function createTableStore(context: TableStoreContext): Promise<TableStore> {
  const { files } = context;
  /** Stored tables that have not been read. */
  const unread = new Set((await files.list()).map(({ name }) => name));
  /** Tables that were read or written. They are not written again, even if the user deletes them. */
  const settled = new Set<string>();

  async function read(name: string): Promise<void> {
    try {
      const found = context.importTable(await files.read(name));
      if (found === name) settled.add(name);
      else await files.remove(name);
    } catch (error) {
      // A damaged table, or one of another version, is built and stored again. An unreadable file stays.
      if (isDamaged(error)) await files.remove(name).catch(() => {});
    }
  }

  /** Removes the oldest tables to make room; false if that is not enough. */
  async function makeRoom(bytes: number): Promise<boolean> {
    const stored = [...(await files.list())].sort((one, other) => one.at - other.at);
    let used = stored.reduce((sum, file) => sum + file.bytes, 0);
    const most = Math.min(MOST_BYTES, ((await context.free()) + used) * SHARE);
    for (const file of stored) {
      if (used + bytes <= most) break;
      if (settled.has(file.name)) continue;
      await files.remove(file.name);
      used -= file.bytes;
    }
    return used + bytes <= most;
  }

  async function saveAll(isBusy: () => boolean): Promise<void> {
    const stored = new Set((await files.list()).map(({ name }) => name));
    for (const { name, bytes } of context.listTables()) {
      if (bytes < LEAST_BYTES || settled.has(name)) continue;
      // Stored by another window.
      if (stored.has(name)) {
        settled.add(name);
        continue;
      }
      if (isBusy()) return;
      const table = context.exportTable(name);
      if (table === null || !(await makeRoom(table.length))) continue;
      if (!(await files.write(name, table as Uint8Array<ArrayBuffer>, isBusy))) return;
      settled.add(name);
    }
  }

  return {
    fetch() {
      const names = context.wantedTables().map(({ name }) => name);
      const name = names.find((one) => unread.has(one));
      if (name === undefined) return null;
      unread.delete(name);
      return read(name);
    },
    async save(isBusy) {
      // A full disk, or a browser that refuses: tables that cannot be stored are built again.
      await context.exclusively(() => saveAll(isBusy)).catch(() => {});
    },
  };
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "bad-table";
}
