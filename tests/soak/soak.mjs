// Random acts on the built page: `npm run soak -- --minutes 30 --browser firefox --seed 7`. Fails on a console error, on a
// broken promise (promises.mjs) and on growth (limits.mjs), and then prints its seed and last acts.

import { parseArgs } from "node:util";
import { byPuppeteer } from "../engines/by-puppeteer.mjs";
import { servePage } from "../engines/serve.mjs";
import { calm, doOne } from "./acts.mjs";
import { openBrowser } from "./browsers.mjs";
import { instrument } from "./instruments.mjs";
import { MAY_GROW } from "./limits.mjs";
import { expectPromises } from "./promises.mjs";
import { createRandom } from "./random.mjs";
import { growth } from "./trend.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** Acts between two checks. */
const BETWEEN = 50;
/** Acts in the report of a failure. */
const REMEMBERED = 40;
/** A page that does not respond for this long is stuck. */
const PATIENCE_MILLIS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    browser: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const NAMES = /** @type {const} */ (["chromium", "firefox"]);
const names = NAMES.filter((name) => values.browser === undefined || values.browser === name);
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (names.length === 0 || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  console.error("npm run soak -- [--minutes N] [--browser chromium|firefox] [--seed S]");
  process.exit(2);
}
for (const name of names) if (!(await soak(name))) process.exitCode = 1;

/** Returns whether the run had no errors. @param {import("./browsers.mjs").Name} name */
async function soak(name) {
  const server = await servePage();
  const browser = await openBrowser(name);
  console.log(`${browser.version}, ${minutes} minutes, seed ${seed}`);
  const random = createRandom(seed);
  const state = { isOffline: false, isFull: false };
  const context = { random, server, limitQuota: browser.limitQuota, state };
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  const errors = [];
  /** @type {Record<string, import("./trend.mjs").Point[]>} */
  const measured = {};
  let acts = 0;

  async function open() {
    const page = await browser.context.newPage();
    page.setDefaultTimeout(PATIENCE_MILLIS);
    await page.evaluateOnNewDocument(instrument);
    await browser.prepare(page);
    page.on("pageerror", (error) => errors.push(String(error)));
    // Without this a crash of the tab would look like a stuck page.
    page.on("error", (error) => errors.push(`the tab has crashed: ${error}`));
    page.on("dialog", (dialog) => void dialog.dismiss());
    page.on("console", (message) => {
      const isPlanned = state.isOffline && /load|fetch|net::|NetworkError/i.test(message.text());
      if (message.type() === "error" && !isPlanned) errors.push(message.text());
    });
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${server.address}#lang=ja`);
    return page;
  }

  /** @param {Page} page */
  async function check(page) {
    await page.bringToFront();
    await calm(page, context);
    await page.setViewport({ width: 1280, height: 800 });
    await expectPromises(byPuppeteer(page));
    for (const [what, value] of Object.entries(await browser.measure(page))) {
      measured[what] ??= [];
      measured[what].push({ at: acts, value });
    }
  }

  /** @param {string} what */
  function note(what) {
    done.push(what);
    if (done.length > REMEMBERED) done.shift();
  }

  const end = performance.now() + minutes * 60_000;
  try {
    // The first tab stays to the end, because a reload would free its leaks. The second one is sometimes replaced.
    const staying = await open();
    let passing = await open();
    while (performance.now() < end && errors.length === 0) {
      if (random.next() < 0.01) {
        note("reopen the second tab");
        await calm(staying, context);
        await passing.close();
        passing = await open();
      }
      const isStaying = random.next() < 0.8;
      const page = isStaying ? staying : passing;
      await page.bringToFront();
      note(`${isStaying ? "" : "(second tab) "}${await doOne(page, context)}`);
      acts += 1;
      if (acts % BETWEEN === 0) {
        note("check the promises");
        await check(staying);
      }
    }
  } catch (error) {
    errors.push(`stuck: ${error instanceof Error ? error.stack : error}`);
    console.error(await describe(browser.context));
  }

  for (const [what, points] of Object.entries(measured)) {
    const values = points.map(({ value }) => value.toFixed(1));
    const grown = growth(points);
    console.log(`${what}: ${values.join(" ")}, grown by ${grown.toFixed(1)}`);
    const most = MAY_GROW[what];
    if (most !== undefined && grown > most) {
      errors.push(`${what} grew by ${grown.toFixed(1)} in ${acts} acts: more than ${most}`);
    }
  }
  console.log(`${acts} acts`);
  if (errors.length > 0) {
    console.error(`\n${[...new Set(errors)].join("\n")}\n\nseed ${seed}, last acts:`);
    console.error(done.map((one) => `  ${one}`).join("\n"));
  }
  await browser.close();
  await server.close();
  return errors.length === 0;
}

/** Describes what the pages show. @param {import("puppeteer-core").BrowserContext} context */
async function describe(context) {
  const pages = await context.pages();
  const texts = pages.map((page) =>
    page
      .evaluate(() => {
        const { activeElement, body } = document;
        const focused = activeElement?.outerHTML.slice(0, 200);
        return [location.href, JSON.stringify(history.state), focused, body.innerText].join("\n");
      })
      .catch(String),
  );
  return (await Promise.all(texts)).join("\n\n");
}
