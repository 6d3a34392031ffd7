import type { Locator, Page } from "@playwright/test";

/**
 * A person's hand, which counts. A click, a tap and a key each count once, also the one that puts the cursor into
 * a text box (typing is not counted), and pasting onto the page; choosing from a list and giving a file count twice, for
 * opening the list and for the choice.
 */
export class Hand {
  clicks = 0;

  constructor(readonly touches: boolean) {}

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await (this.touches ? target.tap() : target.click());
  }

  async write(box: Locator, text: string): Promise<void> {
    this.clicks += 1;
    await box.fill(text);
  }

  /** What was copied elsewhere. */
  async paste(page: Page, text: string): Promise<void> {
    this.clicks += 1;
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption(value);
  }

  async give(field: Locator, file: string): Promise<void> {
    this.clicks += 2;
    await field.setInputFiles(file);
  }
}
