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
    // What stands beside the page's name is a word or two, or a line.
    for (const element of within.querySelectorAll(".header :is(p, button)")) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = Array.from(range.getClientRects(), ({ top, height }) => top + height / 2);
      if (Math.max(...tops) - Math.min(...tops) > 12) say(element, "takes more than one line");
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

test("fits windows from 320 to 2560 pixels, and fingers", { tag: "@both" }, async ({
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

test("large text keeps the first screen reachable", { tag: "@both" }, async ({ page, taisou }) => {
  for (const fragment of ["", "puzzle=rush-hour-40", "room=answer", "room=make"]) {
    await taisou.open(fragment);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    for (const [width, height] of [
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const outside = await page.evaluate(() => {
        const parts =
          ".header button, .optimum, .timer, .count, .stage > .bar button, .view-tabs a";
        return Array.from(document.querySelectorAll(parts), (part) => ({
          name: part.textContent,
          ...part.getBoundingClientRect().toJSON(),
        })).filter(({ left, right }) => left < 0 || right > innerWidth);
      });
      expect(outside, `${fragment} at ${width}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${fragment} at ${width}`).toBe(0);
    }
  }
});

/** Lines of Japanese text that end within a word, and how many lines end at all but the last of each text. */
function brokenWords(page: Page): Promise<{ ends: number; broken: string[] }> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter("ja", { granularity: "word" });
    const broken: string[] = [];
    let ends = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: element, nodeValue: value } = text;
      if (value === null || !/[ぁ-んァ-ヶ一-龠]/.test(value)) continue;
      if (element?.checkVisibility() !== true || element.closest(".unseen, .tray, select"))
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

test("Japanese lines end between words", { tag: ["@ja", "@narrow"] }, async ({
  page,
  taisou,
  t,
}) => {
  const views = ["", "room=make", "room=answer", "room=left", "room=all", "room=compare"];
  const far = "board=12345687*&w=3&room=answer";
  let ends = 0;
  for (const fragment of [...views, "room=check", "how", far]) {
    await taisou.open(fragment);
    if (fragment !== "") await expect(page.locator(".card, dialog[open]").first()).toBeVisible();
    const found = await brokenWords(page);
    expect(found.broken, fragment).toEqual([]);
    ends += found.ends;
  }
  expect(ends, t.name).toBeGreaterThan(10);
});
