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

/** No program of its own, it lies beside the library: in Debian, Fedora and Arch. */
const MINI_BROWSERS = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/webkit2gtk-4.1/MiniBrowser",
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

/** WebKitGTK's driver, and the browser that comes with it; `null` where one is missing, or a screen that nobody sees. */
export function findWebKit() {
  const [driver, browser, screen] = [["WebKitWebDriver"], MINI_BROWSERS, ["Xvfb"]].map(find);
  return driver && browser && screen ? { driver, browser } : null;
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
