// Takes pictures of the built page: `npm run picture`, after a build. Those of the README, or with `-- --all FOLDER`
// one of every room and state, on a phone and in a window, light and dark, in both languages, to be looked at; behind
// that, words that have to be in the names of those that are wanted.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runnerImport } from "vite";
import { launchChromium } from "./chromium.mjs";
import { fail, root } from "./run.mjs";
import { serve } from "./serve.mjs";

/** kB that a picture of the README may have. */
const LARGEST = 120;
/** How true a picture of the README is; at 1 nothing is lost, and it has three times the size. */
const QUALITY = 0.9;

const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const WINDOW = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {"ja" | "en"} Lang */
/** @typedef {"light" | "dark"} ColorScheme */

/** What of the tests' names for the page is used here. @typedef {import("../tests/page/taisou").Taisou} Taisou */
/** @type {{ module: typeof import("../tests/page/scenes") }} */
const { module: scenes } = await runnerImport("./tests/page/scenes.ts", { root });

/**
 * @typedef {object} Picture
 * @property {string} name In docs/, before its language.
 * @property {import("@playwright/test").BrowserContextOptions} screen
 * @property {ColorScheme} colorScheme
 * @property {(taisou: Taisou) => Promise<void>} reach Brings the page to what is shown.
 */

/** @type {readonly Picture[]} */
const README = [
  {
    name: "page",
    screen: WIDE,
    colorScheme: "light",
    async reach(taisou) {
      await taisou.open();
      await taisou.toggle(taisou.words.t.tellApart);
      await scenes.watch(taisou, 6);
    },
  },
  {
    name: "phone",
    screen: { ...PHONE, deviceScaleFactor: 2 },
    colorScheme: "dark",
    async reach(taisou) {
      await taisou.open();
      await scenes.watch(taisou, 6);
    },
  },
  {
    name: "positions",
    // The chart below the goal as well.
    screen: { ...WIDE, viewport: { width: 1280, height: 900 } },
    colorScheme: "light",
    async reach(taisou) {
      await taisou.open("puzzle=eight-hardest");
      await scenes.survey(taisou);
    },
  },
  {
    name: "klotski",
    screen: WIDE,
    colorScheme: "light",
    async reach(taisou) {
      await taisou.open("puzzle=klotski");
      await scenes.watch(taisou, 20);
    },
  },
];

const [all, folder, ...wanted] = process.argv.slice(2);
if (all !== undefined && (all !== "--all" || folder === undefined)) {
  fail("Say nothing, or `--all` and the folder that the pictures go to.");
}
const { address, close } = await serve();
const browser = await launchChromium();
/** @type {string[]} */
const missed = [];
for (const lang of /** @type {const} */ (["ja", "en"])) {
  if (folder === undefined) for (const picture of README) await takeForReadme(picture, lang);
  else await takeAll(resolve(folder), lang);
}
await browser.close();
close();
if (missed.length > 0) fail(`There are no pictures of these:\n${missed.join("\n")}`);

/**
 * @param {Picture} picture
 * @param {Lang} lang
 */
async function takeForReadme({ name, screen, colorScheme, reach }, lang) {
  const taisou = await visit(screen, lang);
  await taisou.page.emulateMedia({ colorScheme });
  await reach(taisou);
  await settle(taisou.page);
  const picture = await encoded(taisou.page, await taisou.page.screenshot());
  const file = `docs/${name}-${lang}.webp`;
  writeFileSync(join(root, file), picture);
  const size = `${file}: ${(picture.length / 1000).toFixed(0)} kB`;
  if (picture.length > LARGEST * 1000) fail(`${size}: make it smaller than ${LARGEST} kB.`);
  console.log(size);
  await taisou.page.context().close();
}

/**
 * @param {string} target
 * @param {Lang} lang
 */
async function takeAll(target, lang) {
  if (!relative(root, target).startsWith("..")) {
    fail("These pictures are to be looked at, not kept: name a folder outside of the repository.");
  }
  mkdirSync(target, { recursive: true });
  for (const [width, screen] of Object.entries({ phone: PHONE, window: WINDOW })) {
    for (const { name, reach } of scenes.SCENES) {
      if (!wanted.every((word) => `${name} ${width} ${lang}`.includes(word))) continue;
      const taisou = await visit(screen, lang);
      const { page } = taisou;
      try {
        await reach(taisou);
      } catch (error) {
        missed.push(`${name} (${width}, ${lang}): ${String(error).split("\n")[0]}`);
        await page.context().close();
        continue;
      }
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const path = join(target, `${name}-${width}-${colorScheme}-${lang}.png`);
        const long = /^explore|^make/.test(name);
        // The board follows who scrolls.
        if (long) await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path, ...(long ? whole(width) : {}) });
        console.log(path);
      }
      await page.context().close();
    }
  }
}

/**
 * For the rooms that are longer than the screen. On a phone, what is fixed to the screen's edge would hide some of
 * them, and a picture longer than the screen is taken as if by a mouse.
 * @param {string} width
 */
function whole(width) {
  const phone = `.stage > .bar.bar { position: static; margin-inline: -0.75rem; }
    .for-touch { display: inline; } .for-mouse { display: none; }`;
  return { fullPage: true, style: width === "phone" ? phone : "" };
}

/**
 * A page that nobody has seen before, by its names.
 * @param {import("@playwright/test").BrowserContextOptions} screen
 * @param {Lang} lang
 */
async function visit(screen, lang) {
  const context = await browser.newContext({
    ...screen,
    ...(address === undefined ? {} : { baseURL: address }),
    locale: lang === "ja" ? "ja-JP" : "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return new scenes.Taisou(await context.newPage(), lang);
}

/** Until nothing is on its way any more. @param {Page} page */
async function settle(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}

/**
 * Packs a screenshot as WebP, which the browser does best.
 * @param {Page} page
 * @param {Buffer} screenshot
 */
async function encoded(page, screenshot) {
  // Not in the page, whose policy allows no such pictures.
  const blank = await page.context().newPage();
  const base64 = await blank.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    /** @type {const} */ ([screenshot.toString("base64"), QUALITY]),
  );
  await blank.close();
  return Buffer.from(base64, "base64");
}
