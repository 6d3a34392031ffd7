import { expect, type Locator, type Page } from "@playwright/test";
import type { Section, Tab, View } from "../../www/model/link/views";
import { type Lang, type Words, wordsIn } from "./words";

/** The names that stay as they are, whatever the page's own texts say: others rely on them. */
const NAMES = {
  ja: {
    board: "盤面",
    start: "スタート",
    goal: "ゴール",
    width: "幅",
    solve: "解く",
    cancel: "中止",
    move: "手順",
  },
  en: {
    board: "Board",
    start: "Start",
    goal: "Goal",
    width: "Width",
    solve: "Solve",
    cancel: "Cancel",
    move: "Move",
  },
};

/** The page as a person finds it: by roles and names. */
export class Taisou {
  readonly board: Locator;
  readonly status: Locator;
  readonly start: Locator;
  readonly goal: Locator;
  readonly width: Locator;
  readonly solve: Locator;
  readonly cancel: Locator;
  readonly slider: Locator;

  /** The page's texts, for the names that nobody else relies on. */
  readonly words: Words;

  constructor(
    readonly page: Page,
    readonly lang: Lang,
  ) {
    const names = NAMES[lang];
    this.words = wordsIn(lang);
    this.board = page.getByRole("grid", { name: names.board, exact: true });
    this.status = page.getByRole("status").filter({ visible: true });
    this.start = page.getByRole("textbox", { name: names.start, exact: true });
    this.goal = page.getByRole("textbox", { name: names.goal, exact: true });
    this.width = page.getByRole("spinbutton", { name: names.width });
    this.solve = this.button(names.solve);
    this.cancel = this.button(names.cancel);
    this.slider = page.getByRole("slider", { name: names.move });
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole("tab", { name: this.words.t.tabs[tab], exact: true });
  }

  /** Goes to a tab of the room for exploring. */
  async explore(tab: Tab): Promise<void> {
    const wanted = this.tab(tab);
    const view = this.view("explore");
    if ((await view.getAttribute("aria-current")) === null) await view.click();
    await wanted.click();
    await expect(wanted).toHaveAttribute("aria-selected", "true");
  }

  view(name: View): Locator {
    return this.page.getByRole("link", { name: this.words.t.views[name], exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Opens the page anew, with what stands after `#`, and waits until it can be played. */
  async open(fragment = ""): Promise<void> {
    // Where the page is there already, only its fragment would change, and what is seen could still be the old board.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.goto(fragment === "" ? "./" : `./#${fragment}`);
    await expect(this.board).toBeVisible();
  }

  /** Opens the page anew where the puzzle is a text. */
  async openAsText(fragment = ""): Promise<void> {
    await this.open(fragment);
    await this.edit();
  }

  /** Goes to where the puzzle is a text. */
  async edit(): Promise<void> {
    await this.make("text");
    await expect(this.start).toBeVisible();
  }

  /** Goes to where puzzles are made, of this. */
  async make(section: Section): Promise<void> {
    await this.view("make").click();
    const button = this.button(this.words.presets.sections[section]);
    await expect(button).toBeVisible();
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }

  /** Presses what stands on the page, or else in its menu. */
  async press(name: string, by: (target: Locator) => Promise<void> = click): Promise<void> {
    const wanted = this.button(name);
    if (!(await wanted.isVisible())) await by(this.button(this.words.t.menu));
    await by(wanted);
  }

  /** Turns on, or off, what stands in the page's menu. */
  async toggle(name: string): Promise<void> {
    await this.button(this.words.t.menu).click();
    await this.page.locator("#menu").getByText(name, { exact: true }).click();
    await this.page.keyboard.press("Escape");
  }

  /** In the tab with the answer: unfolds the method and the metric, which a phone has folded. */
  async unfoldMethod(): Promise<void> {
    const choices = this.page.locator("details.method-choices");
    await expect(choices).toBeVisible();
    if ((await choices.getAttribute("open")) === null) await choices.locator("summary").click();
  }

  /** In the help that is open: what is about the keyboard, which a phone has folded. */
  async unfoldKeys(): Promise<void> {
    const keys = this.page.getByRole("dialog").locator("details");
    await expect(keys).toBeVisible();
    if ((await keys.getAttribute("open")) === null) await keys.locator("summary").click();
  }

  /** The symbols on the board, blanks as spaces. */
  async symbols(): Promise<string> {
    const cells = await this.cells().all();
    const texts = await Promise.all(cells.map((cell) => cell.innerText()));
    return texts.map((text) => text.trim() || " ").join("");
  }

  async expectSymbols(symbols: string): Promise<void> {
    await expect.poll(() => this.symbols()).toBe(symbols);
  }

  /** Every cell of the board, with those that assistive technology does not see: parts of a piece but the first. */
  private cells(within = this.board): Locator {
    return within.getByRole("gridcell", { includeHidden: true });
  }

  cell(row: number, column: number): Locator {
    return this.cells(this.board.getByRole("row", { includeHidden: true }).nth(row - 1)).nth(
      column - 1,
    );
  }

  /** The one cell that stands for a piece. */
  piece(symbol: string): Locator {
    return this.board.getByRole("gridcell", { name: new RegExp(`^${symbol}`) });
  }

  /** What stands in the clipboard, once the page has said that it is there. */
  async copied(): Promise<string> {
    await expect(this.page.getByText(this.words.t.copied).first()).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async expectResult(text: string | RegExp): Promise<void> {
    await expect(this.status.filter({ hasText: text }).first()).toBeVisible();
  }

  /** Types through an input method: composition events as a real one makes them. */
  async compose(box: Locator, steps: readonly string[], committed: string): Promise<void> {
    await box.focus();
    const session = await this.page.context().newCDPSession(this.page);
    for (const text of steps) {
      await session.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send("Input.insertText", { text: committed });
    await session.detach();
  }
}

function click(target: Locator): Promise<void> {
  return target.click();
}
