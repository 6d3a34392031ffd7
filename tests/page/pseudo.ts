import { fileURLToPath } from "node:url";
import { build, type Plugin, preview } from "vite";

/** What stands around every text of the dictionaries in this build of the page. */
export function marked(text: string): string {
  return text === "" ? "" : `⟦${text}⟧`;
}

/** Where dictionaries are handed out: see `www/i18n/text.ts` and the parts beside it. */
const HANDED_OUT = "return dictionaries[lang];";
/** The collection has its words in its entries. */
const IN_LANG = 'return lang === "ja" ? ja : en;';

/** Marks every text, also those that functions make, when it leaves its dictionary. */
function pseudo(): Plugin {
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
      const missing = ["i18n/text.ts", "model/puzzle/entry.ts"].filter((name) => !seen.has(name));
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

/** Builds the page with marked texts and serves it. */
export async function servePseudo(
  worker: number,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const outDir = `test-results/pseudo-page-${worker}`;
  await build({ root, logLevel: "error", plugins: [pseudo()], build: { outDir, minify: false } });
  const server = await preview({
    root,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}
