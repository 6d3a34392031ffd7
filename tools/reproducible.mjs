// Builds what was committed last twice, in two folders, and compares the package and the page byte by byte: `npm run
// test:reproducible`. Takes two whole builds, several minutes each.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fail, outputOf, root } from "./run.mjs";

// Known before the first build, since somebody may commit during it.
const commit = outputOf("git", ["rev-parse", "HEAD"]) ?? fail("This needs git, and a checkout.");
const folder = mkdtempSync(join(tmpdir(), "taisou-twice-"));
/** @type {string[]} */
let different;
try {
  // Names of different lengths, in case one is written somewhere.
  const first = build(join(folder, "one"));
  const second = build(join(folder, "in-another-place", "two"));
  const names = new Set([...first.keys(), ...second.keys()]);
  different = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
} finally {
  rmSync(folder, { recursive: true });
}
if (different.length > 0) fail(`Built twice, these are not the same: ${different.join(", ")}.`);
console.log("Built twice, package and page are the same.");

/**
 * The hashes of all files that a build leaves, by their paths.
 * @param {string} clone
 */
function build(clone) {
  mkdirSync(clone, { recursive: true });
  start("git", ["clone", "--quiet", "--shared", "--no-checkout", root, clone], root);
  start("git", ["checkout", "--quiet", "--detach", commit], clone);
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"), "junction");
  start(process.execPath, ["tools/build.mjs"], clone);
  const files = ["pkg", "dist"].flatMap((made) =>
    readdirSync(join(clone, made), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(
    files.map((path) => [
      relative(clone, path),
      createHash("sha256").update(readFileSync(path)).digest("hex"),
    ]),
  );
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
function start(program, args, cwd) {
  // Each with a target folder of its own.
  const env = { ...process.env, CARGO_TARGET_DIR: "target" };
  const { status } = spawnSync(program, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${cwd}.`);
}
