/** A file that is kept between visits. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** A place for such files. Every call may be refused: storage can be full, forbidden, or deleted meanwhile. */
export interface KeptFiles {
  list(): Promise<readonly KeptFile[]>;
  read(name: string): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
}

/** The page's own folder in the file system that a browser has for each origin; it rejects where there is none. */
export async function privateFolder(name: string, create: boolean) {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create });
}

/** Whether there is a database of this name. To open it would make it. */
export async function hasDatabase(name: string): Promise<boolean> {
  return (await indexedDB.databases()).some((database) => database.name === name);
}

export function filesIn(folder: FileSystemDirectoryHandle): KeptFiles {
  const fileCalled = async (name: string) => (await folder.getFileHandle(name)).getFile();
  return {
    async list() {
      const found: KeptFile[] = [];
      for await (const name of folder.keys()) {
        // Another window may have removed it meanwhile.
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
