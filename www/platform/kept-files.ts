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

export function filesIn(folder: FileSystemDirectoryHandle): KeptFiles {
  const fileCalled = async (name: string) => (await folder.getFileHandle(name)).getFile();
  return {
    async list() {
      const found: KeptFile[] = [];
      for await (const name of folder.keys()) {
        const { size, lastModified } = await fileCalled(name);
        found.push({ name, bytes: size, at: lastModified });
      }
      return found;
    },
    async read(name) {
      return new Uint8Array(await (await fileCalled(name)).arrayBuffer());
    },
    remove: (name) => folder.removeEntry(name),
  };
}
