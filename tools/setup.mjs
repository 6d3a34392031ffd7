// Installs what is missing, and nothing else: `node tools/setup.mjs [--lint] [--browser]`.
// Quick when nothing is, so every script that needs a tool starts with it. It runs before
// `npm ci`, hence uses nothing but Node.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { installChromium } from "./install.mjs";
import { fail, npmCommand, outputOf, root, run } from "./run.mjs";

const TARGET = "wasm32-unknown-unknown";
const OLDEST_NODE = [20, 19];

checkNode();
checkCargo();
installPackages();
addTarget();
if (process.argv.includes("--lint")) addComponents();
if (process.argv.includes("--browser")) installChromium();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    fail(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join(".")} or newer.`,
    );
  }
}

function checkCargo() {
  if (outputOf("cargo", ["--version"]) === null) {
    fail("Cargo was not found: install Rust from https://rustup.rs and open a new terminal.");
  }
}

function installPackages() {
  // npm writes the second file at the end of an install, so an interrupted one is repeated.
  const installed = join(root, "node_modules/.package-lock.json");
  if (existsSync(installed) && modified(installed) >= modified(join(root, "package-lock.json")))
    return;
  report("Installing the npm packages");
  const [command, ...args] = npmCommand("ci");
  run(command, args, "npm could not install the packages: check the network and run `npm ci`.");
}

function addTarget() {
  const folder = outputOf("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (folder !== null && existsSync(folder)) return;
  report("Adding Rust's WebAssembly target");
  run(
    "rustup",
    ["target", "add", TARGET],
    `The Rust target is missing: run \`rustup target add ${TARGET}\`, or install your system's package for it.`,
  );
}

function addComponents() {
  for (const [component, program] of Object.entries({
    rustfmt: "cargo-fmt",
    clippy: "cargo-clippy",
  })) {
    if (outputOf(program, ["--version"]) !== null) continue;
    report(`Adding ${component}`);
    const command = `rustup component add ${component}`;
    run("rustup", ["component", "add", component], `${component} is missing: run \`${command}\`.`);
  }
}

/** @param {string} path */
function modified(path) {
  return statSync(path).mtimeMs;
}

/** @param {string} line */
function report(line) {
  console.log(`${line} …`);
}
