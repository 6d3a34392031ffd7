// Collects the licences of third-party code: crates in the WebAssembly modules, and npm packages in the page, the element
// and the worker.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MODULES } from "./package.mjs";
import { cargoMetadata, fail, root } from "./run.mjs";

/** The file in `pkg/` and `dist/`. */
export const LICENCES = "THIRD-PARTY-LICENSES.txt";

/** Bundlers, which add helper code to their output. */
const BUILDERS = ["vite", "rolldown"];
/** The npm packages in the element and the worker. */
const IN_PACKAGE = [...BUILDERS, "preact", "idb-keyval"];

/**
 * @typedef {{ name: string, version: string, licence: string, text: string }} Part
 * @typedef {{ id: string, name: string, version: string, license: string, authors: string[], manifest_path: string, targets: { kind: string[] }[] }} CratePackage
 * @typedef {{ id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }} CrateNode
 */

/** The licences for `pkg/`. */
export function licencesOfPackage() {
  const bundled = npmPackages().filter(({ name }) => IN_PACKAGE.includes(name));
  return written([...bundled, ...crates(), standardLibrary()]);
}

/** The licences for `dist/`. */
export function licencesOfPage() {
  return written([...npmPackages(), ...crates(), standardLibrary()]);
}

/** @param {readonly Part[]} parts */
function written(parts) {
  const line = "-".repeat(80);
  return [
    "Taisou is licensed under MIT or Apache-2.0. It contains the following works, or parts of them, under these licences.\n",
    ...parts.map(
      ({ name, version, licence, text }) =>
        `${line}\n${`${name} ${version}`.trim()} (${licence})\n${line}\n\n${text.trim()}\n`,
    ),
  ].join("\n");
}

/** The runtime dependencies in package-lock.json, and the bundlers. @returns {Part[]} */
function npmPackages() {
  /** @type {{ packages: Record<string, { version: string, license: string, dev?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .map(([path, about]) => ({ path, name: path.replace(/^.*node_modules\//, ""), ...about }))
    .filter(({ path, name, dev }) => path !== "" && (!dev || BUILDERS.includes(name)))
    .map(({ path, name, version, license }) => {
      const text = licenceIn(join(root, path)) ?? fail(`${path} has no licence.`);
      // The rest concerns code that bundlers contain but do not output.
      const [own = ""] = text.split(/^#+ Licenses of bundled dependencies/im);
      return { name, version, licence: license, text: own };
    });
}

/** The crates in the modules, and those whose data the build script copies. @returns {Part[]} */
function crates() {
  /** @type {{ packages: CratePackage[], resolve: { nodes: CrateNode[] } }} */
  const { packages, resolve } = cargoMetadata([
    ...["--filter-platform", "wasm32-unknown-unknown"],
    ...["--no-default-features", "--features", MODULES.join()],
  ]);
  const own =
    packages.find(({ name }) => name === "taisou")?.id ?? fail("Cargo lists no crate taisou.");
  const needed = new Set([own]);
  // Iterating over a set visits entries added on the way.
  for (const id of needed) {
    for (const { pkg, dep_kinds } of resolve.nodes.find((node) => node.id === id)?.deps ?? []) {
      const isPart = dep_kinds.some(
        ({ kind }) => kind === null || (id === own && kind === "build"),
      );
      const crate = packages.find((one) => one.id === pkg);
      // Procedural macros run in the compiler only.
      const isMacro = crate?.targets.some(({ kind }) => kind.includes("proc-macro"));
      if (isPart && !isMacro) needed.add(pkg);
    }
  }
  needed.delete(own);
  const parts = packages
    .filter(({ id }) => needed.has(id))
    .map(({ name, version, license, authors, manifest_path }) => ({
      name,
      version,
      licence: license,
      text: licenceIn(dirname(manifest_path)) ?? mit(authors.join(", ")),
    }));
  return [...parts, unicode(packages)];
}

/**
 * The tables of Unicode come from a crate without its licence, which another crate has.
 * @param {readonly CratePackage[]} packages
 * @returns {Part}
 */
function unicode(packages) {
  const holder = packages.find(({ name }) => name === "unicode-ident");
  const folder = dirname(
    holder?.manifest_path ?? fail("No crate contains the licence of Unicode."),
  );
  const text = readFileSync(join(folder, "LICENSE-UNICODE"), "utf8");
  return { name: "Unicode character data", version: "", licence: "Unicode-3.0", text };
}

/** @returns {Part} */
function standardLibrary() {
  return {
    name: "The standard library of Rust",
    version: "",
    licence: "MIT OR Apache-2.0",
    text: mit("The Rust Project contributors"),
  };
}

/** Returns the MIT licence in a folder, or else all licences, or `null`. @param {string} folder */
function licenceIn(folder) {
  const files = readdirSync(folder)
    .filter((name) => /^(licen[sc]e|copying|copyright|notice)/i.test(name))
    .sort();
  const mits = files.filter((name) => /mit/i.test(name));
  const chosen = mits.length > 0 ? mits : files;
  if (chosen.length === 0) return null;
  return chosen.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

/** The text of MIT, for packages without it. @param {string} holders */
function mit(holders) {
  const own = readFileSync(join(root, "LICENSE-MIT"), "utf8");
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holders}`);
}
