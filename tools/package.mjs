// Assembles the npm package in `pkg/` from the generated glue and the files in tools/package.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { minifySync } from "vite";
import { buildElement } from "./element.mjs";
import { fail, root } from "./run.mjs";

/** Where the package is. */
const folder = join(root, "pkg");

/** What goes into the package as it is, with where it comes from. */
const COPIED = {
  "LICENSE-MIT": "LICENSE-MIT",
  "LICENSE-APACHE": "LICENSE-APACHE",
  "init.js": "tools/package/init.js",
  "init.d.ts": "tools/package/init.d.ts",
  "guard.js": "tools/package/guard.js",
  "plain.js": "tools/package/plain.js",
  "worker.d.ts": "tools/package/worker.d.ts",
  "element.d.ts": "tools/package/element.d.ts",
  "custom-elements.json": "tools/package/custom-elements.json",
  "collection.json": "puzzles/collection.json",
  "collection.schema.json": "puzzles/collection.schema.json",
};

/**
 * What stands between callers and the modules is shipped without its comments; its names are those of traces.
 * @type {Readonly<Record<string, (code: string) => string>>}
 */
const SHORTENED = {
  "guard.js": (code) => minified(code, { mangle: false }),
  "plain.js": (code) => minified(code, { mangle: false }),
  "init.js": (code) => {
    // The comments that bundlers read, which minifying drops.
    const [forBundlers = ""] = code.match(/(?<=import\()(?:\/\* .*? \*\/ )+/) ?? [];
    const call = code.replace(`import(${forBundlers}`, "importUnbundled(");
    // Not compressed: the name of Node's module has to stay in its variable.
    return minified(call, { compress: false }).replace("importUnbundled(", `import(${forBundlers}`);
  },
};

/** Functions whose answers are put together outside the module, and by what of `plain.js`: @type {Readonly<Record<string, readonly string[]>>} */
const FINISHED = { readMoves: ["moves"] };

/** What is built from the page's own worker and what asks it. What callers see in their traces stays readable. */
const WORKER = {
  "worker.js": {
    source: "www/engine/library.ts",
    minify: false,
    plugins: [{ name: "init-is-beside", resolveId: initBeside }],
    banner: "",
  },
  "worker-thread.js": {
    source: "www/engine/worker/library-thread.ts",
    minify: true,
    plugins: [{ name: "modules-are-sent", transform: withoutModuleUrls }],
    // Its licence asks for this; the text is LICENSE-APACHE.
    banner: "/*! With idb-keyval, copyright 2016 Jake Archibald, Apache-2.0. */",
  },
};

/** Sections of README.md that the package's README repeats. */
const SECTIONS = [
  "Boards as text",
  "Pieces larger than one cell",
  "What counts as a move",
  "Methods",
  "Limits",
  "Licence",
];

/**
 * The modules: what a page needs for the first move, that and solving, and whole spaces. The first is a part of the
 * second; the last two together are all there is.
 */
export const MODULES = ["rules", "solve", "survey"];
const WHOLE = ["solve", "survey"];

/** What each entry declares besides the functions of its module. */
const INIT_TYPES = [
  'export { TaisouError } from "./init.js";',
  'export type { Init, InitInput, Loaded, ModuleMemory, TaisouErrorDetails } from "./init.js";',
];

/** What people look for on npm; the crate may have five keywords only. */
const KEYWORDS = [
  "15-puzzle",
  "8-puzzle",
  "n-puzzle",
  "klotski",
  "rush-hour",
  "ida-star",
  "puzzle",
];

/**
 * What `cargo metadata` says of the crate.
 * @typedef {object} Crate
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {readonly string[]} keywords
 * @property {string | null} repository
 * @property {string | null} homepage
 */
/** @typedef {{ functions: string[], classes: string[], types: string[] }} Names What the glue declares. */

/**
 * @param {string} glue The folder in which the bindings generator wrote.
 * @param {Crate} crate
 * @param {Readonly<Record<string, string>>} others Further files, by their names.
 */
export function assemble(glue, crate, others) {
  // The modules come first: the dev server reloads the page when it sees new glue.
  /** @type {Record<string, string | Buffer>} */
  const files = { ...others };
  for (const module of MODULES) {
    files[`${module}_bg.wasm`] = readFileSync(join(glue, `${module}_bg.wasm`));
    files[`${module}_glue.js`] = minified(readFileSync(join(glue, `${module}.js`), "utf8"));
  }
  files["README.md"] = readme(crate, {
    guide: readFileSync(join(root, "docs/javascript.md"), "utf8"),
    overview: readFileSync(join(root, "README.md"), "utf8"),
  });
  for (const [name, source] of Object.entries(COPIED)) {
    const file = readFileSync(join(root, source));
    files[name] = SHORTENED[name]?.(String(file)) ?? file;
  }
  /** @type {string[]} */
  let types = [];
  for (const module of MODULES) {
    const declared = glueDeclarations(readFileSync(join(glue, `${module}.d.ts`), "utf8"));
    files[`${module}_glue.d.ts`] = declared;
    const names = exportedNames(declared);
    files[`${module}.js`] = entry(module, names);
    files[`${module}.d.ts`] = declarations(module, names);
    types = names.types;
  }
  files["index.js"] = whole();
  files["index.d.ts"] = wholeDeclarations(types);
  const names = [...Object.keys(files), ...Object.keys(WORKER), "element*.js"];
  files["package.json"] = `${JSON.stringify(manifest(crate, names), null, 2)}\n`;
  write(files, (name) => name in WORKER || isOfElement(name));
}

/**
 * @param {string} code
 * @param {{ mangle?: boolean, compress?: boolean }} [options]
 */
function minified(code, options = {}) {
  return minifySync("module.js", code, { module: true, ...options }).code;
}

/** @param {string} name */
function isOfElement(name) {
  return /^element.*\.js$/.test(name);
}

/** Adds what is made of the page's own sources: the worker, and the element. */
export async function addParts() {
  const [worker, element] = await Promise.all([buildWorker(), buildElement()]);
  write({ ...worker, ...element }, (name) => !isOfElement(name));
}

/** The worker and the script that starts it: each in one file. Errors of the latter have the class of all errors of the package. */
async function buildWorker() {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, { source, minify, plugins, banner }] of Object.entries(WORKER)) {
    const bundle = await rolldown({
      input: join(root, source),
      plugins,
      platform: "browser",
      // Its paths lead to declarations.
      tsconfig: false,
      resolve: {
        alias: Object.fromEntries(
          WHOLE.map((part) => [`taisou/${part}`, join(folder, `${part}.js`)]),
        ),
      },
    });
    const { output } = await bundle.generate({
      ...{ format: "es", codeSplitting: false, minify, postBanner: banner },
    });
    await bundle.close();
    files[name] = output[0].code;
  }
  return files;
}

