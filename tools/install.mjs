// Installs missing browsers for the tests, and prints what and how first.

import { findChromium, findFirefox, findHeadless, findWebKit } from "./browser.mjs";
import { fail, outputOf, run } from "./run.mjs";

/**
 * By browser: how to find it, its Debian packages, and the way to do without them.
 * @type {Record<"chromium" | "firefox" | "webkit", { find: () => unknown, packages: string[], otherwise: string }>}
 */
const BROWSERS = {
  chromium: { find: findChromium, packages: ["chromium"], otherwise: "set $CHROMIUM" },
  firefox: { find: findFirefox, packages: ["firefox-esr"], otherwise: "set $FIREFOX" },
  webkit: {
    find: findWebKit,
    packages: ["webkit2gtk-driver", "xvfb"],
    otherwise: "do without `npm run test:webkit`",
  },
};
/** Starts and draws in half the time. */
const SHELL = "chromium-headless-shell";
/** Waits for another apt instead of failing. */
const APT = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
const INSTALL = ["install", "-y", "--no-install-recommends"];

/** @param {(keyof typeof BROWSERS)[]} names */
export function installBrowsers(...names) {
  for (const variable of ["CHROMIUM", "FIREFOX"]) {
    const path = process.env[variable];
    const name = /** @type {keyof typeof BROWSERS} */ (variable.toLowerCase());
    if (path && names.includes(name) && BROWSERS[name].find() === null) {
      fail(`$${variable} names ${path}, which is not a program: correct or unset it.`);
    }
  }
  let missing = names.filter((name) => BROWSERS[name].find() === null);
  if (missing.includes("chromium") && !canInstall()) {
    installPlaywrightChromium();
    missing = missing.filter((name) => name !== "chromium");
  }
  const packages = missing.flatMap((name) => BROWSERS[name].packages);
  if (names.includes("chromium") && !hasJapaneseFont()) {
    packages.push("fontconfig", "fonts-vlgothic");
  }
  if (packages.length > 0) {
    installPackages(
      packages,
      missing.map((name) => BROWSERS[name].otherwise),
    );
  }
  if (names.includes("chromium")) installShell();
}

/** @param {readonly string[]} packages @param {readonly string[]} otherwise */
function installPackages(packages, otherwise) {
  const command = `apt-get ${INSTALL.join(" ")} ${packages.join(" ")}`;
  const alternative = otherwise.length > 0 ? `, or ${otherwise.join(", ")}` : "";
  const sentence = `The page's tests need ${packages.join(", ")} (Debian's names). To install by hand: \`${command}\`${alternative}.`;
  if (!canInstall()) fail(sentence);
  console.log(`${sentence}\nInstalling these system packages with apt-get now …`);
  apt(["update"], sentence);
  apt([...INSTALL, ...packages], sentence);
}

/** Optional: without it the page is tested in Chromium itself. */
function installShell() {
  if (process.env.CHROMIUM || findHeadless() !== findChromium() || !canInstall()) return;
  if (outputOf("apt-cache", ["show", SHELL]) === null) return;
  console.log(`Installing the optional system package ${SHELL} with apt-get …`);
  outputOf("apt-get", [...APT, ...INSTALL, SHELL]);
}

/** Into the user's folder, where system packages cannot be installed. */
function installPlaywrightChromium() {
  console.log("Installing Playwright's Chromium (`npx playwright install chromium`) …");
  run(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    "The page's tests need Chromium: run `npx playwright install chromium`, or install it and set $CHROMIUM.",
  );
}

/** @param {string[]} args @param {string} sentence */
function apt(args, sentence) {
  process.env.DEBIAN_FRONTEND = "noninteractive";
  run("apt-get", [...APT, ...args], sentence);
}

function canInstall() {
  return process.getuid?.() === 0 && outputOf("apt-get", ["--version"]) !== null;
}

/** Screenshots show boxes for kana without one. Only Linux may lack it. */
function hasJapaneseFont() {
  return process.platform !== "linux" || Boolean(outputOf("fc-list", [":lang=ja"]));
}
