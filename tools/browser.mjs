// Finds browsers: those of the system first, then Playwright's. It works before anything is installed.

import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

const CHROMIUM = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];
const FIREFOX = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];
/** WebKitGTK's browser is beside its library: in Debian, Fedora and Arch. */
const MINI_BROWSER = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

/** Returns the path of `$CHROMIUM`, or else of the first installed Chromium, or `null`. */
export function findChromium() {
  return find(process.env.CHROMIUM ? [process.env.CHROMIUM] : [...CHROMIUM, ...playwrightPaths()]);
}

function playwrightPaths() {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = createRequire(import.meta.url)("@playwright/test");
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Returns the path of the headless shell, which starts and draws in half the time, or else {@link findChromium}. */
export function findHeadless() {
  const shell = process.env.CHROMIUM ? null : find(["chromium-headless-shell"]);
  return shell ?? findChromium();
}

/** Returns the path of `$FIREFOX`, or else of the first installed Firefox, or `null`. */
export function findFirefox() {
  return find(process.env.FIREFOX ? [process.env.FIREFOX] : FIREFOX);
}

/** Returns the paths of WebKitGTK's driver and browser, or `null` if one of them or Xvfb is missing. */
export function findWebKit() {
  const [driver, browser, screen] = [["WebKitWebDriver"], MINI_BROWSER, ["Xvfb"]].map(find);
  return driver && browser && screen ? { driver, browser } : null;
}

/**
 * @param {readonly string[]} names Paths, or names of programs in `$PATH`.
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
