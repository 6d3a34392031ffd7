import type { Locator, Page } from "@playwright/test";
import type { Texts } from "../../www/i18n/ja";
import { LANGUAGES, type Lang } from "../../www/model/state/lang";
import { expect } from "./fixtures";
import { textsIn } from "./texts";

/** The languages of the page, for tests that are run in each. */
export const LANGS: readonly Lang[] = LANGUAGES.map(({ lang }) => lang);

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
  readonly t: Texts;

  constructor(
    readonly page: Page,
    readonly lang: Lang = "ja",
  ) {
    const names = NAMES[lang];
    this.t = textsIn(lang);
    this.board = page.getByRole("grid", { name: names.board, exact: true });
    this.status = page.getByRole("status").filter({ visible: true });
    this.start = page.getByRole("textbox", { name: names.start, exact: true });
    this.goal = page.getByRole("textbox", { name: names.goal, exact: true });
    this.width = page.getByRole("spinbutton", { name: names.width });
    this.solve = this.button(names.solve);
    this.cancel = this.button(names.cancel);
    this.slider = page.getByRole("slider", { name: names.move });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Opens the page, with what stands after `#`; in another language than the browser's because the link says so. */
  async open(fragment = ""): Promise<void> {
    const parts = [fragment, this.lang === "ja" ? "" : `lang=${this.lang}`];
    const asked = parts.filter((part) => part !== "").join("&");
    await this.page.goto(asked === "" ? "./" : `./#${asked}`);
    await expect(this.board).toBeVisible();
  }

  /** The symbols on the board, blanks as spaces. */
  async symbols(): Promise<string> {
    const cells = await this.board.getByRole("gridcell").all();
    const texts = await Promise.all(cells.map((cell) => cell.innerText()));
    return texts.map((text) => text.trim() || " ").join("");
  }

  async expectSymbols(symbols: string): Promise<void> {
    await expect.poll(() => this.symbols()).toBe(symbols);
  }

  cell(row: number, column: number): Locator {
    return this.board
      .getByRole("row")
      .nth(row - 1)
      .getByRole("gridcell")
      .nth(column - 1);
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
