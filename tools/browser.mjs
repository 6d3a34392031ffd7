// Finds the browsers of this machine for the tests; nothing is downloaded by Playwright.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const BROWSERS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const FIREFOXES = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/** Chromium's path: what `$CHROMIUM` says, else the first one that is installed, else `null`. */
export function findChromium() {
  return find(process.env.CHROMIUM ? [process.env.CHROMIUM] : BROWSERS);
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
    name.includes("/") ? [name] : folders.map((folder) => join(folder, name)),
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
