// Builds the last commit in two folders, and compares the package and the page byte by byte: `npm run test:reproducible`.
// Takes two builds of several minutes.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fail, outputOf, root } from "./run.mjs";

// Read once, because a commit may arrive during the first build.
const commit = outputOf("git", ["rev-parse", "HEAD"]) ?? fail("This needs git, and a checkout.");
const folder = mkdtempSync(join(tmpdir(), "taisou-twice-"));
/** @type {string[]} */
let different;
try {
  // Paths of different lengths, in case the build records them.
  const first = build(join(folder, "one"));
  const second = build(join(folder, "in-another-place", "two"));
  const names = new Set([...first.keys(), ...second.keys()]);
  different = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
} finally {
  rmSync(folder, { recursive: true });
}
if (different.length > 0) fail(`The two builds differ: ${different.join(", ")}.`);
console.log("Both builds are the same.");

/** Builds a clone, and returns the hash of each file by its path. @param {string} clone */
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

/** @param {string} program @param {string[]} args @param {string} cwd */
function start(program, args, cwd) {
  // A separate target folder for each.
  const env = { ...process.env, CARGO_TARGET_DIR: "target" };
  const { status } = spawnSync(program, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${cwd}.`);
}
