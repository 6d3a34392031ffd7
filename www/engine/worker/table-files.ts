import { filesIn, type KeptFiles, privateFolder, TABLES } from "../../platform/kept-files";
import { filesInParts } from "../../platform/kept-parts";
import { pause } from "../../platform/pause";

/** Files of tables, which only workers write. */
export interface TableFiles extends KeptFiles {
  /** Returns false if it was abandoned halfway; nothing is left then. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>, isAbandoned: () => boolean): Promise<boolean>;
}

/** The part of a file handle that only workers have. */
interface WritableHandle {
  createSyncAccessHandle(): Promise<{
    truncate(bytes: number): void;
    write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
    flush(): void;
    close(): void;
  }>;
}

/** Bytes between two checks of `isAbandoned`: a few milliseconds of writing. */
const CHUNK = 1024 * 1024;

/** Opens files where a worker can write them, or a database. */
export async function openTableFiles(): Promise<TableFiles> {
  try {
    if ("createSyncAccessHandle" in FileSystemFileHandle.prototype) {
      return writableFiles(await privateFolder(TABLES, true));
    }
  } catch {
    // Private windows and old browsers.
  }
  const parts = filesInParts(TABLES);
  // One transaction, which cannot be abandoned.
  return { ...parts, write: async (name, bytes) => parts.write(name, bytes).then(() => true) };
}

function writableFiles(folder: FileSystemDirectoryHandle): TableFiles {
  return {
    ...filesIn(folder),
    async write(name, bytes, isAbandoned) {
      const file: unknown = await folder.getFileHandle(name, { create: true });
      let written = 0;
      try {
        const access = await (file as WritableHandle).createSyncAccessHandle();
        try {
          access.truncate(0);
          while (written < bytes.length && !isAbandoned()) {
            const chunk = bytes.subarray(written, written + CHUNK);
            // On a full disk some browsers throw, others write less, and Chromium returns 2^32 - 8.
            if (access.write(chunk, { at: written }) !== chunk.length) break;
            written += chunk.length;
            // Lets messages arrive.
            await pause(0);
          }
          access.flush();
        } finally {
          access.close();
        }
      } finally {
        if (written < bytes.length) await folder.removeEntry(name);
      }
      return written === bytes.length;
    },
  };
}
