// The declarations of the npm package as one text: `npm run api` writes it to `docs/api/`, where review shows a change.
// Declarations that several modules share appear once.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { exportedNames, MODULES } from "./package.mjs";
import { root } from "./run.mjs";

/** The file of the text. */
export const API = join(root, "docs/api/taisou.d.ts.txt");

const pkg = join(root, "pkg");
/** The start of a declaration, at its doc comment. */
const START =
  /^(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export )(?<!^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)/m;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(API), { recursive: true });
  writeFileSync(API, apiText());
}

/** The text of the built package. */
export function apiText() {
  const glue = MODULES.map((module) => `${module}_glue.d.ts`);
  const lists = ["index", ...MODULES].map((module) => `${module}.d.ts`);
  const others = readdirSync(pkg)
    .filter((name) => name.endsWith(".d.ts") && ![...glue, ...lists].includes(name))
    .sort();
  return [
    ...lists.map((name) => `// ${name}\n\n${withNames(read(name))}`),
    ...others.map((name) => `// ${name}\n\n${read(name)}`),
    `// ${glue.join(", ")}\n\n${declarations()}`,
  ].join("\n");
}

/** Replaces `export *` of a module's glue by the names that it exports. @param {string} text */
function withNames(text) {
  return text.replace(/export \* from "\.\/(\w+_glue)\.js";/, (_, glue) => {
    const { functions, classes, types } = exportedNames(read(`${glue}.d.ts`));
    return [
      `export { ${[...functions, ...classes].join(", ")} } from "./${glue}.js";`,
      `export type { ${types.join(", ")} } from "./${glue}.js";`,
    ].join("\n");
  });
}

/** The declarations of all modules, each once. */
export function declarations() {
  const all = MODULES.flatMap((module) => read(`${module}_glue.d.ts`).split(START).slice(1));
  return `${[...new Set(all.map((one) => one.trim()))].join("\n\n")}\n`;
}

/** @param {string} name */
function read(name) {
  return readFileSync(join(pkg, name), "utf8");
}
