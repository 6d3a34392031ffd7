import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** What stands around every text of the dictionaries in this build of the page. */
export function marked(text: string): string {
  return text === "" ? "" : `⟦${text}⟧`;
}

/** Where dictionaries are handed out: see `www/i18n/text.ts` and the parts beside it. */
const HANDED_OUT = "return dictionaries[lang];";
/** The collection has its words in its entries. */
const IN_LANG = 'return lang === "ja" ? ja : en;';

/** The files that hand out texts: one of the page's own, one of each feature that has words, and the collection's. */
const HANDING_OUT = readdirSync("www", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /(^i18n\/text|\/texts|^model\/puzzle\/entry)\.ts$/.test(name));

/** Marks every text, also those that functions make, when it leaves its dictionary. */
export function pseudo(): Plugin {
  const seen = new Set<string>();
  return {
    name: "taisou:pseudo-language",
    transform(code, id) {
      if (!id.includes("/www/")) return null;
      const name = id.replace(/.*\/www\//, "");
      if (code.includes(HANDED_OUT)) {
        seen.add(name);
        return `${code.replace(HANDED_OUT, "return marking(dictionaries[lang]);")}\n${MARKING}`;
      }
      if (!code.includes(IN_LANG)) return null;
      seen.add(name);
      return `${code.replace(IN_LANG, 'return marking(lang === "ja" ? ja : en);')}\n${MARKING}`;
    },
    buildEnd() {
      const missing = HANDING_OUT.filter((name) => !seen.has(name));
      if (missing.length > 0) this.error(`No texts are handed out by ${missing.join(" and ")}.`);
    },
  };
}

/** The same value for the same text, since the page compares them. */
const MARKING = `
const marks = new WeakMap();
function marking(value) {
  if (typeof value === "string") return value === "" ? "" : "⟦" + value + "⟧";
  if (typeof value !== "object" && typeof value !== "function" || value === null) return value;
  let made = marks.get(value);
  if (made === undefined) {
    made = typeof value === "function"
      ? (...args) => marking(value(...args))
      : Array.isArray(value)
      ? value.map(marking)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marking(inner)]));
    marks.set(value, made);
  }
  return made;
}`;
