// Builds library and command with the oldest Rust that Cargo.toml promises (`rust-version`), if rustup has it. With `--install`,
// rustup gets it first.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, outputOf, root, run } from "./run.mjs";

const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
const [, version] = manifest.match(/^rust-version = "(.+)"$/m) ?? fail("Cargo.toml promises none.");
if (process.argv.includes("--install")) {
  const install = ["toolchain", "install", `${version}`, "--profile", "minimal"];
  run("rustup", install, `Rust ${version} could not be installed.`);
}
if (outputOf("rustup", ["run", `${version}`, "cargo", "--version"]) === null) {
  fail(
    `Rust ${version} is not there: run \`rustup toolchain install ${version} --profile minimal\`.`,
  );
}
const check = ["check", "--locked", "--features", "cli", "--target-dir", "target/rust-version"];
run(
  "rustup",
  ["run", `${version}`, "cargo", ...check],
  `Rust ${version} cannot build it: see above.`,
);
console.log(`Rust ${version} builds library and command.`);
