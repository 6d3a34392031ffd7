// WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. WebKitWebDriver has no WebDriver BiDi, so console
// errors are read from the browser's standard output.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, Key } from "selenium-webdriver";
import { findWebKit } from "../../tools/browser.mjs";
import { installBrowsers } from "../../tools/install.mjs";
import { journeys } from "./journeys.mjs";
import { PATIENCE_MILLIS } from "./taisou.mjs";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */

/** Not an `import`, which cannot name a folder. @type {typeof import("selenium-webdriver/remote")} */
const { DriverService } = createRequire(import.meta.url)("selenium-webdriver/remote");

const POLL_MILLIS = 50;
const KEYS = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  End: Key.END,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  z: "z",
};

journeys(async () => {
  installBrowsers("webkit");
  const found = findWebKit();
  if (found === null) throw new Error("WebKit is missing.");
  const folder = await mkdtemp(join(tmpdir(), "taisou-webkit-"));
  const log = join(folder, "log.txt");
  const binary = join(folder, "browser.sh");
  // The driver discards the browser's output.
  await writeFile(binary, `#!/bin/sh\nexec "${found.browser}" "$@" >>"${log}" 2>&1\n`);
  await chmod(binary, 0o700);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), "line");
  const service = new DriverService.Builder(found.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: "1" })
    .build();
  const server = await service.start();
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  return {
    async visit(journey) {
      await writeFile(log, "");
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args },
        })
        .build();
      try {
        await journey(bySelenium(driver));
      } finally {
        await driver.quit();
      }
      const errors = (await readFile(log, "utf8"))
        .split("\n")
        .filter((line) => /^CONSOLE .*\bERROR\b/.test(line));
      if (errors.length > 0) throw new Error(`Console errors: ${errors.join("; ")}`);
    },
    async close() {
      await service.kill();
      screen.kill();
      await rm(folder, { recursive: true });
    },
  };
});

/** @param {WebDriver} driver @returns {import("./driver").Driver} */
function bySelenium(driver) {
  /**
   * @param {(...args: any[]) => unknown} find
   * @param {readonly unknown[]} args
   * @returns {Promise<any>}
   */
  const found = (find, args) =>
    driver.wait(
      () => driver.executeScript(find, ...args),
      PATIENCE_MILLIS,
      `${find} never found ${JSON.stringify(args)}`,
      POLL_MILLIS,
    );
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (act, ...args) => driver.executeScript(act, ...args),
    until: async (find, ...args) => void (await found(find, args)),
    async click(find, ...args) {
      const origin = await found(find, args);
      await driver.executeScript(scrollToAndSettle, origin);
      // Not `origin.click()`, which rejects elements about to move.
      await driver.actions().move({ origin }).click().perform();
    },
    focus: async (find, ...args) =>
      driver.executeScript(
        (/** @type {any} */ element) => element.focus(),
        await found(find, args),
      ),
    press: (key) => driver.actions().keyDown(KEYS[key]).keyUp(KEYS[key]).perform(),
    type: async (text) => (await driver.switchTo().activeElement()).sendKeys(text),
  };
}

/** Runs in the page. @param {Element} element */
function scrollToAndSettle(element) {
  element.scrollIntoView({ block: "nearest" });
  return new Promise((resolve) => {
    const compare = (/** @type {DOMRect} */ before) =>
      requestAnimationFrame(() => {
        const now = element.getBoundingClientRect();
        if (now.x === before.x && now.y === before.y) resolve(null);
        else compare(now);
      });
    compare(new DOMRect(Number.NaN));
  });
}
