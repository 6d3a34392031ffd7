import type { Page } from "@playwright/test";
import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

/** Korf's first 15-puzzle in line moves, which needs four tables of 1.4 MB each. */
const LINK =
  "board=14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3&goal=* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15&w=4" +
  "&metric=line&alg=ida-pattern&room=answer";
const MOVES = 33;
const TABLES = 4;
const TABLE_BYTES = 1_441_592;
const FOLDER = "taisou-tables";

declare global {
  interface Window {
    /** Progress of table building, as workers reported it. */
    built: number[];
  }
}

/** Opens the board, records what its workers build, and solves. */
async function visit(taisou: Taisou): Promise<void> {
  const { page } = taisou;
  await page.addInitScript(() => {
    window.built = [];
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
          const stats = data.progress?.stats;
          if (stats?.phase === "building") window.built.push(stats.done);
        });
      }
    };
  });
  await taisou.open(LINK);
  await taisou.solveIn(MOVES);
}

/** A busy machine may build between two reports, so 0 proves nothing; stored tables that did not change do. */
const mostBuilt = (page: Page) => page.evaluate(() => Math.max(0, ...window.built));

/** Lists the stored files with their size, checksum and time of writing. */
function kept(page: Page): Promise<[name: string, size: number, sum: number, at: number][]> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name).catch(() => null);
    const found: [string, number, number, number][] = [];
    for await (const file of folder?.values() ?? []) {
      if (file.kind !== "file") continue;
      const read = await (file as FileSystemFileHandle).getFile();
      const bytes = new Uint8Array(await read.arrayBuffer());
      const sum = bytes.reduce((sum, byte) => (sum * 31 + byte) | 0, 7);
      found.push([file.name, bytes.length, sum, read.lastModified]);
    }
    return found.sort();
  }, FOLDER);
}

/** Lists the tables in the database with size and checksum. With `spoil`, it then damages all but the last. */
function inDatabase(
  page: Page,
  spoil = false,
): Promise<[key: string, size: number, sum: number][]> {
  return page.evaluate(
    async ([name, spoil]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // `open` would create a database without the page's stores.
      if ((await indexedDB.databases()).every((one) => one.name !== name)) return [];
      const database = await settled(indexedDB.open(name));
      const parts = () => database.transaction("parts", "readwrite").objectStore("parts");
      const keys = (await settled(parts().getAllKeys())).map(String);
      const tables = keys.filter((key) => key.endsWith("/0")).sort();
      const found: [string, number, number][] = [];
      for (const [index, key] of tables.entries()) {
        const blob: Blob = await settled(parts().get(key));
        const bytes = new Uint8Array(await blob.arrayBuffer());
        found.push([key, bytes.length, bytes.reduce((sum, byte) => (sum * 31 + byte) | 0, 7)]);
        if (!spoil) continue;
        bytes[700_000] = (bytes[700_000] ?? 0) ^ 16;
        // A flipped bit, a cut end, and a lost part.
        if (index === 0) await settled(parts().put(new Blob([bytes]), key));
        else if (index === 1) await settled(parts().put(blob.slice(0, 1_048_576), key));
        else if (index === 2) await settled(parts().delete(key));
      }
      database.close();
      return found;
    },
    [FOLDER, spoil] as const,
  );
}

/** Waits until no worker holds or requests the lock for writing. */
function expectRest(page: Page): Promise<void> {
  const locks = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
  return expect.poll(locks).toBe(0);
}

/** Waits until all tables are stored. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page)).length).toBe(TABLES);
  await expectRest(page);
}

/** Inserts code before the script of each worker. */
async function inWorkers(page: Page, code: string): Promise<void> {
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

// A helper may start when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("stored tables serve the next visit", async ({ page, taisou, t, help }) => {
  await visit(taisou);
  await expectKept(page);
  const before = await kept(page);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  await taisou.press(t.helpHeading);
  await expect(page.getByText(help.keptTables("5.5 MB"))).toBeVisible();
  expect(await kept(page)).toEqual(before);
  await taisou.button(help.deleteTables).click();
  await expect(page.getByText(help.tablesDeleted)).toBeVisible();
  await expect(taisou.button(help.deleteTables)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
  await taisou.keys("Escape");
  await taisou.press(t.helpHeading);
  await expect(page.getByText(help.theme)).toBeVisible();
  await expect(page.getByText(help.tablesDeleted)).toHaveCount(0);
});

