// Takes screenshots of the built page: `npm run picture` those of the README, and `npm run picture -- --all FOLDER [WORD...]`
// every view and state on a phone and in a window, light and dark, in both languages, if the name contains every WORD.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runnerImport } from "vite";
import { launchChromium } from "./chromium.mjs";
import { fail, root } from "./run.mjs";
import { serve } from "./serve.mjs";

/** Most kB of a picture of the README. */
const LARGEST = 120;
/** Of WebP. Lossless pictures have three times the size. */
const QUALITY = 90;

const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const WINDOW = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").BrowserContextOptions} Screen */
/** @typedef {"ja" | "en"} Lang */
/** @typedef {import("../tests/page/taisou").Taisou} Taisou */

/** @type {{ module: typeof import("../tests/page/scenes") }} */
const { module: scenes } = await runnerImport("./tests/page/scenes.ts", { root });

/**
 * @typedef {object} Picture
 * @property {Screen} screen
 * @property {string} [fragment]
 * @property {(taisou: Taisou) => Promise<void>} act
 */

/** By name: docs/NAME-LANG.webp. @type {Record<string, Picture>} */
const README = {
  page: {
    screen: WIDE,
    async act(taisou) {
      await taisou.keys("t");
      await scenes.watch(taisou, 6);
    },
  },
  phone: {
    screen: { ...PHONE, deviceScaleFactor: 2, colorScheme: "dark" },
    act: (taisou) => scenes.watch(taisou, 6),
  },
  positions: {
    // High enough for the chart below the goal.
    screen: { ...WIDE, ...WINDOW },
    fragment: "puzzle=eight-hardest",
    act: scenes.survey,
  },
  klotski: { screen: WIDE, fragment: "puzzle=klotski", act: (taisou) => scenes.watch(taisou, 20) },
};

const [all, folder, ...wanted] = process.argv.slice(2);
if (all !== undefined && (all !== "--all" || folder === undefined)) {
  fail("Expected no argument, or `--all` and a folder.");
}
const { address, close } = await serve();
const browser = await launchChromium();
/** @type {string[]} */
const missed = [];
for (const lang of /** @type {const} */ (["ja", "en"])) {
  if (folder === undefined) await takeForReadme(lang);
  else await takeAll(resolve(folder), lang);
}
await browser.close();
close();
if (missed.length > 0) fail(`Without a picture:\n${missed.join("\n")}`);

/** @param {Lang} lang */
async function takeForReadme(lang) {
  for (const [name, { screen, fragment, act }] of Object.entries(README)) {
    const taisou = await visit(screen, lang);
    await taisou.open(fragment);
    await act(taisou);
    await settle(taisou.page);
    const session = await taisou.page.context().newCDPSession(taisou.page);
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality: QUALITY,
    });
    const picture = Buffer.from(data, "base64");
    const file = `docs/${name}-${lang}.webp`;
    writeFileSync(join(root, file), picture);
    const size = `${file}: ${(picture.length / 1000).toFixed(0)} kB`;
    if (picture.length > LARGEST * 1000) fail(`${size}: make it smaller than ${LARGEST} kB.`);
    console.log(size);
    await taisou.page.context().close();
  }
}

/** @param {string} target @param {Lang} lang */
async function takeAll(target, lang) {
  if (!relative(root, target).startsWith("..")) fail("Name a folder outside the repository.");
  mkdirSync(target, { recursive: true });
  for (const [width, screen] of Object.entries({ phone: PHONE, window: WINDOW })) {
    for (const [name, reach] of Object.entries(scenes.SCENES)) {
      if (!wanted.every((word) => `${name} ${width} ${lang}`.includes(word))) continue;
      const taisou = await visit(screen, lang);
      try {
        await reach(taisou);
        await takeBoth(taisou.page, join(target, `${name}-${width}`), lang);
      } catch (error) {
        missed.push(`${name} (${width}, ${lang}): ${String(error).split("\n")[0]}`);
      }
      await taisou.page.context().close();
    }
  }
}

/**
 * Takes a light and a dark picture. Explore and Make are longer than the screen.
 * @param {Page} page
 * @param {string} path
 * @param {Lang} lang
 */
async function takeBoth(page, path, lang) {
  const isLong = /\/(explore|make)[^/]*$/.test(path);
  // The toolbar at the screen's edge would hide parts of a full page.
  const style = `.toolbar { position: static; margin-inline: -0.75rem; }
    .for-touch { display: inline; } .for-mouse { display: none; }`;
  const long = { fullPage: true, style: path.endsWith("phone") ? style : "" };
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    // The board moves on scrolling.
    if (isLong) await page.evaluate(() => scrollTo(0, 0));
    const file = `${path}-${colorScheme}-${lang}.png`;
    await page.screenshot({ path: file, ...(isLong ? long : {}) });
    console.log(file);
  }
}

/** @param {Screen} screen @param {Lang} lang */
async function visit(screen, lang) {
  const context = await browser.newContext({
    ...screen,
    baseURL: address,
    locale: lang === "ja" ? "ja-JP" : "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return new scenes.Taisou(await context.newPage(), lang);
}

/** Waits for fonts and animations. @param {Page} page */
async function settle(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}
