// What the npm package declares, as one text: `npm run api` writes it into `docs/api/`, where a change of it shows in
// review. What several modules declare alike stands there once.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MODULES } from "./package.mjs";
import { root } from "./run.mjs";

/** Where the text is kept. */
export const API = join(root, "docs/api/taisou.d.ts.txt");

const pkg = join(root, "pkg");
/** Where a declaration begins: with the comment on it. */
const BEGIN =
  /^(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export )(?<!^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)/m;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(API), { recursive: true });
  writeFileSync(API, apiText());
}

/** All of it, as it stands in `pkg/`. */
export function apiText() {
  const glue = MODULES.map((module) => `${module}_glue.d.ts`);
  const lists = ["index", ...MODULES].map((module) => `${module}.d.ts`);
  const others = readdirSync(pkg)
    .filter((name) => name.endsWith(".d.ts") && ![...glue, ...lists].includes(name))
    .sort();
  return [
    ...lists.map((name) => `// ${name}\n\n${read(name)}`),
    ...others.map((name) => `// ${name}\n\n${read(name)}`),
    `// ${glue.join(", ")}\n\n${declarations()}`,
  ].join("\n");
}

/** What the modules declare, each thing once. */
export function declarations() {
  const all = MODULES.flatMap((module) => read(`${module}_glue.d.ts`).split(BEGIN).slice(1));
  return `${[...new Set(all.map((one) => one.trim()))].join("\n\n")}\n`;
}

/** @param {string} name */
function read(name) {
  return readFileSync(join(pkg, name), "utf8");
}
