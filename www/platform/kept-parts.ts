import { createStore, delMany, entries, get, getMany, setMany } from "idb-keyval";
import type { KeptFile, KeptFiles } from "./kept-files";

/** Bytes of a part; browsers reject values that are much larger. */
const PART = 16 * 1024 * 1024;

/** The value under a file's name; parts have the name with a number as key. */
interface FileHead {
  readonly bytes: number;
  readonly at: number;
}

/** Files in IndexedDB, split into parts, for browsers without the origin private file system. */
export function filesInParts(name: string) {
  const store = createStore(name, "parts");
  const partsOf = (file: string, { bytes }: FileHead) =>
    Array.from({ length: Math.ceil(bytes / PART) }, (_, part) => `${file}/${part}`);

  async function entryOf(file: string): Promise<FileHead> {
    const entry = await get<FileHead>(file, store);
    if (entry === undefined) throw new Error(`nothing is kept as ${file}`);
    return entry;
  }

  const files: KeptFiles = {
    async list() {
      const all = await entries<string, FileHead | Blob>(store);
      return all.flatMap(([key, value]): KeptFile[] =>
        value instanceof Blob ? [] : [{ name: key, ...value }],
      );
    },
    async read(file) {
      const entry = await entryOf(file);
      const parts = await getMany<Blob>(partsOf(file, entry), store);
      const all = new Blob(parts.filter((part) => part !== undefined));
      return new Uint8Array(await all.arrayBuffer());
    },
    async remove(file) {
      const entry = await entryOf(file);
      await delMany([file, ...partsOf(file, entry)], store);
    },
  };
  return {
    ...files,
    async write(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const entry: FileHead = { bytes: bytes.length, at: Date.now() };
      const parts = partsOf(file, entry).map((key, part): [string, Blob] => [
        key,
        new Blob([bytes.subarray(part * PART, (part + 1) * PART)]),
      ]);
      await setMany([[file, entry], ...parts], store);
    },
  };
}
