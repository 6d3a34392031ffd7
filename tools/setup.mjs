// Installs missing tools: `node tools/setup.mjs [--lint] [--browser] [--firefox]`. It prints each command before it runs,
// and is quick if nothing is missing. It uses only Node, because it runs before `npm ci`.

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installBrowsers } from "./install.mjs";
import { fail, npmCommand, outputOf, root, run } from "./run.mjs";

const TARGET = "wasm32-unknown-unknown";
const OLDEST_NODE = "20.19";

requireVersion("Node", process.versions.node, OLDEST_NODE, "install a newer one");
requireRust();
installPackages();
addTarget();
if (process.argv.includes("--lint")) addComponents();
installBrowsers(
  ...(process.argv.includes("--browser") ? /** @type {const} */ (["chromium"]) : []),
  ...(process.argv.includes("--firefox") ? /** @type {const} */ (["firefox"]) : []),
);

/** @param {string} program @param {string} version @param {string} oldest @param {string} remedy */
function requireVersion(program, version, oldest, remedy) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`${program} ${version} is older than ${oldest}: ${remedy}.`);
}

function requireRust() {
  const version = outputOf("cargo", ["--version"])?.split(" ")[1];
  if (version === undefined) {
    fail("Cargo was not found: install Rust from https://rustup.rs and open a new terminal.");
  }
  const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
  const oldest = manifest.match(/^rust-version = "(.+)"$/m)?.[1] ?? "";
  requireVersion("Rust", version, oldest, "run `rustup update`");
}

function installPackages() {
  // npm writes the second file last, so an interrupted install is repeated.
  const [wanted = 0, installed = 0] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (name) => statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs,
  );
  if (installed >= wanted) return;
  console.log("Installing the npm packages (`npm ci`) …");
  const [command, ...args] = npmCommand("ci");
  run(command, args, "npm could not install the packages: check the network and run `npm ci`.");
}

function addTarget() {
  const folder = outputOf("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (folder !== null && existsSync(folder)) return;
  rustup("target", TARGET, "or install your system's package for it");
}

function addComponents() {
  if (outputOf("cargo-fmt", ["--version"]) === null) rustup("component", "rustfmt");
  if (outputOf("cargo-clippy", ["--version"]) === null) rustup("component", "clippy");
}

/** @param {"component" | "target"} kind @param {string} name @param {string} otherwise */
function rustup(kind, name, otherwise = "with rustup installed") {
  console.log(`Adding Rust's ${kind} ${name} (\`rustup ${kind} add ${name}\`) …`);
  const sentence = `${name} is missing: run \`rustup ${kind} add ${name}\`, ${otherwise}.`;
  run("rustup", [kind, "add", name], sentence);
}
