// Assembles the npm package in `pkg/` from the generated glue, the sources in package/ and parts of the page.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { transformSync } from "rolldown/utils";
import { minifySync } from "vite";
import { buildElement } from "./element.mjs";
import { elementManifest } from "./element-manifest.mjs";
import { fail, root } from "./run.mjs";

const folder = join(root, "pkg");

/** Files that are copied unchanged. */
const COPIED = {
  "LICENSE-MIT": "LICENSE-MIT",
  "check.mjs": "tools/check/check.mjs",
  "check.py": "tools/check/check.py",
  "check.d.mts": "tools/check/check.d.mts",
  "check.sha256": "tools/check/check.sha256",
  "LICENSE-APACHE": "LICENSE-APACHE",
  "collection.json": "puzzles/collection.json",
  "collection.schema.json": "puzzles/collection.schema.json",
};

/** Scripts between callers and the modules. They are minified, but keep their names for stack traces. */
const INTERNAL = ["init", "guard", "plain"];

/** Modules: for the first move, for solving (which includes the first), and for whole state spaces. */
export const MODULES = ["rules", "solve", "survey"];
/** Modules that together export everything. */
const WHOLE = ["solve", "survey"];

/** Scripts that are bundled from the page's sources. `worker.js` is not minified, for readable stack traces. */
const WORKER = {
  "worker.js": {
    source: "www/engine/library.ts",
    minify: false,
    plugins: [{ name: "external-init", resolveId: externalInit }],
    banner: "",
  },
  "worker-thread.js": {
    source: "www/engine/worker/library-thread.ts",
    minify: true,
    plugins: [{ name: "no-module-urls", transform: withoutModuleUrls }],
    // Required by its licence; the text is LICENSE-APACHE.
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
 * The crate's fields of `cargo metadata`.
 * @typedef {object} Crate
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {readonly string[]} keywords
 * @property {string | null} repository
 * @property {string | null} homepage
 */

/**
 * Writes everything but the scripts that are bundled from the page's sources.
 * @param {string} glue The folder of the generated glue.
 * @param {Crate} crate
 * @param {Readonly<Record<string, string>>} others Contents of further files by their names.
 */
export function assemble(glue, crate, others) {
  // The modules come first: the dev server reloads the page when the glue changes.
  /** @type {Record<string, string | Buffer>} */
  const files = { ...others };
  for (const module of MODULES) {
    files[`${module}_bg.wasm`] = readFileSync(join(glue, `${module}_bg.wasm`));
    files[`${module}_glue.js`] = minified(readFileSync(join(glue, `${module}.js`), "utf8"));
    const declared = glueDeclarations(readFileSync(join(glue, `${module}.d.ts`), "utf8"));
    files[`${module}_glue.d.ts`] = declared;
    const entry = script(module);
    checkExports(module, declared, entry);
    files[`${module}.js`] = entry;
  }
  for (const name of ["index", "certificate"]) files[`${name}.js`] = script(name);
  for (const name of INTERNAL) files[`${name}.js`] = minified(script(name), { mangle: false });
  for (const folder of ["package/types", "package/frameworks"])
    for (const name of readdirSync(join(root, folder))) files[name] = source(folder, name);
  files["custom-elements.json"] = json(
    elementManifest(source("package/types", "element.d.ts"), {
      className: "TaisouBoard",
      tagName: "taisou-board",
      events: "TaisouBoardEventMap",
      module: "element.js",
    }),
  );
  files["README.md"] = readme(crate, {
    guide: source("docs", "javascript.md"),
    overview: source("README.md"),
  });
  for (const [name, path] of Object.entries(COPIED)) files[name] = source(path);
  const names = [...Object.keys(files), ...Object.keys(WORKER), "element*.js"];
  files["package.json"] = json(manifest(crate, names));
  write(files, (name) => name in WORKER || isOfElement(name));
}

/** @param {string[]} path */
function source(...path) {
  return readFileSync(join(root, ...path), "utf8");
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The JavaScript of a source in package/src. @param {string} name */
function script(name) {
  const { code, errors } = transformSync(`${name}.ts`, source("package/src", `${name}.ts`), {
    lang: "ts",
    target: "es2022",
  });
  if (errors.length > 0) fail(`package/src/${name}.ts: ${errors[0]?.message}`);
  return code;
}

/** @param {string} code @param {{ mangle?: boolean }} [options] */
function minified(code, options = {}) {
  return minifySync("module.js", code, { module: true, ...options }).code;
}

/** @param {string} name */
function isOfElement(name) {
  return /^element.*\.js$/.test(name);
}

/** Adds the scripts that are bundled from the page's sources: the worker, and the element. */
export async function addParts() {
  const [worker, element] = await Promise.all([buildWorker(), buildElement()]);
  write({ ...worker, ...element }, (name) => !isOfElement(name));
}

/** Bundles the worker and the script that starts it, each into one file. */
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

/** Errors of the worker have the same class as all errors of the package. @param {string} id */
function externalInit(id) {
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
 * The package's README: the guide for JavaScript, and some sections of the repository's README. Links lead to the repository; without
 * an address they are paths.
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

/** The web address of a repository. @param {string} repository */
function repositoryPage(repository) {
  return repository.replace(/(\.git)?\/?$/, "");
}

/**
 * The generated declarations. `InitInput` and what follows declare the generator's own start-up code, which the package replaces by
 * its `init`.
 * @param {string} generated
 */
function glueDeclarations(generated) {
  const end = generated.indexOf("export type InitInput");
  if (end < 0) fail("The generated declarations have no InitInput: adapt tools/package.mjs.");
  return (
    generated
      .slice(0, end)
      .replaceAll(
        "    free(): void;\n    [Symbol.dispose](): void;\n",
        [
          "    /** Frees its memory. Later calls throw `freed`; a second `free()` does nothing. */",
          "    free(): void;",
          "    /** The same, for `using`. */",
          "    [Symbol.dispose](): void;\n",
        ].join("\n"),
      )
      // Headings of rustdoc.
      .replaceAll(/# Errors\n *\*\n *\* Throws a `TaisouError`/g, "@throws {TaisouError}")
  );
}

/** The names that a module's glue declares, by kind. @param {string} declared */
export function exportedNames(declared) {
  const all = [...declared.matchAll(/^export (\w+) (\w+)/gm)];
  /** @param {(kind: string) => boolean} isWanted */
  const of = (isWanted) =>
    all.flatMap(([, kind = "", name = ""]) => (isWanted(kind) ? [name] : []));
  return {
    functions: of((kind) => kind === "function"),
    classes: of((kind) => kind === "class"),
    types: of((kind) => kind !== "function" && kind !== "class"),
  };
}

/**
 * Fails unless an entry guards all functions and classes of its module.
 * @param {string} module
 * @param {string} declared
 * @param {string} entry
 */
function checkExports(module, declared, entry) {
  const { functions, classes } = exportedNames(declared);
  const expected = [
    ...functions.map((name) => `${name} = guarded`),
    ...classes.map((name) => `${name} = guardedClass`),
  ];
  const found = [...entry.matchAll(/^export const (\w+) = (?:\/\*.*?\*\/ )?(\w+)\(/gm)].map(
    ([, name, guard]) => `${name} = ${guard}`,
  );
  if (expected.sort().join() !== found.sort().join()) {
    fail(`package/src/${module}.ts must export exactly: ${expected.join(", ")}`);
  }
}

/**
 * The package's package.json. Without a repository or homepage in Cargo.toml it has none.
 * @param {Crate} crate
 * @param {readonly string[]} files
 */
export function manifest(crate, files) {
  const { version, description, license, keywords, repository, homepage } = crate;
  const { name, ...rest } = JSON.parse(source("package/manifest.json"));
  return {
    ...{ name, version, description, license },
    ...(repository && {
      repository: { type: "git", url: `git+${repositoryPage(repository)}.git` },
      bugs: `${repositoryPage(repository)}/issues`,
    }),
    ...(homepage && { homepage }),
    ...rest,
    // A crate can have at most five.
    keywords: [...keywords, ...rest.keywords],
    files,
  };
}

/**
 * Writes only changed files, so that the dev server reloads only for real changes.
 * @param {Record<string, string | Buffer>} files
 * @param {(name: string) => boolean} stays Other files that are not removed.
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
