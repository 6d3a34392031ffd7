// Opens a page in Chromium and reads what it has written into its title.

import { join } from "node:path";

/**
 * The title of a page once it has one, and what went wrong until then.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @param {Record<string, string>} folders The files of hosts that exist for this page alone, by their origin.
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
  const troubles = [];
  tab.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  tab.on("pageerror", (error) => troubles.push(String(error)));
  await tab.goto(address);
  await tab
    .waitForFunction(() => document.title !== "")
    .catch((error) => troubles.push(`${error}`));
  const title = await tab.title();
  await context.close();
  return { title, troubles };
}
