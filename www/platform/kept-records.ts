import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { pause } from "./pause";

/** Records of one request: they take about 10 ms of the page's thread. */
const PART = 1000;
/** A database that has not opened by then counts as refused: another window or the browser blocks it. */
const OPENING_MILLIS = 10_000;

/** A value by its key, which is no string if the record is damaged. */
export type KeptRecord = readonly [key: IDBValidKey, value: unknown];

/** Records that windows share. Every call may reject: storage can be full, forbidden, deleted by another window, or silent. */
export interface KeptRecords {
  /** All records in parts, by key. A value that the browser cannot read is `undefined`. */
  read(): AsyncIterable<readonly KeptRecord[]>;
  get(keys: readonly IDBValidKey[]): Promise<readonly KeptRecord[]>;
  /**
   * Replaces the values of keys in one transaction: all of them or none. `next` gets `undefined` for a missing value, and
   * returns it to remove the record.
   */
  update(
    keys: readonly IDBValidKey[],
    next: (key: IDBValidKey, value: unknown) => unknown,
    onDone?: (done: number) => void,
  ): Promise<void>;
  /** Calls back with the keys that other windows write from now on. */
  follow(onWritten: (keys: readonly IDBValidKey[]) => void): void;
}

/** Records in IndexedDB. */
export function recordsIn(name: string, storeName: string): KeptRecords {
  const opened = createStore(name, storeName);
  // Optional: without it another window shows a change after its next visit.
  const windows = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  let opening: Promise<void> | null = null;

  async function open(): Promise<void> {
    opening ??= inTime(opened("readonly", () => {}));
    try {
      await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  const store: UseStore = async (mode, work) => {
    await open();
    return opened(mode, work);
  };

  return {
    async *read() {
      await open();
      for (let range: IDBKeyRange | null = null; ; ) {
        const part = await readPart(store, range);
        yield part;
        const [last] = part.at(-1) ?? [];
        if (last === undefined || part.length < PART) return;
        range = IDBKeyRange.lowerBound(last, true);
      }
    },
    get: (keys) =>
      store("readonly", (records) =>
        Promise.all(
          keys.map(
            async (key) => [key, await promisifyRequest<unknown>(records.get(key))] as const,
          ),
        ),
      ),
    async update(keys, next, onDone = () => {}) {
      await store("readwrite", async (records) => {
        const committed = promisifyRequest(records.transaction);
        await Promise.all([committed, replace(records, keys, next, onDone)]);
      });
      windows?.postMessage(keys);
    },
    follow(onWritten) {
      windows?.addEventListener("message", ({ data }) => onWritten(data));
    },
  };
}

async function inTime(opened: Promise<unknown>): Promise<void> {
  let isOpen = false;
  const late = pause(OPENING_MILLIS).then(() => {
    if (!isOpen) throw new Error("The database does not open.");
  });
  await Promise.race([opened, late]).finally(() => {
    isOpen = true;
  });
}

async function readPart(
  store: UseStore,
  range: IDBKeyRange | null,
): Promise<readonly KeptRecord[]> {
  try {
    return await store("readonly", async (records) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(records.getAllKeys(range, PART)),
        promisifyRequest<unknown[]>(records.getAll(range, PART)),
      ]);
      return keys.map((key, index) => [key, values[index]] as const);
    });
  } catch {
    // A value that the browser cannot read fails the whole request, so each is read alone.
    const keys = await store("readonly", (records) =>
      promisifyRequest(records.getAllKeys(range, PART)),
    );
    return Promise.all(keys.map(async (key) => [key, await readAlone(store, key)] as const));
  }
}

function readAlone(store: UseStore, key: IDBValidKey): Promise<unknown> {
  return store("readonly", (records) => promisifyRequest<unknown>(records.get(key))).catch(
    () => undefined,
  );
}

/** Aborts the transaction if `next` throws or a value cannot be stored. */
async function replace(
  records: IDBObjectStore,
  keys: readonly IDBValidKey[],
  next: (key: IDBValidKey, value: unknown) => unknown,
  onDone: (done: number) => void,
): Promise<void> {
  try {
    for (let done = 0; done < keys.length; done += PART) {
      const part = keys.slice(done, done + PART);
      await Promise.all(
        part.map(async (key) => {
          const value = await readAgain(records, key);
          const after = next(key, value);
          if (after === undefined) records.delete(key);
          else if (after !== value) records.put(after, key);
        }),
      );
      onDone(done + part.length);
    }
  } catch (error) {
    records.transaction.abort();
    throw error;
  }
}

/** The value of a key within a transaction, which an unreadable value does not end. */
function readAgain(records: IDBObjectStore, key: IDBValidKey): Promise<unknown> {
  const request = records.get(key);
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      event.stopPropagation();
      resolve(undefined);
    };
  });
}
