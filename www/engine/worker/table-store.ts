import type { KeptTable, WantedTable } from "taisou";
import type { TableFiles } from "./table-files";

/** What the keeper needs from the world, so that tests can stand in for it. */
export interface TableStoreContext {
  /** The module's tables. */
  wantedTables(): readonly WantedTable[];
  listTables(): readonly KeptTable[];
  /** Which table it was. */
  importTable(bytes: Uint8Array): string;
  exportTable(name: string): Uint8Array | null;
  readonly files: TableFiles;
  /** Bytes that this origin may still take. */
  free(): Promise<number>;
  /** Does something that no other window does meanwhile. */
  alone(act: () => Promise<void>): Promise<void>;
}

export interface TableStore {
  /** Gives the module what it is building, if that is kept; `null` if there is nothing to wait for. */
  fetch(): Promise<void> | null;
  /** Keeps the tables that the module has built, as long as nothing else is to be done. */
  save(isBusy: () => boolean): Promise<void>;
}

/** Smaller tables are built as soon as they are read: those of five of fifteen tiles, of 0.2 MB, within some 20 ms each. */
const LEAST_BYTES = 1_000_000;
const MOST_BYTES = 200_000_000;
/** Of what the browser would still give. */
const SHARE = 1 / 4;

export async function createTableStore(world: TableStoreContext): Promise<TableStore> {
  const { files } = world;
  /** What is kept and was not read yet. */
  const unread = new Set((await files.list()).map(({ name }) => name));
  /** What has been read or written, and is not written again, even if somebody deletes it. */
  const settled = new Set<string>();

  async function read(name: string): Promise<void> {
    try {
      const found = world.importTable(await files.read(name));
      if (found === name) settled.add(name);
      else await files.remove(name);
    } catch (error) {
      // Spoilt, or from another version: it is built and kept anew. What could not be read is let be.
      if (isSpoilt(error)) await files.remove(name).catch(() => {});
    }
  }

  /** Makes room for a table, oldest out first; false if there cannot be enough. */
  async function makeRoom(bytes: number): Promise<boolean> {
    const kept = [...(await files.list())].sort((one, other) => one.at - other.at);
    let held = kept.reduce((sum, file) => sum + file.bytes, 0);
    const most = Math.min(MOST_BYTES, ((await world.free()) + held) * SHARE);
    for (const file of kept) {
      if (held + bytes <= most) break;
      if (settled.has(file.name)) continue;
      await files.remove(file.name);
      held -= file.bytes;
    }
    return held + bytes <= most;
  }

  async function putAllAway(isBusy: () => boolean): Promise<void> {
    const there = new Set((await files.list()).map(({ name }) => name));
    for (const { name, bytes } of world.listTables()) {
      if (bytes < LEAST_BYTES || settled.has(name)) continue;
      // By another window.
      if (there.has(name)) {
        settled.add(name);
        continue;
      }
      if (isBusy()) return;
      const table = world.exportTable(name);
      if (table === null || !(await makeRoom(table.length))) continue;
      if (!(await files.write(name, table as Uint8Array<ArrayBuffer>, isBusy))) return;
      settled.add(name);
    }
  }

  return {
    fetch() {
      const names = world.wantedTables().map(({ name }) => name);
      const name = names.find((one) => unread.has(one));
      if (name === undefined) return null;
      unread.delete(name);
      return read(name);
    },
    async save(isBusy) {
      // A full disk or a browser that refuses: what cannot be kept is built again.
      await world.alone(() => putAllAway(isBusy)).catch(() => {});
    },
  };
}

function isSpoilt(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "bad-table";
}
