// Not in browser.mjs, which must work before `npm ci`.

import { chromium } from "@playwright/test";
import { findHeadless } from "./browser.mjs";

/** Launches Chromium without a sandbox, because containers run as root, and without background requests. */
export function launchChromium() {
  return chromium.launch({
    executablePath: findHeadless() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
