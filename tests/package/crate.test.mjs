// The crate as it would be published: only its own files, no warning, and it builds from them alone.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** @param {string[]} args */
function cargoPackage(...args) {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  // A folder of its own: what is built there has the names of what the other tests of the crate have built, and cargo would
  // build that anew.
  const common = ["package", "--locked", "--allow-dirty", "--target-dir", "target/crate"];
  return promisify(execFile)("cargo", [...common, ...args], { cwd });
}

test("the crate holds its own files only", async () => {
  const { stdout } = await cargoPackage("--list");
  const files = stdout.trim().split(/\r?\n/);
  assert.deepEqual(
    files.filter((file) => !/^(src|puzzles|examples|tests|benches)\//.test(file)),
    [
      // Only in a checkout.
      ...files.filter((file) => file === ".cargo_vcs_info.json"),
      ...["Cargo.lock", "Cargo.toml", "Cargo.toml.orig"],
      ...["LICENSE-APACHE", "LICENSE-MIT", "README.ja.md", "README.md", "build.rs"],
    ],
  );
  const others = files.filter((file) => file.includes("/") && !/\.(rs|d\.ts|txt|json)$/.test(file));
  assert.deepEqual(others, []);
});

test("without the command the library needs nothing of it", async () => {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  /** @param {string[]} args */
  const crates = async (...args) => {
    const tree = ["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    const { stdout } = await promisify(execFile)("cargo", [...tree, ...args], { cwd });
    return [...new Set(stdout.split("\n").map((line) => line.split(" ")[0]))];
  };
  const ofCommand = ["clap", "clap_complete", "clap_mangen", "indicatif", "serde", "serde_json"];
  const both = await crates("--features", "cli");
  assert.deepEqual(
    ofCommand.filter((name) => !both.includes(name)),
    [],
  );
  const library = await crates();
  assert.deepEqual(
    ofCommand.filter((name) => library.includes(name)),
    [],
  );
});

test("the crate builds from what it holds, without a warning", async () => {
  const { stderr } = await cargoPackage();
  assert.doesNotMatch(stderr, /^warning/m);
});

test("nothing that is needed wants a newer Rust than is promised", async () => {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const options = { cwd, maxBuffer: 100_000_000 };
  const args = ["metadata", "--locked", "--format-version", "1", "--features", "cli"];
  const { stdout } = await promisify(execFile)("cargo", args, options);
  /** @typedef {{ name: string, rust_version: string | null }} Package */
  const packages = /** @type {Package[]} */ (JSON.parse(stdout).packages);
  const { rust_version: promised } = packages.find(({ name }) => name === "taisou") ?? {};
  assert(promised);
  const minor = (/** @type {string} */ version) => Number(version.split(".")[1]);
  const newer = packages.filter(
    ({ rust_version }) => rust_version !== null && minor(rust_version) > minor(promised),
  );
  assert.deepEqual(newer, []);
});
