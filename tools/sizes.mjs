// Holds the built files to size limits, in units of 1000 bytes after `gzip -9`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fail, root } from "./run.mjs";

const dist = join(root, "dist");
const tooLarge = [
  measure("module of the rules", [join(root, "pkg/rules_bg.wasm")], 72),
  // 6 kB are the loop of IDA* compiled for pattern databases a second time.
  // Ranked beams take 11 kB, 2 kB of them learned weights; leases of beams take 2 kB.
  // Moves as arrows, words and lists take 0.5 kB, checks of what helpers send 0.7 kB.
  measure("module for solving", [join(root, "pkg/solve_bg.wasm")], 264),
  // Generated layouts take 34 kB of it, state graphs 6 kB; a module of their own would have 61 kB.
  measure("module for enumerations", [join(root, "pkg/survey_bg.wasm")], 152),
  measure(
    "worker of the package, with its client",
    ["worker.js", "worker-thread.js"].map((name) => join(root, "pkg", name)),
    18,
  ),
  ...["ja", "en"].map((lang) =>
    measure(`page script with its texts (${lang})`, pageScripts(lang), 74),
  ),
  ...["ja", "en"].map((lang) =>
    measure(`element in another page, with its texts (${lang})`, elementScripts(lang), 46),
  ),
].filter((what) => what !== null);
if (tooLarge.length > 0) {
  fail(
    `Too large: ${tooLarge.join(", ")}; make it smaller, or raise the limit in tools/sizes.mjs.`,
  );
}

/**
 * Prints the total size of files, and returns `what` if it exceeds the limit.
 * @param {string} what
 * @param {readonly string[]} paths
 * @param {number} limit In kB.
 */
function measure(what, paths, limit) {
  const bytes = paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length,
    0,
  );
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB gzipped, of at most ${limit} kB`);
  return bytes > limit * 1000 ? what : null;
}

/**
 * The chunks that the page loads at its start, with their workers and the texts of one language.
 * @param {string} lang
 */
function pageScripts(lang) {
  /** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} */
  const chunks = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const atStart = new Set(Object.keys(chunks).filter((key) => chunks[key]?.isEntry));
  const texts = `www/i18n/${lang}.ts`;
  if (chunks[texts] === undefined) fail(`The build has no separate chunk for ${texts}.`);
  atStart.add(texts);
  // Iterating over a set visits entries added on the way: imports of imports.
  for (const key of atStart)
    for (const imported of chunks[key]?.imports ?? []) atStart.add(imported);
  const files = [...atStart].map((key) => join(dist, chunks[key]?.file ?? ""));
  // The manifest lacks workers; scripts contain their file names.
  const listed = new Set(Object.values(chunks).map(({ file }) => file));
  // Without the service worker, which lists all files.
  const pages = files.filter((file) => !file.endsWith("service-worker.js"));
  const scripts = pages.map((file) => readFileSync(file, "utf8"));
  const others = readdirSync(join(dist, "assets")).filter(
    (name) => name.endsWith(".js") && !listed.has(`assets/${name}`),
  );
  const workers = new Set(others.filter((name) => scripts.some((script) => script.includes(name))));
  for (const name of workers) {
    const script = readFileSync(join(dist, "assets", name), "utf8");
    for (const other of others) if (script.includes(`from"./${other}"`)) workers.add(other);
  }
  return [...files, ...Array.from(workers, (name) => join(dist, "assets", name))];
}

/**
 * The files that `taisou/element` loads for its first board, without the module of the rules.
 * @param {string} lang
 */
function elementScripts(lang) {
  const files = new Set(["element.js", `element-board-${lang}.js`]);
  for (const file of files) {
    const script = readFileSync(join(root, "pkg", file), "utf8");
    const imported = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;
    for (const [, name = ""] of script.matchAll(imported)) files.add(name);
  }
  return [...files].map((file) => join(root, "pkg", file));
}