/** @param {string} id */
function initBeside(id) {
  return id === "taisou/init" ? { id: "./init.js", external: true } : null;
}

/**
 * A worker receives compiled modules from the page. Parcel replaces each URL of a file by an entry of an import map, which workers
 * do not have.
 * @param {string} code
 */
function withoutModuleUrls(code) {
  return code.replaceAll(/new URL\("\w+\.wasm", import\.meta\.url\)/g, "undefined");
}

/**
 * The package's README: the guide of docs/javascript.md, then sections of the repository's README. Links lead to the repository; while
 * it has no address they become file names.
 * @param {Pick<Crate, "description" | "repository">} crate
 * @param {{ guide: string, overview: string }} texts
 */
export function readme({ description, repository }, { guide, overview }) {
  const sections = overview.split(/^(?=## )/m);
  const chosen = SECTIONS.map((heading) => {
    const section = sections.find((one) => one.startsWith(`## ${heading}\n`));
    return section ?? fail(`README.md has no section "${heading}", which tools/package.mjs takes.`);
  });
  const usage = guide.slice(guide.indexOf("\n## ") + 1).replaceAll(/\]\((?!https?:|#)/g, "](docs/");
  const linked = [usage, "\n", ...chosen]
    .join("")
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, name, path) =>
      repository
        ? `[${name}](${repositoryPage(repository)}/blob/HEAD/${path})`
        : `\`${path.split("#")[0]}\` in the repository`,
    );
  return `# Taisou\n\n${description}.\n\n${linked}`;
}

/** The address of a repository as people read it. @param {string} repository */
function repositoryPage(repository) {
  return repository.replace(/(\.git)?\/?$/, "");
}

/**
 * The generated declarations as those who use the package shall read them. What follows `InitInput` is the
 * generator's own start-up code, for which the package has its own `init`.
 * @param {string} generated
 */
function glueDeclarations(generated) {
  const end = generated.indexOf("export type InitInput");
  if (end < 0)
    fail(
      "The generated declarations have no InitInput: tools/package.mjs has to learn their new form.",
    );
  return (
    generated
      .slice(0, end)
      .replaceAll(
        "    free(): void;\n    [Symbol.dispose](): void;\n",
        [
          "    /** Frees what it holds. Calls after it throw `freed`; a second `free()` does nothing. */",
          "    free(): void;",
          "    /** The same, for `using`. */",
          "    [Symbol.dispose](): void;\n",
        ].join("\n"),
      )
      // Rust's headings.
      .replaceAll(/# Errors\n *\*\n *\* Throws a `TaisouError`/g, "@throws {TaisouError}")
  );
}

/**
 * The names that the glue declares.
 * @param {string} declared
 */
function exportedNames(declared) {
  /** @type {Names} */
  const names = { functions: [], classes: [], types: [] };
  for (const [, kind, name] of declared.matchAll(/^export (\w+) (\w+)/gm)) {
    const list = { function: names.functions, class: names.classes }[kind ?? ""] ?? names.types;
    list.push(name ?? "");
  }
  return names;
}

/**
 * What one module exports, guarded.
 * @param {string} module
 * @param {Names} names
 */
function entry(module, { functions, classes }) {
  /** @param {string} guard @param {readonly string[]} names */
  const exported = (guard, names) =>
    names.map(
      (name) =>
        `export const ${name} = /* @__PURE__ */ ${guard}(${["wasm.checkLoaded", `glue.${name}`, ...(FINISHED[name] ?? [])].join(", ")});`,
    );
  const finishing = functions.flatMap((name) => FINISHED[name] ?? []);
  return [
    'import { guarded, guardedClass } from "./guard.js";',
    'import { loader } from "./init.js";',
    'export { TaisouError } from "./init.js";',
    ...finishing.map((name) => `import { ${name} } from "./plain.js";`),
    `import load, * as glue from "./${module}_glue.js";`,
    "",
    // Not `module`: bundlers that wrap modules in CommonJS have a variable of that name in the same scope.
    `const wasm = /* @__PURE__ */ loader(load, new URL("${module}_bg.wasm", import.meta.url));`,
    "",
    "export default wasm.init;",
    ...exported("guarded", functions),
    ...exported("guardedClass", classes),
    "",
  ].join("\n");
}

/**
 * @param {string} module
 * @param {Names} names
 */
function declarations(module, { functions, classes, types }) {
  return [
    // For `using search = new Search(…)`, whatever libraries the user's compiler has switched on.
    '/// <reference lib="esnext.disposable" />',
    'import type { Init } from "./init.js";',
    ...INIT_TYPES,
    `export { ${[...functions, ...classes].join(", ")} } from "./${module}_glue.js";`,
    `export type { ${types.join(", ")} } from "./${module}_glue.js";`,
    "/** Loads this module; to be awaited before anything else of it is called. */",
    "declare const init: Init;",
    "export default init;",
    "",
  ].join("\n");
}

/** All there is as one. */
function whole() {
  return [
    ...WHOLE.map((module) => `import ${module} from "./${module}.js";`),
    ...WHOLE.map((module) => `export * from "./${module}.js";`),
    "",
    "export default async function init(input) {",
    `  const [loaded] = await Promise.all([solve(input), survey()]);`,
    "  return loaded;",
    "}",
    "",
  ].join("\n");
}

/** @param {readonly string[]} types */
function wholeDeclarations(types) {
  return [
    'import type { Init } from "./init.js";',
    ...INIT_TYPES,
    ...WHOLE.map((module) => `export * from "./${module}.js";`),
    // The same in both.
    `export type { ${types.join(", ")} } from "./solve.js";`,
    "/** Loads `taisou/solve` and `taisou/survey`; `input` is for the former. */",
    "declare const init: Init;",
    "export default init;",
    "",
  ].join("\n");
}

/**
 * The package's own description of itself. Addresses are those of Cargo.toml, and are left out while it has none.
 * @param {Crate} crate
 * @param {readonly string[]} files
 */
export function manifest(crate, files) {
  const { version, description, license, keywords, repository, homepage } = crate;
  return {
    name: "taisou",
    version,
    description,
    license,
    keywords: [...keywords, ...KEYWORDS],
    ...(repository && {
      repository: { type: "git", url: `git+${repositoryPage(repository)}.git` },
      bugs: `${repositoryPage(repository)}/issues`,
    }),
    ...(homepage && { homepage }),
    type: "module",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      ...Object.fromEntries(
        MODULES.flatMap((module) => [
          [`./${module}`, { types: `./${module}.d.ts`, default: `./${module}.js` }],
          [`./${module}_bg.wasm`, `./${module}_bg.wasm`],
        ]),
      ),
      "./worker": { types: "./worker.d.ts", default: "./worker.js" },
      "./worker-thread.js": "./worker-thread.js",
      "./package.json": "./package.json",
      "./element": { types: "./element.d.ts", default: "./element.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./collection.json": "./collection.json",
      "./collection.schema.json": "./collection.schema.json",
    },
    types: "./index.d.ts",
    // What a CDN sends for the bare name.
    unpkg: "./index.js",
    jsdelivr: "./index.js",
    files,
    customElements: "custom-elements.json",
    // To import it is to have the element.
    sideEffects: ["./element*.js"],
    // From 20.16 on code can ask for Node's own modules without an import that bundlers for pages would follow, and from
    // 20.19 on CommonJS can require modules.
    engines: { node: ">=20.19" },
    publishConfig: { access: "public" },
  };
}

/**
 * Writes only what changed, so that the dev server does not see news where there are none.
 * @param {Record<string, string | Buffer>} files
 * @param {(name: string) => boolean} stays What else stays.
 */
function write(files, stays) {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  for (const name of present)
    if (!(name in files) && !stays(name)) rmSync(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    if (present.includes(name) && readFileSync(path).equals(Buffer.from(content))) continue;
    writeFileSync(path, content);
  }
}
