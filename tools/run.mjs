// Helpers of the tools. They use only Node, because some run before `npm ci`.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Ends the script with a sentence on what is wrong and what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Runs a program in the repository's root, and ends the script with `sentence` if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} sentence
 */
export function run(command, args, sentence) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) fail(sentence);
}

/**
 * Returns the trimmed output of a program, or `null` if it is missing or fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {string | null}
 */
export function outputOf(command, args) {
  const options = /** @type {const} */ ({ cwd: root, encoding: "utf8", maxBuffer: 100_000_000 });
  const { status, stdout } = spawnSync(command, args, options);
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param {readonly string[]} args By default without dependencies.
 * @returns {any}
 */
export function cargoMetadata(args = ["--no-deps"]) {
  const metadata = outputOf("cargo", ["metadata", "--locked", "--format-version", "1", ...args]);
  if (metadata === null) fail("Cargo.toml cannot be read: run `cargo metadata` to see why.");
  return JSON.parse(metadata);
}

/** Returns how to install a tool of cargo, or `null` if it is there. `--install` installs it. @param {string} name */
export function missingTool(name) {
  const isThere = () => outputOf("cargo", [name.replace("cargo-", ""), "--version"]) !== null;
  if (isThere()) return null;
  const install = ["install", "--locked", name];
  if (process.argv.includes("--install"))
    spawnSync("cargo", install, { cwd: root, stdio: "inherit" });
  return isThere() ? null : `${name} is missing: run \`cargo ${install.join(" ")}\``;
}

/**
 * Returns the command that starts npm. In npm's scripts it is npm's own file, which needs no shell on Windows.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function npmCommand(...args) {
  const script = process.env.npm_execpath;
  return script ? [process.execPath, script, ...args] : ["npm", ...args];
}
