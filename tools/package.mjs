// Assembles the npm package in `pkg/` from the generated glue and the files in tools/package.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "./run.mjs";

/** What goes into the package as it is, with where it comes from. */
const COPIED = {
  "README.md": "README.md",
  "LICENSE-MIT": "LICENSE-MIT",
  "LICENSE-APACHE": "LICENSE-APACHE",
  "init.js": "tools/package/init.js",
  "init.d.ts": "tools/package/init.d.ts",
  "guard.js": "tools/package/guard.js",
  "plain.js": "tools/package/plain.js",
};

/** @typedef {{ version: string, description: string, license: string }} Crate */
/** @typedef {{ functions: string[], classes: string[], types: string[] }} Names What the glue declares. */

/**
 * @param {string} glue The folder in which the bindings generator wrote.
 * @param {Crate} crate
 */
export function assemble(glue, crate) {
  const names = exportedNames(readFileSync(join(glue, "taisou.d.ts"), "utf8"));
  // The module comes first: the dev server reloads the page when it sees new glue.
  /** @type {Record<string, string | Buffer>} */
  const files = {};
  for (const name of ["taisou_bg.wasm", "taisou.js", "taisou.d.ts"]) {
    files[name] = readFileSync(join(glue, name));
  }
  for (const [name, source] of Object.entries(COPIED))
    files[name] = readFileSync(join(root, source));
  files["index.js"] = entry(names);
  files["index.d.ts"] = declarations(names);
  files["package.json"] = `${JSON.stringify(manifest(crate, Object.keys(files)), null, 2)}\n`;
  write(join(root, "pkg"), files);
}

/**
 * The names that the glue declares. What follows `InitInput` is the generator's own start-up code,
 * for which the package has its own `init`.
 * @param {string} declared
 */
function exportedNames(declared) {
  const end = declared.indexOf("export type InitInput");
  if (end < 0)
    fail(
      "The generated declarations have no InitInput: tools/package.mjs has to learn their new form.",
    );
  /** @type {Names} */
  const names = { functions: [], classes: [], types: [] };
  for (const [, kind, name] of declared.slice(0, end).matchAll(/^export (\w+) (\w+)/gm)) {
    const list = { function: names.functions, class: names.classes }[kind ?? ""] ?? names.types;
    list.push(name ?? "");
  }
  return names;
}

/** @param {Names} names */
function entry({ functions, classes }) {
  /** @param {string} guard @param {readonly string[]} names */
  const exported = (guard, names) =>
    names.map((name) => `export const ${name} = /* @__PURE__ */ ${guard}(glue.${name});`);
  return [
    'import { guarded, guardedClass } from "./guard.js";',
    'import * as glue from "./taisou.js";',
    "",
    'export { init as default } from "./init.js";',
    ...exported("guarded", functions),
    ...exported("guardedClass", classes),
    "",
  ].join("\n");
}

/** @param {Names} names */
function declarations({ functions, classes, types }) {
  return [
    // For `using search = new Search(…)`, whatever libraries the user's compiler has switched on.
    '/// <reference lib="esnext.disposable" />',
    'export { type InitInput, type Loaded, init as default } from "./init.js";',
    `export { ${[...functions, ...classes].join(", ")} } from "./taisou.js";`,
    `export type { ${types.join(", ")} } from "./taisou.js";`,
    "",
  ].join("\n");
}

/**
 * @param {Crate} crate
 * @param {readonly string[]} files
 */
function manifest({ version, description, license }, files) {
  return {
    name: "taisou",
    version,
    description,
    license,
    type: "module",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./taisou_bg.wasm": "./taisou_bg.wasm",
    },
    types: "./index.d.ts",
    files,
    sideEffects: false,
    engines: { node: ">=20" },
  };
}

/**
 * Writes only what changed, so that the dev server does not see news where there are none.
 * @param {string} folder
 * @param {Record<string, string | Buffer>} files
 */
function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  for (const name of present) if (!(name in files)) rmSync(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    if (present.includes(name) && readFileSync(path).equals(Buffer.from(content))) continue;
    writeFileSync(path, content);
  }
}