test("a worker rebuilds a damaged table", async ({ page, taisou }) => {
  await visit(taisou);
  await expectKept(page);
  const before = await kept(page);
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name);
    const accidents: ((bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>)[] = [
      // A flipped bit.
      (bytes) => bytes.map((byte, at) => (at === 700_000 ? byte ^ 16 : byte)),
      // An interrupted write.
      (bytes) => bytes.slice(0, 1_048_576),
      // Another version.
      (bytes) => bytes.map((byte, at) => (at === 8 ? byte + 1 : byte)),
      // A file that was created, but not written.
      () => new Uint8Array(),
    ];
    for await (const file of folder.values()) {
      const handle = file as FileSystemFileHandle;
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      const writable = await handle.createWritable();
      await writable.write(accidents.pop()?.(bytes) ?? bytes);
      await writable.close();
    }
  }, FOLDER);
  const names = (files: Awaited<ReturnType<typeof kept>>) =>
    files.map(([name, sum]) => [name, sum]);
  expect(names(await kept(page))).not.toEqual(names(before));
  await visit(taisou);
  await expect.poll(async () => names(await kept(page))).toEqual(names(before));
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
});

test("two windows store the same tables once", async ({ page, context, taisou, lang }) => {
  const other = new Taisou(await context.newPage(), lang);
  await Promise.all([visit(taisou), visit(other)]);
  await expectKept(page);
  await visit(other);
  expect(await mostBuilt(other.page)).toBe(0);
});

test("a database stores tables if files are refused", async ({ page, taisou, t, help }) => {
  await inWorkers(page, "delete FileSystemFileHandle.prototype.createSyncAccessHandle");
  await visit(taisou);
  await expect.poll(async () => (await inDatabase(page)).length).toBe(TABLES);
  await expectRest(page);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
  const before = await inDatabase(page, true);
  expect(before.length).toBe(TABLES);
  expect(await inDatabase(page)).not.toEqual(before);
  await visit(taisou);
  await expect.poll(() => inDatabase(page)).toEqual(before);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  await taisou.press(t.helpHeading);
  await expect(page.getByText(help.keptTables("5.5 MB"))).toBeVisible();
  await taisou.button(help.deleteTables).click();
  await expect(page.getByText(help.tablesDeleted)).toBeVisible();
  expect(await inDatabase(page)).toEqual([]);
  await visit(taisou);
  await expect.poll(async () => (await inDatabase(page)).length).toBe(TABLES);
});

test("a search needs no storage", async ({ page, context, taisou }) => {
  const session = await context.newCDPSession(page);
  await taisou.open();
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
  await visit(taisou);
  await visit(taisou);
  // The browser may allow more than the quota, but no file stays half-written.
  await expectRest(page);
  const full = await kept(page);
  expect(full.length).toBeLessThan(TABLES);
  for (const [, size] of full) expect(size).toBe(TABLE_BYTES);
  await inWorkers(
    page,
    'navigator.storage.getDirectory = () => Promise.reject(new DOMException("", "SecurityError")); IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); }',
  );
  await visit(taisou);
  expect(await kept(page)).toEqual(full);
});

test("a reload restores the moves despite full storage", async ({ page, taisou }) => {
  await taisou.open(EIGHT);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`filler ${size}`, "x".repeat(size));
      } catch {
        // The storage has less space left.
      }
    }
  });
  await taisou.cell(3, 2).click();
  await taisou.expectSymbols("1234567 8");
  await taisou.expectStored("R");
  await page.reload();
  await taisou.expectSymbols("1234567 8");
});
