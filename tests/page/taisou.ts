import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** The page as a person finds it: by roles and names, Japanese first. */
export class Taisou {
  readonly board: Locator;
  readonly status: Locator;
  readonly start: Locator;
  readonly goal: Locator;
  readonly width: Locator;
  readonly solve: Locator;
  readonly cancel: Locator;
  readonly slider: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole("grid", { name: "盤面" });
    this.status = page.getByRole("status").filter({ visible: true });
    this.start = page.getByRole("textbox", { name: "スタート" });
    this.goal = page.getByRole("textbox", { name: "ゴール" });
    this.width = page.getByRole("spinbutton", { name: "幅" });
    this.solve = this.button("解く");
    this.cancel = this.button("中止");
    this.slider = page.getByRole("slider", { name: "手順" });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Opens the page, with what stands after `#`. */
  async open(fragment = ""): Promise<void> {
    await this.page.goto(fragment === "" ? "./" : `./#${fragment}`);
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
