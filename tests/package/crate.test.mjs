// The crate to publish: its files, dependencies and build.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** @param {string[]} args */
function cargoPackage(...args) {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  // A separate folder, because the same artifact names would make cargo rebuild those of other tests.
  const common = ["package", "--locked", "--allow-dirty", "--target-dir", "target/crate"];
  return promisify(execFile)("cargo", [...common, ...args], { cwd });
}

test("the crate has exactly its files", async () => {
  const { stdout } = await cargoPackage("--list");
  const files = stdout.trim().split(/\r?\n/);
  assert.deepEqual(
    files.filter((file) => !/^(src|puzzles|examples|tests|benches)\//.test(file)),
    [
      // Only in a checkout.
      ...files.filter((file) => file === ".cargo_vcs_info.json"),
      ...["Cargo.lock", "Cargo.toml", "Cargo.toml.orig"],
      ...["LICENSE-APACHE", "LICENSE-MIT", "README.ja.md", "README.md", "build.rs"],
      ...["check.d.mts", "check.mjs", "check.py", "check.sha256"].map(
        (file) => `tools/check/${file}`,
      ),
    ],
  );
  const known =
    /\.(rs|d\.ts|txt|jsonl?|csv)$|^tools\/check\/|^src\/heuristic\/pair_ranking\/\d\.bin$/;
  const others = files.filter((file) => file.includes("/") && !known.test(file));
  assert.deepEqual(others, []);
});

/** The crates that a build of the library contains. @param {string[]} args */
async function crates(...args) {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const tree = ["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
  const { stdout } = await promisify(execFile)("cargo", [...tree, ...args], { cwd });
  return [...new Set(stdout.split("\n").map((line) => line.split(" ")[0] ?? ""))];
}

/** Returns `true` for a crate for WebAssembly only. @param {string} name */
const isOfWeb = (name) =>
  /wasm-bindgen|^(js-sys|web-sys|console_error_panic_hook|rlsf|talc)$/.test(name);

test("the library does not depend on crates of the command", async () => {
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

test("only the JavaScript surface needs crates for WebAssembly", async () => {
  const native = await crates("--all-features");
  assert.deepEqual(native.filter(isOfWeb), []);
  const target = ["--target", "wasm32-unknown-unknown"];
  const web = await crates(...target);
  for (const name of ["wasm-bindgen", "js-sys", "web-sys", "serde-wasm-bindgen"])
    assert(web.includes(name), name);
  const library = await crates(...target, "--no-default-features", "--features", "nfc");
  assert.deepEqual(library.filter(isOfWeb), []);
});

test("a WebAssembly program with its own allocator, start function and bindings uses the library", async () => {
  const root = new URL("../../", import.meta.url);
  const folder = new URL("target/crate/neighbour/", root);
  mkdirSync(new URL("src/", folder), { recursive: true });
  // With the versions that are downloaded already.
  copyFileSync(new URL("Cargo.lock", root), new URL("Cargo.lock", folder));
  writeFileSync(
    new URL("Cargo.toml", folder),
    `[package]
name = "neighbour"
edition = "2024"
[lib]
crate-type = ["cdylib"]
[workspace]
[dependencies]
taisou = { path = ${JSON.stringify(fileURLToPath(root))}, default-features = false }
wasm-bindgen = "0.2.100"
`,
  );
  writeFileSync(
    new URL("src/lib.rs", folder),
    `use taisou::{Algorithm, Options};
use wasm_bindgen::prelude::*;

#[global_allocator]
static ALLOCATOR: std::alloc::System = std::alloc::System;

#[wasm_bindgen(start)]
fn start() {}

#[wasm_bindgen]
pub fn solve(board: &str) -> Option<u32> {
    taisou::solve(board, 0, Algorithm::Auto, &Options::new()).ok()?.length
}
`,
  );
  const args = ["check", "--quiet", "--offline", "--target", "wasm32-unknown-unknown"];
  const { stderr } = await promisify(execFile)("cargo", [...args, "--target-dir", ".."], {
    cwd: fileURLToPath(folder),
  });
  assert.equal(stderr, "");
});

test("the crate builds from its files without a warning", async () => {
  const { stderr } = await cargoPackage();
  assert.doesNotMatch(stderr, /^warning/m);
});

test("no dependency needs a newer Rust than promised", async () => {
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
