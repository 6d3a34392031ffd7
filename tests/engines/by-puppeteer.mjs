/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").ElementHandle} Handle */

/** Makes a driver of a Puppeteer page. @param {Page} page @returns {import("./driver").Driver} */
export function byPuppeteer(page) {
  /** @param {(...args: any[]) => unknown} find @param {readonly unknown[]} args */
  const found = (find, args) => page.waitForFunction(find, {}, ...args);
  /** @param {(...args: any[]) => unknown} find @param {readonly unknown[]} args */
  const element = async (find, args) =>
    /** @type {Handle} */ ((await found(find, args)).asElement());
  return {
    async goto(address) {
      await settle(page);
      await page.goto(address);
    },
    async reload() {
      await settle(page);
      await page.reload();
    },
    evaluate: (act, ...args) => page.evaluate(/** @type {any} */ (act), ...args),
    until: async (find, ...args) => (await found(find, args)).dispose(),
    async click(find, ...args) {
      const target = await element(find, args);
      // A locator waits until the element stops moving.
      await target.asLocator().click();
      await target.dispose();
    },
    async focus(find, ...args) {
      const target = await element(find, args);
      await target.focus();
      await target.dispose();
    },
    press: (key) => page.keyboard.press(key),
    async type(text) {
      for (const character of text) await page.keyboard.sendCharacter(character);
    },
  };
}

/**
 * Waits for requests under way: Firefox logs an error for each one that a service worker answers after the page is gone.
 * @param {Page} page
 */
export const settle = (page) => page.waitForNetworkIdle({ idleTime: 100 });
