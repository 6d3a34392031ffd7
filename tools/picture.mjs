// Takes the README's pictures from the built page: `npm run picture`, after a build.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";
import { launchChromium } from "./chromium.mjs";
import { smallPng } from "./png.mjs";
import { fail, root } from "./run.mjs";

/** kB that a picture may have. */
const LARGEST = 150;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const ATAMA = "board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} Picture
 * @property {string} file In docs/.
 * @property {{ width: number, height: number }} viewport
 * @property {"light" | "dark"} colorScheme
 * @property {string} fragment What the page is opened with.
 * @property {(page: Page) => Promise<void>} act Brings the page to what is shown.
 */

/** @type {readonly Picture[]} */
const PICTURES = [
  {
    file: "page.png",
    viewport: WIDE,
    colorScheme: "light",
    fragment: ATAMA,
    async act(page) {
      await page.getByText("同じ文字を見分ける", { exact: true }).click();
      await solve(page, "解く", "20手（最短）");
      await page.getByRole("slider", { name: "手順" }).fill("6");
    },
  },
  {
    file: "phone.png",
    viewport: PHONE,
    colorScheme: "dark",
    fragment: ATAMA,
    async act(page) {
      await solve(page, "解く", "20手（最短）");
      await page.getByRole("slider", { name: "手順" }).fill("6");
      await page.getByRole("grid", { name: "盤面" }).scrollIntoViewIfNeeded();
    },
  },
  {
    file: "space.png",
    viewport: WIDE,
    colorScheme: "light",
    fragment: "board=8672543*1&w=3&lang=en",
    async act(page) {
      await page.getByRole("button", { name: "The whole space" }).click();
      await page.getByRole("button", { name: "Survey them all" }).click();
      await page.getByText("181,440", { exact: true }).waitFor();
      const heading = page.getByRole("heading", { name: "The whole space" });
      await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
    },
  },
  {
    file: "klotski.png",
    viewport: WIDE,
    colorScheme: "light",
    fragment:
      "board=父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁&goal=????/????/????/?娘娘?/?娘娘?&blocks=all&metric=move&lang=en",
    async act(page) {
      await solve(page, "Solve", "81 moves (shortest)");
      await page.getByRole("slider", { name: "Move" }).fill("20");
    },
  },
];

const server = await preview({
  root,
  logLevel: "error",
  preview: { port: Number(process.env.PORT ?? 4198) },
});
const address = server.resolvedUrls?.local[0];
const browser = await launchChromium();
for (const picture of PICTURES) await take(picture);
await browser.close();
await server.close();

/** @param {Picture} picture */
async function take({ file, viewport, colorScheme, fragment, act }) {
  const page = await browser.newPage({
    ...{ viewport, colorScheme, locale: "ja-JP", reducedMotion: "reduce" },
    serviceWorkers: "block",
  });
  await page.goto(`${address}#${fragment}`);
  await act(page);
  await page.mouse.move(0, 0);
  // Nothing is on its way any more.
  await page.evaluate(() => document.fonts.ready);
  const { width, height, rgba } = await pixels(page, await page.screenshot());
  const png = smallPng(rgba, width, height);
  writeFileSync(join(root, "docs", file), png);
  const size = `docs/${file}: ${width} x ${height}, ${(png.length / 1000).toFixed(0)} kB`;
  if (png.length > LARGEST * 1000) fail(`${size}: make it smaller than ${LARGEST} kB.`);
  console.log(size);
  await page.close();
}

/**
 * @param {Page} page
 * @param {string} button
 * @param {string} result
 */
async function solve(page, button, result) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByText(result).first().waitFor();
}

/**
 * Unpacks a screenshot, which the browser does best.
 * @param {Page} page
 * @param {Buffer} screenshot
 */
async function pixels(page, screenshot) {
  const { width, height, base64 } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("a canvas draws");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = "";
    for (const byte of data) text += String.fromCharCode(byte);
    return { width: image.width, height: image.height, base64: btoa(text) };
  }, screenshot.toString("base64"));
  return { width, height, rgba: new Uint8ClampedArray(Buffer.from(base64, "base64")) };
}
