// Opens a page in Chromium and reads its title.

import { join } from "node:path";

/**
 * The title of a page once it has one, and its errors and warnings.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @param {Record<string, string>} folders Folders to serve, by their origin.
 */
export async function openedPage(browser, address, folders = {}) {
  const context = await browser.newContext();
  await context.route(/^http:\/\/\w+\.localhost\//, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname === "/" ? "index.html" : decodeURIComponent(pathname);
    const path = join(folders[origin] ?? "none", name);
    // As CDNs do.
    await route.fulfill({ path, headers: { "access-control-allow-origin": "*" } });
  });
  const tab = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  tab.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  tab.on("pageerror", (error) => errors.push(String(error)));
  await tab.goto(address);
  await tab.waitForFunction(() => document.title !== "").catch((error) => errors.push(`${error}`));
  const title = await tab.title();
  await context.close();
  return { title, errors };
}
