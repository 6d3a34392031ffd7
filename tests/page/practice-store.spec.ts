import type { Page } from "@playwright/test";
import type { Attempt } from "../../www/model/practice/attempt";
import { manySolves } from "../../www/model/practice/attempt-in-tests";
import { writeAttemptsCsv } from "../../www/model/practice/attempts-csv";
import { logObject, practiceText } from "../../www/model/practice/attempts-json";
import { earlierBytes } from "../../www/model/practice/earlier-log-in-tests";
import { expect, test } from "./fixtures";
import { violations } from "./violations";
import type { Words } from "./words";

const START = "start=5%201%203%204/2%206%208%20*/9%2010%207%2011/13%2014%2015%2012&end";

/** Sessions on, at a 15-puzzle. */
async function openSession(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem("taisou.prefs", JSON.stringify({ practice: true })),
  );
  await page.goto(`./#${START}`);
}

const sessionOf = (page: Page, { practice }: Words) =>
  page.getByRole("region", { name: practice.session, exact: true });

/** Opens the list of a session, with its files. */
async function openFiles(page: Page, words: Words) {
  const k = words["practice-log"];
  await sessionOf(page, words).locator("summary").filter({ hasText: words.practice.log }).click();
  const log = page.getByRole("region", { name: k.name, exact: true });
  await log.getByText(k.files, { exact: true }).click();
  return log;
}

const csv = (solves: readonly Attempt[]) => ({
  name: "solves.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(writeAttemptsCsv(solves)),
});

/** Solves without their moves, which would not lead to a goal. */
const solves = manySolves(10_000).map((solve) => ({
  ...solve,
  ...{ fragment: "", moves: new Uint8Array(), times: new Uint8Array() },
}));

test("a log of an earlier version is moved into records @en @wide", async ({ page, words }) => {
  const { practice } = words;
  // A file of the same origin, to prepare its storage.
  await page.goto("./manifest.webmanifest");
  const bytes = manySolves(10_000).map((attempt) =>
    Buffer.from(earlierBytes({ kind: "added", attempt })),
  );
  const chunks: string[] = [];
  for (let from = 0; from < bytes.length; from += 400) {
    chunks.push(Buffer.concat(bytes.slice(from, from + 400)).toString("base64"));
  }
  await page.evaluate(async (texts) => {
    const chunks = await Promise.all(
      texts.map(async (text, at) => {
        const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
        if (at === texts.length - 1) return { bytes, isDeflated: false };
        const deflate = new CompressionStream("deflate-raw");
        const whole = new Response(new Blob([bytes]).stream().pipeThrough(deflate)).arrayBuffer();
        return { bytes: new Uint8Array(await whole), isDeflated: true };
      }),
    );
    await new Promise((resolve, reject) => {
      const request = indexedDB.open("taisou-practice");
      request.onupgradeneeded = () => request.result.createObjectStore("chunks");
      request.onerror = reject;
      request.onsuccess = () => {
        const writing = request.result.transaction("chunks", "readwrite");
        for (const [number, chunk] of chunks.entries()) {
          writing.objectStore("chunks").put(chunk, number);
        }
        writing.oncomplete = () => resolve(request.result.close());
        writing.onabort = reject;
      };
    });
  }, chunks);
  const other = await page.context().newPage();
  await Promise.all([openSession(page), openSession(other)]);
  for (const window of [page, other]) {
    await expect(sessionOf(window, words)).toContainText(practice.solves(10_000));
  }
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("taisou-practice");
        request.onsuccess = () => {
          const counting = request.result.transaction("chunks").objectStore("chunks").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(left).toBe(0);
  await page.reload();
  await expect(sessionOf(page, words)).toContainText(practice.solves(10_000));
});

test("two windows import 2,000 solves each at the same time @ja @wide", async ({ page, words }) => {
  const other = await page.context().newPage();
  for (const window of [page, other]) await openSession(window);
  const files = [await openFiles(page, words), await openFiles(other, words)];
  await Promise.all(
    files.map((log, at) =>
      log.locator("input[type=file]").setInputFiles(csv(solves.slice(2000 * at, 2000 * (at + 1)))),
    ),
  );
  const all = words.practice.solves(4000);
  for (const window of [page, other]) {
    await expect(sessionOf(window, words)).toContainText(all);
    await window.reload();
    await expect(sessionOf(window, words)).toContainText(all);
  }
});

test("damaged records cost themselves, until the player has seen it @en @wide", async ({
  page,
  words,
}) => {
  const { practice } = words;
  await openSession(page);
  const log = await openFiles(page, words);
  await log.locator("input[type=file]").setInputFiles(csv(solves.slice(0, 5000)));
  const session = sessionOf(page, words);
  await expect(session).toContainText(practice.solves(5000));
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("taisou-solves");
        request.onsuccess = () => {
          const writing = request.result.transaction("solves", "readwrite");
          const store = writing.objectStore("solves");
          const reading = store.getAllKeys();
          reading.onsuccess = () => {
            for (let at = 0; at < 100; at += 1) {
              store.put([null, { ms: at }, "x"][at % 3], reading.result[at * 50 + 7]);
            }
          };
          writing.oncomplete = resolve;
          writing.onabort = reject;
        };
      }),
  );
  await page.reload();
  await expect(session).toContainText(practice.solves(4900));
  const alert = session.getByRole("alert");
  await expect(alert).toContainText(practice.damaged(100));
  expect(await violations(page)).toEqual([]);
  const again = await openFiles(page, words);
  await again.locator("input[type=file]").setInputFiles(csv(solves.slice(5000, 5001)));
  await expect(session).toContainText(practice.solves(4901));
  await expect(alert).toContainText(practice.damaged(100));
  await alert.getByRole("button", { name: practice.removeDamaged }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(session).toContainText(practice.solves(4901));
  await expect(alert).toHaveCount(0);
});

