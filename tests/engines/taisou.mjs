// The page by roles and accessible names, in any browser.

/** Longer than any step takes on a busy machine. */
export const PATIENCE_MILLIS = 30_000;

/** @typedef {import("./driver").Driver} Driver */
/** @typedef {"button" | "checkbox" | "grid" | "slider" | "textbox"} Role */

export class Taisou {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /**
   * @param {string} address
   * @param {string} fragment The part after `#`.
   */
  async open(address, fragment = "") {
    await this.driver.goto(`${address}#${fragment}`);
    await this.driver.until(() => document.querySelector('[role="grid"] [role="gridcell"]'));
  }

  /**
   * Clicks the first visible element with this role and name.
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
   * Waits for a visible element with this role and name.
   * @param {Role} role
   * @param {string} name
   */
  expect(role, name) {
    return this.driver.until(findNamed, role, name);
  }

  /** Clicks a cell of the board, counted from 1. @param {number} row @param {number} column */
  async clickCell(row, column) {
    const cell = `[role="row"]:nth-child(${row}) > [role="gridcell"]:nth-child(${column})`;
    // A sliding tile is not yet in its cell.
    await this.driver.until(
      () => !document.querySelector('[role="grid"]')?.getAnimations({ subtree: true }).length,
    );
    await this.driver.click((path) => document.querySelector(path), `[role="grid"] ${cell} button`);
  }

  /** Focuses an element, as Tab would. @param {Role} role @param {string} name */
  focus(role, name) {
    return this.driver.focus(findNamed, role, name);
  }

  /** Removes the focus from the focused element. */
  leave() {
    return this.driver.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  /** Replaces the text of a field. @param {string} name @param {string} text */
  async write(name, text) {
    await this.click("textbox", name);
    await this.driver.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.type(text);
  }

  /** Waits until the board shows these symbols, blanks as spaces. @param {string} symbols */
  expectSymbols(symbols) {
    return this.driver.until((wanted) => {
      const cells = document.querySelectorAll('[role="grid"] [role="gridcell"]');
      const texts = Array.from(cells, (cell) => cell.textContent?.trim() || " ");
      return texts.join("") === wanted;
    }, symbols);
  }

  /** Waits for a status that contains `text`. @param {string} text */
  async expectStatus(text) {
    const statuses = () =>
      Array.from(document.querySelectorAll('[role="status"]'), (status) => status.textContent);
    const isStatus = (/** @type {string} */ wanted) =>
      [...document.querySelectorAll('[role="status"]')].some((status) =>
        status.textContent?.includes(wanted),
      );
    try {
      await this.driver.until(isStatus, text);
    } catch (cause) {
      const found = JSON.stringify(await this.driver.evaluate(statuses));
      throw new Error(`no status contains "${text}", but ${found}`, { cause });
    }
  }

  /** Waits until the page shows `text`. @param {string} text */
  expectText(text) {
    // `innerText` leaves out folded text and text for screen readers.
    return this.driver.until((wanted) => document.body.innerText.includes(wanted), text);
  }
}

/** Runs in the page. @param {Role} role @param {string} name */
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
