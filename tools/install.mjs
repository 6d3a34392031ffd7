// Installs the browsers that the page's tests need, where they are missing and it may.

import { findChromedriver, findChromium, findFirefox } from "./browser.mjs";
import { fail, outputOf, run } from "./run.mjs";

export function installChromium() {
  refuseWrong("CHROMIUM", findChromium());
  install(
    [
      ...(findChromium() ? [] : ["chromium"]),
      ...(findChromedriver() ? [] : ["chromium-driver"]),
      ...(hasJapaneseFont() ? [] : ["fontconfig", "fonts-vlgothic"]),
    ],
    "set $CHROMIUM and $CHROMEDRIVER",
  );
}

export function installFirefox() {
  refuseWrong("FIREFOX", findFirefox());
  install(findFirefox() ? [] : ["firefox-esr"], "set $FIREFOX");
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
  if (process.getuid?.() !== 0 || outputOf("apt-get", ["--version"]) === null) fail(sentence);
  console.log(`Installing ${missing.join(", ")} …`);
  // Another apt may be running: wait for it instead of failing at once.
  const apt = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  process.env.DEBIAN_FRONTEND = "noninteractive";
  run("apt-get", [...apt, "update"], sentence);
  run("apt-get", [...apt, "install", "-y", "--no-install-recommends", ...missing], sentence);
}

/** Without one, kana are boxes in every screenshot. Systems other than Linux come with one. */
function hasJapaneseFont() {
  return process.platform !== "linux" || Boolean(outputOf("fc-list", [":lang=ja"]));
}
