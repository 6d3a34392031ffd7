// Chromium for the tools that look at the page. Not in browser.mjs, which works before anything is installed.

import { chromium } from "@playwright/test";
import { findHeadless } from "./browser.mjs";

/** Without a sandbox, because containers run as root, and off the network. */
export function launchChromium() {
  return chromium.launch({
    executablePath: findHeadless() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
