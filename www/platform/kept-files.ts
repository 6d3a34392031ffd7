/** The name of the folder, the database and the lock for stored tables. */
export const TABLES = "taisou-tables";

/** A file stored between visits. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** Time of writing, in milliseconds since 1970. */
  readonly at: number;
}

/** A store of files. Every call may reject: storage can be full, forbidden, or deleted by another window. */
export interface KeptFiles {
  list(): Promise<readonly KeptFile[]>;
  read(name: string): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
}

/** A folder in the origin private file system; rejects if the browser has none. */
export async function privateFolder(name: string, create: boolean) {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create });
}

/** Reports whether a database exists, without opening it, which would create it. */
export async function hasDatabase(name: string): Promise<boolean> {
  return (await indexedDB.databases()).some((database) => database.name === name);
}

export function filesIn(folder: FileSystemDirectoryHandle): KeptFiles {
  const fileCalled = async (name: string) => (await folder.getFileHandle(name)).getFile();
  return {
    async list() {
      const found: KeptFile[] = [];
      for await (const name of folder.keys()) {
        // Another window may have removed it.
        const file = await fileCalled(name).catch(() => null);
        if (file !== null) found.push({ name, bytes: file.size, at: file.lastModified });
      }
      return found;
    },
    async read(name) {
      return new Uint8Array(await (await fileCalled(name)).arrayBuffer());
    },
    remove: (name) => folder.removeEntry(name),
  };
}
