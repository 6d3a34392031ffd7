import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { TOUR } from "./scenes";
import { violations } from "./violations";

/** Widths and heights in CSS pixels; the first is also a window of 1280 by 800 at 400 %. */
const WINDOWS = [
  [320, 200],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Finds a page or dialog that scrolls sideways, and text that is cut or overflows. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Charts are redrawn for the new width.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // Hidden, drawn to measure, measured below, or with their own display of longer text.
    const NO_ROOM =
      ".visually-hidden, .skip, .board-host, .chooser, .solution-moves, select, input";
    const found: string[] = [];
    const report = (element: Element, what: string) => {
      const { localName, className } = element;
      const words = (element.textContent ?? "").trim().slice(0, 30);
      found.push(`${localName}.${String(className)} “${words}” ${what}`);
    };
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) report(root, "scrolls sideways");
    const within = document.querySelector("dialog[open]") ?? document.body;
    for (const element of [within, ...within.querySelectorAll<HTMLElement>("*")]) {
      if (!(element instanceof HTMLElement) || element.closest(NO_ROOM)) continue;
      // Their figures are a little wider than the text, or they contain a popup.
      if (element.matches(".how-text, .how-page, .how-chapter, .how-coda, .scramble")) continue;
      const style = getComputedStyle(element);
      // A width of 1 px hides text from view only.
      if (style.display === "inline" || element.getBoundingClientRect().width <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(style.overflowX)) {
        report(element, `needs ${element.scrollWidth} of ${element.clientWidth} px`);
      }
      if (element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(style.overflowY)) {
        report(element, `is cut to ${element.clientHeight} of ${element.scrollHeight} px`);
      }
    }
    for (const element of within.querySelectorAll(".header :is(p, button)")) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = Array.from(range.getClientRects(), ({ top, height }) => top + height / 2);
      if (Math.max(...tops) - Math.min(...tops) > 12) report(element, "takes more than one line");
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
      if (needed > width + 1) report(chosen, `needs ${needed} of ${width} px`);
    }
    return found;
  });
}

/** Finds controls that a finger would miss. Bars of charts may be narrow, because tables have their numbers too. */
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

for (const view of ["play", "menu", "explore", "make", "dialog"]) {
  test(`${view} scenes fit windows from 320 to 2560 pixels, and pass axe @both`, async ({
    page,
    taisou,
    lang,
  }) => {
    await page.emulateMedia({
      colorScheme: lang === "ja" ? "light" : "dark",
      reducedMotion: "reduce",
    });
    const faults = new Set<string>();
    for (const [name, reach] of TOUR.filter(([name]) => name.startsWith(view))) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await reach(taisou);
        for (const fault of await violations(page)) faults.add(`${name}: ${fault}`);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          const wrong = [...(await misfits(page)), ...(width < 800 ? await tooSmall(page) : [])];
          for (const fault of wrong) faults.add(`${name}, ${width}: ${fault}`);
        }
        await page.evaluate(() => localStorage.clear());
      });
    }
    expect([...faults]).toEqual([]);
  });
}

/** Finds lines of Japanese text that end within a word. `ends` counts line ends within texts. */
function brokenWords(page: Page): Promise<{ ends: number; broken: string[] }> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter("ja", { granularity: "word" });
    const broken: string[] = [];
    let ends = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: element, nodeValue: value } = text;
      if (value === null || !/[ぁ-んァ-ヶ一-龠]/.test(value)) continue;
      if (
        element?.checkVisibility() !== true ||
        element.closest(".visually-hidden, .board-panel, select")
      )
        continue;
      const begins = new Set(Array.from(words.segment(value), ({ index }) => index));
      const range = document.createRange();
      let above: number | null = null;
      for (let at = 0; at < value.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const [box] = range.getClientRects();
        if (box === undefined || box.width === 0) continue;
        if (above !== null && box.top > above + 8) {
          ends += 1;
          if (!begins.has(at)) broken.push(`${value.slice(0, at)}/${value.slice(at)}`);
        }
        above = box.top;
      }
    }
    return { ends, broken };
  });
}

test("Japanese lines end between words @ja @narrow", async ({ page, taisou }) => {
  const rooms = ["make", "answer", "all", "compare", "check"].map((room) => `room=${room}`);
  let ends = 0;
  for (const fragment of ["", ...rooms, "how", "board=12345687*&w=3&room=answer"]) {
    await taisou.open(fragment);
    if (fragment !== "") await expect(page.locator(".card, dialog[open]").first()).toBeVisible();
    // The texts of a room are fetched with it.
    await page.waitForLoadState("networkidle");
    const found = await brokenWords(page);
    expect(found.broken, fragment).toEqual([]);
    ends += found.ends;
  }
  expect(ends).toBeGreaterThan(10);
});
