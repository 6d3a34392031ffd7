import type { CDPSession, Locator, Page } from "@playwright/test";

/**
 * Counts the clicks of a user. A click, a tap, a key, a paste and the click into a text box count once; typing does not
 * count. Choosing from a list or a file counts twice: opening and choice.
 */
export class Hand {
  clicks = 0;

  constructor(readonly hasTouch: boolean) {}

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await (this.hasTouch ? target.tap() : target.click());
  }

  async write(box: Locator, text: string): Promise<void> {
    this.clicks += 1;
    await box.fill(text);
  }

  async paste(page: Page, text: string): Promise<void> {
    this.clicks += 1;
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  }

  async chooseFile(field: Locator, file: string): Promise<void> {
    this.clicks += 2;
    await field.setInputFiles(file);
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that swipes, with times of its own. */
export class Finger {
  #now = Date.now() / 1000;

  private constructor(readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Touches the first stop, and moves along the others. */
  async swipe([first, ...stops]: readonly Point[], seconds = 0.5): Promise<void> {
    if (first === undefined) return;
    const steps = 6;
    let at = first;
    await this.#touch("touchStart", first);
    for (const stop of stops) {
      for (let step = 1; step <= steps; step += 1) {
        this.#now += seconds / stops.length / steps;
        const part = step / steps;
        const x = at.x + (stop.x - at.x) * part;
        await this.#touch("touchMove", { x, y: at.y + (stop.y - at.y) * part });
      }
      at = stop;
    }
    await this.#touch("touchEnd");
    // The next touch is no double tap.
    this.#now += 10;
  }

  async #touch(type: "touchStart" | "touchMove" | "touchEnd", point?: Point): Promise<void> {
    const touchPoints = point ? [point] : [];
    const timestamp = this.#now;
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  }
}
