// A monkey on the built page: `npm run soak -- --minutes 30 --browser firefox --seed 7`. It fails on whatever the page says
// in its console, on a promise that the page does not keep (promises.mjs) and on a measurement that grows (limits.mjs), and
// then says the seed and what it did last.

import { parseArgs } from "node:util";
import { byPuppeteer } from "../engines/by-puppeteer.mjs";
import { servePage } from "../engines/serve.mjs";
import { openBrowser } from "./browsers.mjs";
import { calm, doOne } from "./deeds.mjs";
import { instrument } from "./instruments.mjs";
import { MAY_GROW } from "./limits.mjs";
import { holdToPromises } from "./promises.mjs";
import { createRandom } from "./random.mjs";
import { growth } from "./trend.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./browsers.mjs").Name} Name */

/** So many deeds, then the page is held to its promises and measured. */
const BETWEEN = 50;
const REMEMBERED = 40;
/** A page that does not answer for so long is stuck. */
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
let failed = 0;
for (const name of names) if (!(await soak(name))) failed += 1;
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {Name} name
 * @returns {Promise<boolean>} Whether there was nothing wrong.
 */
async function soak(name) {
  const server = await servePage();
  const browser = await openBrowser(name);
  console.log(`${browser.version}, ${minutes} minutes, seed ${seed}`);
  const random = createRandom(seed);
  const weather = { unplugged: false, full: false };
  const { address } = server;
  const world = { random, server, address, fill: browser.fill, weather };
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  const troubles = [];
  /** @type {Record<string, import("./trend.mjs").Point[]>} */
  const measured = {};
  let deeds = 0;

  async function open() {
    const page = await browser.context.newPage();
    page.setDefaultTimeout(PATIENCE_MILLIS);
    await page.evaluateOnNewDocument(instrument);
    await browser.prepare(page);
    page.on("pageerror", (error) => troubles.push(String(error)));
    // Of the browser itself: nobody answers any more, and why would not be known.
    page.on("error", (error) => troubles.push(`the tab has crashed: ${error}`));
    page.on("dialog", (dialog) => void dialog.dismiss());
    page.on("console", (message) => {
      const isPlanned = weather.unplugged && /load|fetch|net::|NetworkError/i.test(message.text());
      if (message.type() === "error" && !isPlanned) troubles.push(message.text());
    });
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${address}#lang=ja`);
    return page;
  }

  /** @param {Page} page */
  async function check(page) {
    await page.bringToFront();
    await calm(page, world);
    await page.setViewport({ width: 1280, height: 800 });
    await holdToPromises(byPuppeteer(page));
    for (const [what, value] of Object.entries(await browser.measure(page))) {
      measured[what] ??= [];
      measured[what].push({ at: deeds, value });
    }
  }

  const end = performance.now() + minutes * 60_000;
  try {
    // One tab stays to the end, so that nothing it has lost is given back by a reload; the other one comes and goes.
    const staying = await open();
    let passing = await open();
    while (performance.now() < end && troubles.length === 0) {
      if (random.next() < 0.01) {
        note("the other tab is closed, and opened anew");
        await calm(staying, world);
        await passing.close();
        passing = await open();
      }
      const isStaying = random.next() < 0.8;
      const page = isStaying ? staying : passing;
      await page.bringToFront();
      note(`${isStaying ? "" : "(other tab) "}${await doOne(page, world)}`);
      deeds += 1;
      if (deeds % BETWEEN === 0) {
        note("held to its promises");
        await check(staying);
      }
    }
  } catch (error) {
    troubles.push(`stuck: ${error instanceof Error ? error.stack : error}`);
    console.error(await seen(browser.context));
  }
  /** @param {string} what */
  function note(what) {
    done.push(what);
    if (done.length > REMEMBERED) done.shift();
  }

  for (const [what, points] of Object.entries(measured)) {
    const values = points.map(({ value }) => value.toFixed(1));
    const grown = growth(points);
    console.log(`${what}: ${values.join(" ")}, grown by ${grown.toFixed(1)}`);
    const most = MAY_GROW[what];
    if (most !== undefined && grown > most) {
      troubles.push(`${what} grew by ${grown.toFixed(1)} in ${deeds} deeds: more than ${most}`);
    }
  }
  console.log(`${deeds} deeds`);
  if (troubles.length > 0) {
    console.error(`\n${[...new Set(troubles)].join("\n")}\n\nseed ${seed}, and at last:`);
    console.error(done.map((one) => `  ${one}`).join("\n"));
  }
  await browser.close();
  await server.close();
  return troubles.length === 0;
}

/**
 * What its pages show, in words.
 * @param {import("puppeteer-core").BrowserContext} context
 */
async function seen(context) {
  const pages = await context.pages();
  const texts = pages.map((page) =>
    page
      .evaluate(() => {
        const { activeElement, body } = document;
        const state = JSON.stringify(history.state);
        return [location.href, state, activeElement?.outerHTML.slice(0, 200), body.innerText].join(
          "\n",
        );
      })
      .catch(String),
  );
  return (await Promise.all(texts)).join("\n\n");
}
