import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { FAR, SOUAI } from "./boards";
import { test as base, expect } from "./fixtures";
import { Taisou } from "./taisou";

/** The built page on a host that can publish another version. */
class Host {
  newer = false;
  readonly #server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    try {
      const file = await readFile(join("dist", name));
      response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
      response.end(this.newer ? newerOf(name, file) : file);
    } catch {
      response.writeHead(404).end();
    }
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Changes a file to that of the next version: the page and the service worker have another version number. */
function newerOf(name: string, file: Buffer): Buffer | string {
  if (name === "index.html") return file.toString().replace("<html", '<html data-version="2"');
  if (name === "service-worker.js")
    return file.toString().replace(/"version":"\w+"/, '"version":"2"');
  return file;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
  host: async ({}, use) => {
    const host = new Host();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
  serviceWorkers: "allow",
});

/** Waits until the page can load without a network. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Publishes another version, and waits until the browser has found it. */
async function publish(host: Host, page: Page): Promise<void> {
  host.newer = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe("installed");
}

test("all parts work offline", async ({ page, context, taisou, t }) => {
  await taisou.open(SOUAI);
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await taisou.solveIn(18);
  await taisou.button(t.collection).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
});

test("the page is installable, under both names", async ({ page, taisou }) => {
  await taisou.open();
  const address = await page
    .locator("link[rel=manifest]")
    .evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await page.request.get(address)).json();
  expect(manifest.name).toContain("アタマノタイソウ");
  expect(manifest.name).toContain("Taisou");
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.headers()["content-type"], src).toBe(type);
    if (type !== "image/png") continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Test browsers are always in private mode.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("a new version waits for user and search @narrow", async ({ page, host, taisou, t }) => {
  await taisou.open(`${FAR}&alg=bfs`);
  await expectKept(page);
  await publish(host, page);
  const notice = page.getByText(t.newVersion);
  await expect(notice).toBeVisible();
  await taisou.solve.click();
  await expect(notice).toHaveCount(0);
  await taisou.cancel.click();
  await expect(notice).toBeVisible();
  // Until the user agrees, a reload keeps the old version.
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-version");
  await expect(taisou.board).toBeVisible();
  await taisou.keys("ArrowDown");
  await taisou.button(t.takeVersion).click();
  await expect(page.locator("html")).toHaveAttribute("data-version", "2");
  await expect(page.getByText(t.moveCount(1), { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
});

test("each window keeps its version", async ({ page, context, host, taisou, lang, t }) => {
  const other = new Taisou(await context.newPage(), lang);
  await other.open();
  await expectKept(other.page);
  await taisou.open();
  await expectKept(page);
  await publish(host, page);
  await taisou.button(t.takeVersion).click();
  await expect(page.locator("html")).toHaveAttribute("data-version", "2");
  await context.setOffline(true);
  await expect(other.page.locator("html")).not.toHaveAttribute("data-version");
  await other.button(t.collection).click();
  await expect(other.page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await other.page.keyboard.press("Escape");
  await other.button(t.takeVersion).click();
  await expect(other.page.locator("html")).toHaveAttribute("data-version", "2");
});
