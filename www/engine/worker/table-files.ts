import { filesIn, type KeptFiles, privateFolder } from "../../platform/kept-files";
import { filesInParts } from "../../platform/kept-parts";
import { pause } from "../../platform/pause";
import { TABLES } from "../table-place";

/** Where tables are kept, as the worker sees it. */
export interface TableFiles extends KeptFiles {
  /** False if it was given up on the way, and then nothing of it is left. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>, givenUp: () => boolean): Promise<boolean>;
}

/** What only workers have of a file. */
interface WritableHandle {
  createSyncAccessHandle(): Promise<{
    truncate(bytes: number): void;
    write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
    flush(): void;
    close(): void;
  }>;
}

/** Between two of these somebody may have given up: some milliseconds of writing. */
const CHUNK = 1024 * 1024;

/** Files where a worker can write them; else a database. */
export async function openTableFiles(): Promise<TableFiles> {
  try {
    if ("createSyncAccessHandle" in FileSystemFileHandle.prototype) {
      return filesThatCanBeWritten(await privateFolder(TABLES, true));
    }
  } catch {
    // Private windows and old browsers.
  }
  const parts = filesInParts(TABLES);
  // It is one transaction: it cannot be left half-way.
  return { ...parts, write: async (name, bytes) => parts.write(name, bytes).then(() => true) };
}

function filesThatCanBeWritten(folder: FileSystemDirectoryHandle): TableFiles {
  return {
    ...filesIn(folder),
    async write(name, bytes, givenUp) {
      const file: unknown = await folder.getFileHandle(name, { create: true });
      let written = 0;
      try {
        const access = await (file as WritableHandle).createSyncAccessHandle();
        try {
          access.truncate(0);
          while (written < bytes.length && !givenUp()) {
            const chunk = bytes.subarray(written, written + CHUNK);
            // On a full disk some browsers throw, others write less, and Chromium says 2^32 - 8.
            if (access.write(chunk, { at: written }) !== chunk.length) break;
            written += chunk.length;
            // Lets messages be heard.
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
