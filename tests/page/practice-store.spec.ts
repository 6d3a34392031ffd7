import type { Page } from "@playwright/test";
import type { Attempt } from "../../www/model/practice/attempt";
import { manySolves } from "../../www/model/practice/attempt-in-tests";
import { writeAttemptsCsv } from "../../www/model/practice/attempts-csv";
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
