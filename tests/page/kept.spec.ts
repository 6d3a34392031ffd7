import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

// The first of Korf's 15-puzzles, by lines: its four tables, of 1.4 MB each, are all that is built for it.
const BOARD = "14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3";
const GOAL = "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
const LINK = `board=${encodeURIComponent(BOARD)}&goal=${encodeURIComponent(GOAL)}&w=4&metric=line&alg=ida-pattern&room=answer`;
const MOVES = 33;
const TABLES = 4;
const TABLE_BYTES = 1_441_592;
const FOLDER = "taisou-tables";

declare global {
  interface Window {
    /** How much of a table was built, as often as a worker said so. */
    built: number[];
  }
}

/** Opens the board, hears what its workers build, and solves. */
async function visit(taisou: Taisou): Promise<void> {
  const { page, words } = taisou;
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
  // Another fragment alone would be no visit.
  await page.goto("about:blank");
  await taisou.open(LINK);
  await taisou.solve.click();
  await taisou.expectResult(words.t.solved(MOVES, true));
}

const mostBuilt = (page: Page) => page.evaluate(() => Math.max(0, ...window.built));

/** Whether anything was to be built. A table that has only been begun is reported as nothing of it: that may be all one hears. */
const hasBuilt = (page: Page) => page.evaluate(() => window.built.length > 0);

/** What is kept in the page's own folder, by names: its size, a number that any change changes, and when it was written. */
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

/** What the database holds of each table: its size, and a number that any change changes. If so wanted, another thing befalls each after that. */
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
      // One that is made here would lack what the page puts into it.
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
        // A bit turned over, an end cut off, a part lost; one is left as it is.
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

/** Waits until no worker writes, or is about to. */
function expectRest(page: Page): Promise<void> {
  const locks = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
  return expect.poll(locks).toBe(0);
}

/** Waits until all tables are kept. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page)).length).toBe(TABLES);
  await expectRest(page);
}

/** Lets a line of code stand before all that a worker does. */
async function inWorkers(page: Page, code: string): Promise<void> {
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

// A helper may be called in the moment in which a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("stores tables for the next visit, and deletes them", async ({ page, taisou, t, help }) => {
  await visit(taisou);
  expect(await hasBuilt(page)).toBe(true);
  await expectKept(page);
  const before = await kept(page);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  await taisou.press(t.helpHeading);
  await expect(page.getByText(help.keptTables("5.5 MB"))).toBeVisible();
  expect(await kept(page)).toEqual(before);
  await page.getByRole("button", { name: help.deleteTables }).click();
  await expect(page.getByText(help.tablesDeleted)).toBeVisible();
  await expect(page.getByRole("button", { name: help.deleteTables })).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await taisou.press(t.helpHeading);
  await expect(page.getByText(t.theme)).toBeVisible();
  await expect(page.getByText(help.tablesDeleted)).toHaveCount(0);
});

test("rebuilds a damaged table", async ({ page, taisou }) => {
  await visit(taisou);
  await expectKept(page);
  const before = await kept(page);
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name);
    const accidents: ((bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>)[] = [
      // A bit turned over.
      (bytes) => bytes.map((byte, at) => (at === 700_000 ? byte ^ 16 : byte)),
      // A write that was interrupted.
      (bytes) => bytes.slice(0, 1_048_576),
      // Another version.
      (bytes) => bytes.map((byte, at) => (at === 8 ? byte + 1 : byte)),
      // A file that was only made.
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
  expect(await hasBuilt(page)).toBe(true);
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

test("stores tables in a database if files are refused", async ({ page, taisou, t, help }) => {
  await inWorkers(page, "delete FileSystemFileHandle.prototype.createSyncAccessHandle");
  await visit(taisou);
  expect(await hasBuilt(page)).toBe(true);
  await expect.poll(async () => (await inDatabase(page)).length).toBe(TABLES);
  await expectRest(page);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
  const before = await inDatabase(page, true);
  expect(before.length).toBe(TABLES);
  expect(await inDatabase(page)).not.toEqual(before);
  await visit(taisou);
  expect(await hasBuilt(page)).toBe(true);
  await expect.poll(() => inDatabase(page)).toEqual(before);
  await visit(taisou);
  expect(await mostBuilt(page)).toBe(0);
  await taisou.press(t.helpHeading);
  await expect(page.getByText(help.keptTables("5.5 MB"))).toBeVisible();
  await page.getByRole("button", { name: help.deleteTables }).click();
  await expect(page.getByText(help.tablesDeleted)).toBeVisible();
  await visit(taisou);
  expect(await hasBuilt(page)).toBe(true);
});

test("solves without storage, and with full storage", async ({ page, context, taisou }) => {
  const session = await context.newCDPSession(page);
  await taisou.open();
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
  await visit(taisou);
  await visit(taisou);
  expect(await hasBuilt(page)).toBe(true);
  // The browser may give somewhat more than it says, but nothing is left half-written.
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
  await taisou.open("board=12345678*&w=3");
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`filler ${size}`, "x".repeat(size));
      } catch {
        // There is not so much left.
      }
    }
  });
  await taisou.cell(3, 2).click();
  await taisou.expectSymbols("1234567 8");
  // Moves are kept with the entry of the history, a moment after they are made.
  await expect.poll(() => page.evaluate(() => history.state?.moves)).toBe("R");
  await page.reload();
  await taisou.expectSymbols("1234567 8");
});
