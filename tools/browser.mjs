// Finds the browsers of this machine for the tests: its own, and else the one that Playwright has brought.

import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

const BROWSERS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const FIREFOXES = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];

/** Chromium's path: what `$CHROMIUM` says, else the first one that is installed, else Playwright's, else `null`. */
export function findChromium() {
  return find(process.env.CHROMIUM ? [process.env.CHROMIUM] : [...BROWSERS, ...ofPlaywright()]);
}

/** Where Playwright puts its own. Nowhere, while Playwright itself is not installed. */
function ofPlaywright() {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = createRequire(import.meta.url)("@playwright/test");
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The Chromium that has no windows at all, which starts and draws in half the time; else {@link findChromium}. */
export function findHeadless() {
  return process.env.CHROMIUM
    ? findChromium()
    : (find(["chromium-headless-shell"]) ?? findChromium());
}

/** Firefox's path: what `$FIREFOX` says, else the first one that is installed, else `null`. */
export function findFirefox() {
  return find(process.env.FIREFOX ? [process.env.FIREFOX] : FIREFOXES);
}

/**
 * @param {readonly string[]} names
 * @returns {string | null}
 */
function find(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) =>
    /[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
