import { expect, type Locator, type Page } from "@playwright/test";
import { MORE_TABS, type Section, type Tab, type View } from "../../www/model/link/views";
import { type Lang, type Words, wordsIn } from "./words";

/** Names that docs/contracts.md promises, independent of the dictionaries. */
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

/** The page, found by roles and accessible names. */
export class Taisou {
  readonly board: Locator;
  readonly status: Locator;
  readonly start: Locator;
  readonly goal: Locator;
  readonly width: Locator;
  readonly solve: Locator;
  readonly cancel: Locator;
  readonly slider: Locator;
  readonly dialog: Locator;
  /** The card of a finished game. */
  readonly won: Locator;
  readonly optimum: Locator;
  readonly words: Words;

  /** @param mark Changes texts in the way that the build of the page changes them. */
  constructor(
    readonly page: Page,
    readonly lang: Lang,
    mark: <Texts>(texts: Texts) => Texts = (texts) => texts,
  ) {
    const names = mark(NAMES[lang]);
    this.words = mark(wordsIn(lang));
    this.board = page.getByRole("grid", { name: names.board, exact: true });
    this.status = page.getByRole("status").filter({ visible: true });
    this.start = page.getByRole("textbox", { name: names.start, exact: true });
    this.goal = page.getByRole("textbox", { name: names.goal, exact: true });
    this.width = page.getByRole("spinbutton", { name: names.width });
    this.solve = this.button(names.solve);
    this.cancel = this.button(names.cancel);
    this.slider = page.getByRole("slider", { name: names.move });
    this.dialog = page.getByRole("dialog");
    this.won = page.getByRole("region", { name: this.words.t.won });
    this.optimum = page.locator(".optimum").filter({ visible: true }).first();
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole("tab", { name: this.words.t.tabs[tab], exact: true });
  }

  /** Opens a tab of Explore. */
  async explore(tab: Tab): Promise<void> {
    const view = this.view("explore");
    if ((await view.getAttribute("aria-current")) === null) await view.click();
    if (MORE_TABS.includes(tab)) {
      await this.page.getByRole("tab", { name: this.words.t.tabs.more, exact: true }).click();
    }
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute("aria-selected", "true");
  }

  view(name: View): Locator {
    return this.page.getByRole("link", { name: this.words.t.views[name], exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** The text box with exactly this name. */
  box(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** The first visible element with this text. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text).filter({ visible: true }).first();
  }

  /** The first visible element with exactly this text. */
  exactText(text: string): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true }).first();
  }

  /** Loads the page with this fragment, and waits for its board. */
  async open(fragment = ""): Promise<void> {
    // From an open page, only its fragment would change, and the old board could be taken for the new one.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.goto(fragment === "" ? "./" : `./#${fragment}`);
    await expect(this.board).toBeVisible();
  }

  /** Holds back the files with this name until the returned function is called. */
  async holdBack(file: RegExp): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(file, (route) => released.then(() => route.continue()));
    return release;
  }

  async openAsText(fragment = ""): Promise<void> {
    await this.open(fragment);
    await this.edit();
  }

  /** Opens the section of Make for the puzzle as text. */
  async edit(): Promise<void> {
    await this.make("text");
    await expect(this.start).toBeVisible();
  }

  /** Opens a section of Make. */
  async make(section: Section): Promise<void> {
    await this.view("make").click();
    const button = this.button(this.words.presets.sections[section]);
    await expect(button).toBeVisible();
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }

  /** Presses a button of the page, or of its menu if the page has none with this name. */
  async press(name: string, by: (target: Locator) => Promise<void> = click): Promise<void> {
    const wanted = this.button(name);
    if (!(await wanted.isVisible())) await by(this.button(this.words.t.menu));
    await by(wanted);
  }

  /** Copies a link to the board with its moves, and returns it. */
  async copyLink(): Promise<string> {
    await this.press(this.words.t.share);
    await this.button(this.words.share.copyLink).click();
    const link = await this.copied();
    await this.page.keyboard.press("Escape");
    return link;
  }

  /** Shows the ways to scramble; on a phone they are in the menu. */
  async scrambleWays(): Promise<Locator> {
    const { menu, scrambleWays } = this.words.t;
    const button = this.button(scrambleWays);
    await ((await button.isVisible()) ? button : this.button(menu)).click();
    return this.page.getByRole("group", { name: scrambleWays });
  }

  /** Switches on, or off, whether the moves left are shown. */
  async toggleLive(): Promise<void> {
    const count = this.page.locator(".count");
    await count.click();
    await this.page.locator("#tally").getByText(this.words.t.live, { exact: true }).click();
    await count.click();
  }

  /** Unfolds the method and the metric of the tab Answer, which are folded on a phone. */
  unfoldMethod(): Promise<void> {
    return unfold(this.page.locator("details.method-choices"));
  }

  /** Unfolds the keyboard section of the open help, which is folded on a phone. */
  unfoldKeys(): Promise<void> {
    return unfold(this.dialog.locator("details"));
  }

  /** Unfolds the forms of the Share dialog that few need. */
  unfoldForms(): Promise<void> {
    return unfold(this.dialog.locator("details"));
  }

  /** Presses keys one after another. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Chooses an option of the drop-down list with this name. */
  async choose(list: string, option: string): Promise<void> {
    await this.page.getByRole("combobox", { name: list }).selectOption(option);
  }

  /** Solves the board, and waits for a proven shortest solution of this length. */
  async solveIn(moves: number): Promise<void> {
    await this.solve.click();
    await this.expectResult(this.words.t.solved(moves, true));
  }

  /** The symbols on the board, blanks as spaces. */
  async symbols(): Promise<string> {
    // At once: a single cell may be gone with the board before its text is read.
    const texts = await this.cells().allInnerTexts();
    return texts.map((text) => text.trim() || " ").join("");
  }

  async expectSymbols(symbols: string): Promise<void> {
    await expect.poll(() => this.symbols()).toBe(symbols);
  }

  /** All cells. Assistive technology sees only the first cell of a piece. */
  private cells(within = this.board): Locator {
    return within.getByRole("gridcell", { includeHidden: true });
  }

  cell(row: number, column: number): Locator {
    return this.cells(this.board.getByRole("row", { includeHidden: true }).nth(row - 1)).nth(
      column - 1,
    );
  }

  /** The first cell of a piece. */
  piece(symbol: string): Locator {
    return this.board.getByRole("gridcell", { name: new RegExp(`^${symbol}`) });
  }

  /** Waits until the page reports a copy, and reads the clipboard. */
  async copied(): Promise<string> {
    await expect(this.page.getByText(this.words.t.copied).first()).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async expectResult(text: string | RegExp): Promise<void> {
    await expect(this.status.filter({ hasText: text }).first()).toBeVisible();
  }

  /** Waits until the history entry has these moves, which the page writes after a pause. */
  async expectStored(moves: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => history.state?.moves)).toBe(moves);
  }

  /** Types through an input method, with the composition events of a real one. */
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

async function unfold(details: Locator): Promise<void> {
  await expect(details).toBeVisible();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
}
