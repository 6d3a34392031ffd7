import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { handedOut } from "./marked";
import { TOUR } from "./scenes";
import { MARKED } from "./servers";
import { Taisou } from "./taisou";
import type { Lang } from "./words";

/** In this build the dictionaries mark their texts, so that a text without marks bypassed them. */
test.use({ baseURL: MARKED.url });

/** Elements with user text, or with the same text in all languages. */
const NO_WORDS = "svg.mini, .sample-tile, kbd, .mono, .wordmark, [lang]:not(html), textarea";

/** Names in Latin letters that Japanese texts use. */
const NAMES =
  /\b(IDA|DB|QR|PNG|SVG|GIF|CSV|DOT|GraphML|TPS|WASD|IJKL|Markdown|Taisou|JavaScript|Enter|Esc|Tab|Shift|Ctrl|URDL2|12R|MB|STM|MTM|board|Ruby|all|JSON|slidysim|Python|check\.py)\b/g;

/** Collects all texts, names and tool tips of the page. */
function textsOf(page: Page): Promise<[where: string, text: string][]> {
  return page.evaluate((noWords) => {
    const found: [string, string][] = [["title", document.title]];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(`script, style, noscript, ${noWords}`)) continue;
      found.push([`${parent.localName}.${parent.className}`, node.textContent ?? ""]);
    }
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (element.closest("svg.mini, .wordmark")) continue;
        found.push([`${element.localName} ${name}`, element.getAttribute(name) ?? ""]);
      }
    }
    return found;
  }, NO_WORDS);
}

/** Removes the marked parts, the innermost first. */
function unmarked(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return without === text ? text : unmarked(without);
}

/** Returns the fault of a text, or `null`. */
function fault(where: string, text: string, lang: Lang): string | null {
  // Numbers with signs, units and separators, and boards of numbers.
  if (/[^\s\d.,:+×/%()<>·–−…kMGB*?→#]/.test(unmarked(text))) return "is in no dictionary";
  // Names of puzzles and books may be in another language.
  if (/preset-(name|note|source)/.test(where)) return null;
  const plain = text
    .replace(/[⟦⟧]/g, "")
    .replaceAll("アタマノタイソウ", "")
    .replace(/[「“].*?[」”]/g, "");
  if (lang === "en" && /[ぁ-んァ-ヶ一-龠、。]/.test(plain)) return "is Japanese";
  // Capitalized words in a Japanese sentence are names of people.
  const people = /[ぁ-ん]/.test(plain) ? /\p{Lu}\p{Ll}+/gu : /$^/;
  if (lang === "ja" && /[a-z]{3,}/i.test(plain.replace(NAMES, "").replace(people, ""))) {
    return "is English";
  }
  return null;
}

test("every text of the page comes from a dictionary @both", async ({ page, lang }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const taisou = new Taisou(page, lang, handedOut);
  const faults = new Map<string, string>();
  for (const [name, reach] of TOUR) {
    await test.step(name, async () => {
      await reach(taisou);
      // Letters on tiles would count as words.
      const texts = /\p{L}/u.test(await taisou.symbols()) ? [] : await textsOf(page);
      for (const [where, text] of texts) {
        const wrong = fault(where, text, lang);
        const what = `${where} “${text}” ${wrong}`;
        if (wrong !== null && !faults.has(what)) faults.set(what, name);
      }
      await page.evaluate(() => localStorage.clear());
    });
  }
  expect([...faults], "texts, and the scenes where they were found first").toEqual([]);
});
