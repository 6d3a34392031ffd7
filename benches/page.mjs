// Measures the built page in Chromium: `node benches/page.mjs`, after a build.

import { launchChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/serve.mjs";
import { median, print, round } from "./report.mjs";

/** The preset "Slow 4G" of Chromium, in bytes a second and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
};

/** Too far for breadth-first search, so that it runs until it is cancelled. */
const FAR = `#board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs&lang=en`;

const { address, close } = await serve();
const browser = await launchChromium();
const playable = () => document.querySelector("[role=grid] button:enabled") !== null;

const opening = [];
for (let run = 0; run < 5; run++) {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(address);
  await first.waitForFunction(playable);
  await first.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(playable, undefined, { polling: "raf" });
  opening.push(await page.evaluate(() => performance.now()));
  await context.close();
}

const cancelling = [];
for (let run = 0; run < 5; run++) {
  const page = await browser.newPage();
  await page.goto(address + FAR);
  await page.waitForFunction(playable);
  await page.waitForTimeout(500);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.waitForTimeout(3000);
  cancelling.push(
    await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll("button")];
      const cancel = buttons.find((button) => button.textContent?.trim() === "Cancel");
      const start = performance.now();
      cancel?.click();
      while (!document.body.textContent?.includes("Cancelled")) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - start;
    }),
  );
  await page.close();
}

print("page", `The page in Chromium ${browser.version()}`, [
  {
    what: "opening to playable, slow 4G, cache warm",
    unit: "ms",
    median: round(median(opening)),
    worst: round(Math.max(...opening)),
  },
  {
    what: "cancel to its answer on the page",
    unit: "ms",
    median: round(median(cancelling)),
    worst: round(Math.max(...cancelling)),
  },
]);
await browser.close();
close();
