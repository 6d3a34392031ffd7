// Checks the library and the command with the oldest Rust that Cargo.toml supports. `--install` installs it first.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, outputOf, root, run } from "./run.mjs";

const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
const [, version = ""] =
  manifest.match(/^rust-version = "(.+)"$/m) ?? fail("Cargo.toml has no rust-version.");
const install = ["toolchain", "install", version, "--profile", "minimal"];
const missing = `Rust ${version} is missing: run \`rustup ${install.join(" ")}\`.`;
if (process.argv.includes("--install")) run("rustup", install, missing);
if (outputOf("rustup", ["run", version, "cargo", "--version"]) === null) fail(missing);
const check = ["check", "--locked", "--features", "cli", "--target-dir", "target/rust-version"];
run("rustup", ["run", version, "cargo", ...check], `Rust ${version} cannot build it: see above.`);
console.log(`Rust ${version} builds the library and the command.`);
