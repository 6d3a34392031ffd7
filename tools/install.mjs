// Installs the browsers that the page's tests need, where they are missing and it may.

import { findChromium, findFirefox, findHeadless, findWebKit } from "./browser.mjs";
import { fail, outputOf, run } from "./run.mjs";

/** Another apt may be running: wait for it instead of failing at once. */
const APT = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
process.env.DEBIAN_FRONTEND = "noninteractive";

export function installChromium() {
  refuseWrong("CHROMIUM", findChromium());
  if (findChromium() === null && !mayInstall()) installPlaywrights();
  install(
    [
      ...(findChromium() ? [] : ["chromium"]),
      ...(hasJapaneseFont() ? [] : ["fontconfig", "fonts-vlgothic"]),
    ],
    "set $CHROMIUM",
  );
  // Only quicker: where it cannot be had, the page is tested in the other one.
  const shell = "chromium-headless-shell";
  const isWanted = !process.env.CHROMIUM && findHeadless() === findChromium();
  if (isWanted && mayInstall() && outputOf("apt-cache", ["show", shell]) !== null) {
    console.log(`Installing ${shell} …`);
    outputOf("apt-get", [...APT, "install", "-y", "--no-install-recommends", shell]);
  }
}

/** Where packages of the system cannot be installed, Playwright brings a Chromium of its own, into the user's folder. */
function installPlaywrights() {
  console.log("Installing Playwright's Chromium …");
  const command = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  run(
    process.execPath,
    command,
    "The page's tests need Chromium: run `npx playwright install chromium`, or install it and set $CHROMIUM.",
  );
}

export function installFirefox() {
  refuseWrong("FIREFOX", findFirefox());
  install(findFirefox() ? [] : ["firefox-esr"], "set $FIREFOX");
}

export function installWebKit() {
  install(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"], "do without `npm run test:webkit`");
}

/**
 * @param {string} variable
 * @param {string | null} found
 */
function refuseWrong(variable, found) {
  const named = process.env[variable];
  if (named && found === null) {
    fail(`$${variable} names ${named}, which is no program: correct or unset it.`);
  }
}

/**
 * @param {readonly string[]} missing Packages by their names in Debian.
 * @param {string} otherwise What to do for somebody who has the programs elsewhere.
 */
function install(missing, otherwise) {
  if (missing.length === 0) return;
  const sentence = `The page's tests need ${missing.join(", ")} (named as in Debian): install what is missing, or ${otherwise}.`;
  if (!mayInstall()) fail(sentence);
  console.log(`Installing ${missing.join(", ")} …`);
  run("apt-get", [...APT, "update"], sentence);
  run("apt-get", [...APT, "install", "-y", "--no-install-recommends", ...missing], sentence);
}

function mayInstall() {
  return process.getuid?.() === 0 && outputOf("apt-get", ["--version"]) !== null;
}

/** Without one, kana are boxes in every screenshot. Systems other than Linux come with one. */
function hasJapaneseFont() {
  return process.platform !== "linux" || Boolean(outputOf("fc-list", [":lang=ja"]));
}
