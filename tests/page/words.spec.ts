import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { marked } from "./marked";
import { MARKED } from "./servers";
import { walk } from "./walk";
import type { Lang } from "./words";

/** A page whose dictionaries mark their texts: what has no mark came past them. */
test.use({ baseURL: MARKED.url });

/** What is the reader's own or no language's: boards, moves as text, keys, the names of the page and of its languages. */
const NO_WORDS = "svg.mini, .sample-tile, kbd, .mono, .wordmark, [lang]:not(html), textarea";

/** Names that stay as they are in Japanese. */
const NAMES =
  /\b(IDA|DB|QR|PNG|SVG|GIF|CSV|Markdown|Taisou|JavaScript|Enter|Esc|Tab|Shift|Ctrl|URDL2|12R|MB|STM|MTM|board|Ruby|all|JSON|slidysim)\b/g;

/** All that the page says, in text, in names and in hints, with where it says so. */
function sayings(page: Page): Promise<[where: string, text: string][]> {
  return page.evaluate((noWords) => {
    const said: [string, string][] = [["title", document.title]];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(`script, style, noscript, ${noWords}`)) continue;
      said.push([`${parent.localName}.${parent.className}`, node.textContent ?? ""]);
    }
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (element.closest("svg.mini, .wordmark")) continue;
        said.push([`${element.localName} ${name}`, element.getAttribute(name) ?? ""]);
      }
    }
    return said;
  }, NO_WORDS);
}

/** What is left without the marked parts, from the innermost on. */
function unmarked(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return without === text ? text : unmarked(without);
}

/** What is wrong with a text of the page, or `null`. */
function fault(where: string, text: string, lang: Lang): string | null {
  // Numbers with their signs and units, boards of numbers, and what stands between them.
  if (/[^\s\d.,:+×/%()<>·–−…kMGB*?]/.test(unmarked(text))) return "is in no dictionary";
  // Puzzles and books have the names they were given.
  if (/preset-(name|note|source)/.test(where)) return null;
  const plain = text
    .replace(/[⟦⟧]/g, "")
    .replaceAll("アタマノタイソウ", "")
    .replace(/[「“].*?[」”]/g, "");
  if (lang === "en" && /[ぁ-んァ-ヶ一-龠、。]/.test(plain)) return "is Japanese";
  // In a Japanese sentence a capital is somebody's name.
  const people = /[ぁ-ん]/.test(plain) ? /\p{Lu}\p{Ll}+/gu : /$^/;
  if (lang === "ja" && /[a-z]{3,}/i.test(plain.replace(NAMES, "").replace(people, ""))) {
    return "is English";
  }
  return null;
}

test("every text of the page comes from a dictionary", { tag: "@both" }, async ({ page, lang }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = new Map<string, string>();
  for (const { name, reach } of walk(page, lang, marked)) {
    await test.step(name, async () => {
      await reach();
      for (const [where, text] of await sayings(page)) {
        const wrong = fault(where, text, lang);
        const what = `${where} “${text}” ${wrong}`;
        if (wrong !== null && !faults.has(what)) faults.set(what, name);
      }
    });
  }
  expect([...faults], "texts, and where they were met first").toEqual([]);
});