test("storage that is full in the middle of an import stores nothing of it, and the page says so @en @wide", async ({
  page,
  words,
}) => {
  const k = words["practice-log"];
  await openSession(page);
  const log = await openFiles(page, words);
  const input = log.locator("input[type=file]");
  await input.setInputFiles(csv(solves.slice(0, 100)));
  const session = sessionOf(page, words);
  await expect(session).toContainText(words.practice.solves(100));
  // Headless browsers enforce no quota for databases: they end the transaction, as a full disk does.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let left = 5000;
    IDBObjectStore.prototype.put = function (...value) {
      left -= 1;
      if (left === 0) this.transaction.abort();
      return put.apply(this, value);
    };
  });
  await input.setInputFiles(csv(solves));
  const said = log.getByRole("status").filter({ hasText: k.unkept });
  await expect(said).toBeVisible();
  await expect(session).toContainText(words.practice.solves(100));
  // There is room again.
  await input.setInputFiles(csv(solves.slice(0, 3000)));
  await expect(log.getByRole("status").filter({ hasText: k.loaded(2900, 100) })).toBeVisible();
  await page.reload();
  await expect(session).toContainText(words.practice.solves(3000));
});

/** Files that are no log, by what is wrong with them. */
const HOSTILE: readonly string[] = [
  ...[
    "",
    " ",
    "null",
    "{",
    "[]",
    "7",
    "\u0000\u0001",
    "\ud800",
    "No.;Time",
    "session,",
    'session,x\n"a',
  ],
  ...[
    '{"practice":null}',
    '{"practice":{"version":1}}',
    '{"practice":{"version":9}}',
    "[".repeat(1e6),
  ],
  `{"practice":${"[".repeat(1e5)}${"]".repeat(1e5)}}`,
  `{"session1":${"[".repeat(1e5)}${"]".repeat(1e5)}}`,
  '{"session1":{"length":9}}',
  '{"session1":[[[0,1e999],"1 2/3 0"]]}',
  '{"session1":[[[0,9],"1 2/3 0","",-1]],"__proto__":{"session2":[]}}',
  '{"session1":[[[0,9],{"toString":5}]],"properties":{"sessionData":{"1":{"opt":{"scrType":{"toString":5}}}}}}',
  `{"session1":[[[0,9],"1 2/3 0","${"x".repeat(5e6)}"]]}`,
  `No.;Time;Comment;Scramble;Date;P.1\n${'"'.repeat(1e5)}`,
  "https://slidysim.github.io/replay?r=AAAA",
  `https://slidysim.github.io/replay?r=${"A".repeat(1e6)}`,
  "<script>alert(1)</script>",
];

test("25 kinds of hostile files end in a message @en @wide", async ({ page, words }) => {
  const k = words["practice-log"];
  expect(HOSTILE.length).toBeGreaterThanOrEqual(25);
  await openSession(page);
  const log = await openFiles(page, words);
  const status = log.locator(".solve-files [role=status]");
  const input = log.locator("input[type=file]");
  for (const text of HOSTILE) {
    await input.setInputFiles({ name: "x", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expect(status).toContainText(/./);
    await expect(status).not.toContainText(k.importing);
    await input.setInputFiles(csv([]));
    await expect(status).toHaveText(k.loaded(0, 0));
  }
  await page.reload();
  await expect(sessionOf(page, words)).toContainText(words.practice.solves(0));
});

test("an import of all stored data tells which solves it left out @en @wide", async ({
  page,
  words,
}) => {
  const k = words["practice-log"];
  await page.goto("./");
  await page.getByRole("button", { name: words.today.record }).click();
  const part = page.getByRole("region", { name: words.record.file, exact: true });
  const file = JSON.parse(practiceText(logObject(solves.slice(0, 20))));
  file.practice.attempts[3][4] = -1;
  await part.locator("input[type=file]").setInputFiles({
    ...{ name: "taisou.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const status = part.getByRole("status");
  await expect(status).toContainText(k.loaded(19, 0));
  await expect(status).toContainText("practice.attempts[3].ms");
  await part.getByRole("button", { name: words.record.reload }).click();
  await expect(status).toBeEmpty();
});
