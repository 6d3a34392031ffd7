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
let world: TableStoreContext;

/** The "bytes" of a table begin with its name; spoilt ones do not. */
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
  if (file === undefined) throw new DOMException("nothing of this name", "NotFoundError");
  return file;
};

beforeEach(() => {
  kept = new Map();
  built = [];
  wanted = [];
  imported = [];
  clock = 0;
  busy.now = false;
  world = {
    wantedTables: () => wanted.map((name) => ({ name, placements: 1 })),
    listTables: () => built,
    importTable(bytes) {
      const name = new TextDecoder().decode(bytes.subarray(0, 1));
      if (name === "!") throw Object.assign(new Error("spoilt"), { code: "bad-table" });
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
      async write(name, bytes, givenUp) {
        if (givenUp()) return false;
        clock += 1;
        kept.set(name, { bytes, at: clock });
        return true;
      },
    },
    free: async () => 10_000 * MB,
    alone: (act) => act(),
  };
});

const save = (keeper: TableStore) => keeper.save(() => busy.now);

describe("the keeper of tables", () => {
  it("gives the module what it builds, once, and waits for nothing else", async () => {
    keep("a", 2 * MB);
    keep("b", 2 * MB);
    const keeper = await createTableStore(world);
    wanted = ["x"];
    expect(keeper.fetch()).toBeNull();
    wanted = ["x", "b"];
    await keeper.fetch();
    expect(keeper.fetch()).toBeNull();
    expect(imported).toEqual(["b"]);
  });

  it("keeps what was worth building, and not what it has read", async () => {
    keep("a", 2 * MB);
    const keeper = await createTableStore(world);
    wanted = ["a"];
    await keeper.fetch();
    built = [
      { name: "a", bytes: 2 * MB },
      { name: "b", bytes: MB / 2 },
      { name: "c", bytes: 3 * MB },
    ];
    kept.delete("a");
    await save(keeper);
    // Somebody has deleted it since it was read.
    expect([...kept.keys()]).toEqual(["c"]);
    kept.clear();
    await save(keeper);
    expect(kept.size).toBe(0);
  });

  it("leaves alone what another window has kept meanwhile", async () => {
    const keeper = await createTableStore(world);
    keep("a", 2 * MB);
    const [before] = await world.files.list();
    built = [{ name: "a", bytes: 2 * MB }];
    await save(keeper);
    expect(await world.files.list()).toEqual([before]);
  });

  it("throws away what is spoilt, and keeps it anew when it is built", async () => {
    keep("a", 2 * MB);
    isKept("a").bytes[0] = "!".charCodeAt(0);
    const keeper = await createTableStore(world);
    wanted = ["a"];
    await keeper.fetch();
    expect(imported).toEqual([]);
    expect(kept.size).toBe(0);
    built = [{ name: "a", bytes: 2 * MB }];
    await save(keeper);
    expect(isKept("a").bytes[0]).toBe("a".charCodeAt(0));
  });

  it("throws away a table under the name of another", async () => {
    kept.set("a", { bytes: tableOf("b", 2 * MB), at: 1 });
    const keeper = await createTableStore(world);
    wanted = ["a"];
    await keeper.fetch();
    expect(kept.size).toBe(0);
    built = [{ name: "a", bytes: 2 * MB }];
    await save(keeper);
    expect(isKept("a").bytes[0]).toBe("a".charCodeAt(0));
  });

  it("lets be what it cannot read", async () => {
    keep("a", 2 * MB);
    const files = {
      ...world.files,
      read: () => Promise.reject(new DOMException("", "NotReadableError")),
    };
    const keeper = await createTableStore({ ...world, files });
    wanted = ["a"];
    await keeper.fetch();
    expect(imported).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it("stays within a quarter of what is free and 200 MB, oldest out first", async () => {
    for (const name of "abc") keep(name, 50 * MB);
    let keeper = await createTableStore(world);
    built = [{ name: "d", bytes: 100 * MB }];
    await save(keeper);
    expect([...kept.keys()]).toEqual(["b", "c", "d"]);
    kept.clear();
    keep("a", 3 * MB);
    keep("b", 3 * MB);
    keeper = await createTableStore({ ...world, free: async () => 18 * MB });
    built = [{ name: "d", bytes: 4 * MB }];
    await save(keeper);
    expect([...kept.keys()]).toEqual(["d"]);
    built = [
      { name: "e", bytes: 7 * MB },
      { name: "f", bytes: 1 * MB },
    ];
    await save(keeper);
    expect([...kept.keys()]).toEqual(["d", "f"]);
  });

  it("goes on with what it has not kept when there is time again", async () => {
    const keeper = await createTableStore(world);
    built = [{ name: "a", bytes: 2 * MB }];
    busy.now = true;
    await save(keeper);
    expect(kept.size).toBe(0);
    busy.now = false;
    await save(keeper);
    expect(kept.size).toBe(1);
  });

  it("does without what the browser refuses", async () => {
    const full = () => Promise.reject(new DOMException("", "QuotaExceededError"));
    const keeper = await createTableStore({ ...world, files: { ...world.files, write: full } });
    built = [{ name: "a", bytes: 2 * MB }];
    await save(keeper);
    const alone = () => Promise.reject(new DOMException("", "SecurityError"));
    await save(await createTableStore({ ...world, alone }));
    expect(kept.size).toBe(0);
  });
});
