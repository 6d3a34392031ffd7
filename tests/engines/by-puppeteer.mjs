// A page of puppeteer's, as journeys drive it.

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").ElementHandle} Handle */

/**
 * @param {Page} page
 * @returns {import("./driver").Driver}
 */
export function byPuppeteer(page) {
  /**
   * @param {(...args: any[]) => unknown} find
   * @param {readonly unknown[]} args
   * @param {(element: Handle | null) => Promise<void> | undefined} act
   */
  async function withFound(find, args, act) {
    const found = await page.waitForFunction(find, {}, ...args);
    await act(/** @type {Handle | null} */ (found.asElement()));
    await found.dispose();
  }
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (act, ...args) => page.evaluate(/** @type {any} */ (act), ...args),
    until: (find, ...args) => withFound(find, args, async () => {}),
    click: (find, ...args) =>
      withFound(
        find,
        args, // What still moves is waited for.
        (element) => element?.asLocator().click(),
      ),
    focus: (find, ...args) =>
      withFound(find, args, (element) =>
        element?.evaluate((node) => /** @type {HTMLElement} */ (node).focus()),
      ),
    press: (key) => page.keyboard.press(key),
    async type(text) {
      for (const character of text) await page.keyboard.sendCharacter(character);
    },
  };
}
