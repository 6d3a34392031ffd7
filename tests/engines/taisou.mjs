// The page as a person finds it, by roles and names, in whatever browser.

/** @typedef {import("./driver").Driver} Driver */
/** @typedef {"button" | "checkbox" | "grid" | "slider" | "textbox"} Role */

export class Taisou {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /**
   * @param {string} address
   * @param {string} fragment What stands after `#`.
   */
  async open(address, fragment = "") {
    await this.driver.goto(`${address}#${fragment}`);
    await this.driver.until(() => document.querySelector('[role="grid"] [role="gridcell"]'));
  }

  /**
   * Clicks the first thing of this role and name that is seen.
   * @param {Role} role
   * @param {string} name
   */
  click(role, name) {
    return this.driver.click(findNamed, role, name);
  }

  /** @param {string} name */
  press(name) {
    return this.click("button", name);
  }

  /**
   * Waits until there is such a thing.
   * @param {Role} role
   * @param {string} name
   */
  expect(role, name) {
    return this.driver.until(findNamed, role, name);
  }

  /**
   * A cell of the board, counted from 1.
   * @param {number} row
   * @param {number} column
   */
  async clickCell(row, column) {
    const cell = `[role="row"]:nth-child(${row}) > [role="gridcell"]:nth-child(${column})`;
    // A piece that still slides is not yet where a hand would look for it.
    await this.driver.until(
      () => !document.querySelector('[role="grid"]')?.getAnimations({ subtree: true }).length,
    );
    await this.driver.click((path) => document.querySelector(path), `[role="grid"] ${cell} button`);
  }

  /**
   * Gives it the focus, as the key Tab would.
   * @param {Role} role
   * @param {string} name
   */
  focus(role, name) {
    return this.driver.focus(findNamed, role, name);
  }

  /** Takes the focus away from whatever has it. */
  leave() {
    return this.driver.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  /**
   * Writes into a field, in the place of what stood there.
   * @param {string} name
   * @param {string} text
   */
  async write(name, text) {
    await this.click("textbox", name);
    await this.driver.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.type(text);
  }

  /**
   * Waits until the board shows these symbols, blanks as spaces.
   * @param {string} symbols
   */
  expectSymbols(symbols) {
    return this.driver.until((wanted) => {
      const cells = document.querySelectorAll('[role="grid"] [role="gridcell"]');
      const texts = Array.from(cells, (cell) => cell.textContent?.trim() || " ");
      return texts.join("") === wanted;
    }, symbols);
  }

  /**
   * Waits until a status says this.
   * @param {string} text
   */
  async expectStatus(text) {
    try {
      await this.driver.until(
        (wanted) =>
          Array.from(document.querySelectorAll('[role="status"]')).some((status) =>
            status.textContent?.includes(wanted),
          ),
        text,
      );
    } catch (error) {
      const said = await this.driver.evaluate(() =>
        Array.from(document.querySelectorAll('[role="status"]'), (status) => status.textContent),
      );
      throw new Error(`no status says "${text}", they say ${JSON.stringify(said)}`, {
        cause: error,
      });
    }
  }

  /**
   * Waits until this stands on the page.
   * @param {string} text
   */
  expectText(text) {
    // What is on the page only for screen readers has no room to be seen in, and what is folded is no text here.
    return this.driver.until((wanted) => document.body.innerText.includes(wanted), text);
  }
}

/**
 * Runs in the page.
 * @param {Role} role
 * @param {string} name
 */
function findNamed(role, name) {
  const paths = {
    button: "button:not([role])",
    checkbox: 'input[type="checkbox"]',
    grid: '[role="grid"]',
    slider: 'input[type="range"]',
    textbox: 'textarea, input:not([type]), input[type="text"]',
  };
  /** @param {Element} element */
  const nameOf = (element) => {
    const label = element.getAttribute("aria-label");
    if (label !== null) return label;
    const other = element.getAttribute("aria-labelledby");
    if (other !== null) return document.getElementById(other)?.textContent;
    const labelled =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : undefined;
    const words = /** @type {Element} */ ((labelled ?? element).cloneNode(true));
    for (const hidden of words.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return words.textContent;
  };
  return Array.from(document.querySelectorAll(paths[role])).find(
    (element) => nameOf(element)?.trim() === name && element.checkVisibility(),
  );
}
