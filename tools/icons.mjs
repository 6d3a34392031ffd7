// Draws the PNG icons from www/public/icon.svg: `node tools/icons.mjs`, after a change of it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "./chromium.mjs";
import { root } from "./run.mjs";

/** The colour behind the board. Systems crop maskable icons. */
const TRAY = "#2c3557";

/** @type {readonly { file: string, size: number, part: number, ground?: string }[]} */
const ICONS = [
  { file: "icon-192.png", size: 192, part: 1 },
  { file: "icon-512.png", size: 512, part: 1 },
  // The tile lies within the safe circle of all masks.
  { file: "icon-maskable.png", size: 512, part: 0.82, ground: TRAY },
  // iOS crops the corners only.
  { file: "apple-touch-icon.png", size: 180, part: 0.94, ground: TRAY },
];

const folder = join(root, "www/public");
const drawing = readFileSync(join(folder, "icon.svg")).toString("base64");
const browser = await launchChromium();
for (const { file, size, part, ground = "transparent" } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img style="width:${part * 100}%" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.locator("img").evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
