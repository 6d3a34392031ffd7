import { beforeEach, describe, expect, it } from "vitest";
import type { KeptFile } from "../../platform/kept-files";
import { createTableStore, type TableStore, type TableStoreContext } from "./table-store";

const MB = 1_000_000;
const busy = { now: false };
let kept: Map<string, { bytes: Uint8Array; at: number }>;
let built: { name: string; bytes: number }[];
let wanted: string[];
let imported: string[];
let clock: number;
let context: TableStoreContext;

/** The "bytes" of a table begin with its name; those of a damaged one with `!`. */
function tableOf(name: string, bytes: number): Uint8Array {
  const table = new Uint8Array(bytes);
  table.set(new TextEncoder().encode(name));
  return table;
}

function keep(name: string, bytes: number): void {
  clock += 1;
  kept.set(name, { bytes: tableOf(name, bytes), at: clock });
}

const isKept = (name: string) => {
  const file = kept.get(name);
  if (file === undefined) throw new DOMException("", "NotFoundError");
  return file;
};

beforeEach(() => {
  kept = new Map();
  built = [];
  wanted = [];
  imported = [];
  clock = 0;
  busy.now = false;
  context = {
    wantedTables: () => wanted.map((name) => ({ name, abstractStates: 1 })),
    listTables: () => built,
    importTable(bytes) {
      const name = new TextDecoder().decode(bytes.subarray(0, 1));
      if (name === "!") throw Object.assign(new Error("damaged"), { code: "bad-table" });
      imported.push(name);
      return name;
    },
    exportTable: (name) => tableOf(name, built.find((table) => table.name === name)?.bytes ?? 0),
    files: {
      async list() {
        return Array.from(kept, ([name, { bytes, at }]): KeptFile => {
          return { name, bytes: bytes.length, at };
        });
      },
      read: async (name) => isKept(name).bytes,
      async remove(name) {
        isKept(name);
        kept.delete(name);
      },
      async write(name, bytes, isAbandoned) {
        if (isAbandoned()) return false;
        clock += 1;
        kept.set(name, { bytes, at: clock });
        return true;
      },
    },
    free: async () => 10_000 * MB,
    exclusively: (act) => act(),
  };
});

const save = (store: TableStore) => store.save(() => busy.now);

describe("the table store", () => {
  it("imports a table once, when the module needs it", async () => {
    keep("a", 2 * MB);
    keep("b", 2 * MB);
    const store = await createTableStore(context);
    wanted = ["x"];
    expect(store.fetch()).toBeNull();
    wanted = ["x", "b"];
    await store.fetch();
    expect(store.fetch()).toBeNull();
    expect(imported).toEqual(["b"]);
  });

  it("stores large tables that were built, not those that were read", async () => {
    keep("a", 2 * MB);
    const store = await createTableStore(context);
    wanted = ["a"];
    await store.fetch();
    built = [
      { name: "a", bytes: 2 * MB },
      { name: "b", bytes: MB / 2 },
      { name: "c", bytes: 3 * MB },
    ];
    kept.delete("a");
    await save(store);
    // The deleted table stays deleted.
    expect([...kept.keys()]).toEqual(["c"]);
    kept.clear();
    await save(store);
    expect(kept.size).toBe(0);
  });

  it("does not overwrite a table of another window", async () => {
    const store = await createTableStore(context);
    keep("a", 2 * MB);
    const [before] = await context.files.list();
    built = [{ name: "a", bytes: 2 * MB }];
    await save(store);
    expect(await context.files.list()).toEqual([before]);
  });

  it.each([
    ["damaged", "!"],
    ["misnamed", "b"],
  ])("removes a %s table, and stores it again when it is built", async (_, name) => {
    kept.set("a", { bytes: tableOf(name, 2 * MB), at: 1 });
    const store = await createTableStore(context);
    wanted = ["a"];
    await store.fetch();
    expect(kept.size).toBe(0);
    built = [{ name: "a", bytes: 2 * MB }];
    await save(store);
    expect(isKept("a").bytes[0]).toBe("a".charCodeAt(0));
  });

  it("keeps a file that it cannot read", async () => {
    keep("a", 2 * MB);
    const files = {
      ...context.files,
      read: () => Promise.reject(new DOMException("", "NotReadableError")),
    };
    const store = await createTableStore({ ...context, files });
    wanted = ["a"];
    await store.fetch();
    expect(imported).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it("stays within 200 MB and a quarter of the free space, and removes the oldest first", async () => {
    for (const name of "abc") keep(name, 50 * MB);
    let store = await createTableStore(context);
    built = [{ name: "d", bytes: 100 * MB }];
    await save(store);
    expect([...kept.keys()]).toEqual(["b", "c", "d"]);
    kept.clear();
    keep("a", 3 * MB);
    keep("b", 3 * MB);
    store = await createTableStore({ ...context, free: async () => 18 * MB });
    built = [{ name: "d", bytes: 4 * MB }];
    await save(store);
    expect([...kept.keys()]).toEqual(["d"]);
    built = [
      { name: "e", bytes: 7 * MB },
      { name: "f", bytes: 1 * MB },
    ];
    await save(store);
    expect([...kept.keys()]).toEqual(["d", "f"]);
  });

  it("continues when the worker is idle again", async () => {
    const store = await createTableStore(context);
    built = [{ name: "a", bytes: 2 * MB }];
    busy.now = true;
    await save(store);
    expect(kept.size).toBe(0);
    busy.now = false;
    await save(store);
    expect(kept.size).toBe(1);
  });

  it("ignores refusals of the browser", async () => {
    const full = () => Promise.reject(new DOMException("", "QuotaExceededError"));
    const store = await createTableStore({ ...context, files: { ...context.files, write: full } });
    built = [{ name: "a", bytes: 2 * MB }];
    await save(store);
    const exclusively = () => Promise.reject(new DOMException("", "SecurityError"));
    await save(await createTableStore({ ...context, exclusively }));
    expect(kept.size).toBe(0);
  });
});
