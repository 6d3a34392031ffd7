// `pkg/` and `dist/` have the licences of all third-party code in them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The parts of a file by their names and versions. @param {string} folder @returns {Map<string, string>} */
function partsIn(folder) {
  const text = readFileSync(join(root, folder, "THIRD-PARTY-LICENSES.txt"), "utf8");
  const [, ...pieces] = text.split(/^-{80}\n/m);
  const isHead = (/** @type {unknown} */ _, /** @type {number} */ index) => index % 2 === 0;
  return new Map(
    pieces
      .filter(isHead)
      .map((head, index) => [head.trim().replace(/ \(.+\)$/, ""), pieces[2 * index + 1] ?? ""]),
  );
}

/** The crates in the modules, by `cargo tree`. */
function crates() {
  const args = [
    ...["tree", "--locked", "--prefix", "none", "--edges", "normal,no-proc-macro"],
    ...["--target", "wasm32-unknown-unknown"],
    ...["--no-default-features", "--features", "rules,solve,survey"],
  ];
  return execFileSync("cargo", args, { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.replace(/^(\S+) v(\S+).*$/, "$1 $2"))
    .filter((name) => !name.startsWith("taisou "));
}

/** The runtime dependencies of package.json. */
function packages() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
}

for (const [folder, wanted] of Object.entries({
  pkg: crates(),
  dist: [...crates(), ...packages()],
})) {
  test(`${folder} has all licences`, () => {
    const parts = partsIn(folder);
    assert(wanted.length > 3);
    for (const name of [...wanted, "The standard library of Rust"]) {
      const text = parts.get(name);
      assert(text !== undefined, `${name} is in ${[...parts.keys()]}`);
      assert.match(text, /copyright/i, name);
      assert.match(text, /["“]AS IS["”]/, name);
    }
  });
}
