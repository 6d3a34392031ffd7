import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { walk } from "./walk";

/** Widths and heights in CSS pixels; the first is also a window of 1280 by 800 at 400 %. */
const WINDOWS = [
  [320, 200],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** What does not fit where it stands: the page or a dialog that scrolls sideways, words that are cut or stick out. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Charts are drawn anew for another width.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // Hidden, drawn to measure, or measured below, or with a way of its own to show what is longer.
    const NO_ROOM = ".unseen, .skip, .board-host, .chooser, select, input";
    const found: string[] = [];
    const say = (element: Element, what: string) => {
      const { localName, className } = element;
      const words = (element.textContent ?? "").trim().slice(0, 30);
      found.push(`${localName}.${String(className)} “${words}” ${what}`);
    };
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) say(root, "scrolls sideways");
    const within = document.querySelector("dialog[open]") ?? document.body;
    for (const element of [within, ...within.querySelectorAll<HTMLElement>("*")]) {
      if (!(element instanceof HTMLElement) || element.closest(NO_ROOM)) continue;
      // Figures there are a little wider than their text.
      if (element.matches(".how-text, .how-chapter, .how-coda")) continue;
      const style = getComputedStyle(element);
      if (style.display === "inline" || element.getBoundingClientRect().width === 0) continue;
      // What scrolls sideways by itself says so by its role.
      if (element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(style.overflowX)) {
        say(element, `needs ${element.scrollWidth} of ${element.clientWidth} px`);
      }
      if (element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(style.overflowY)) {
        say(element, `is cut to ${element.clientHeight} of ${element.scrollHeight} px`);
      }
    }
    for (const select of within.querySelectorAll("select")) {
      const { width } = select.getBoundingClientRect();
      const [chosen] = select.selectedOptions;
      if (width === 0 || chosen === undefined) continue;
      const free = select.cloneNode() as HTMLSelectElement;
      free.append(chosen.cloneNode(true));
      free.style.cssText = "position: absolute; width: max-content";
      select.after(free);
      const needed = free.getBoundingClientRect().width;
      free.remove();
      if (needed > width + 1) say(chosen, `needs ${needed} of ${width} px`);
    }
    return found;
  });
}

/** Controls that a finger would miss. The bars of charts are as wide as there is room; their numbers are in tables too. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const controls = within.querySelectorAll(
      "button:not(.tile, .skip), select, input, textarea, summary",
    );
    return Array.from(controls)
      .map((control) => control.closest("label.switch, label.method, .tally label") ?? control)
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 43.5;
      })
      .map(
        (control) => `${control.localName}.${control.className} “${control.textContent}” is small`,
      );
  });
}

test("everything fits windows from 320 to 2560 pixels, and fingers", { tag: "@both" }, async ({
  page,
  lang,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = new Set<string>();
  for (const { name, reach } of walk(page, lang)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach();
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const wrong = [...(await misfits(page)), ...(width < 800 ? await tooSmall(page) : [])];
        for (const what of wrong) faults.add(`${name}, ${width}: ${what}`);
      }
    });
  }
  expect([...faults]).toEqual([]);
});
