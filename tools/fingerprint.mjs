// Detects changed files by content, because a clone or a checkout changes every date.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, outputOf, root } from "./run.mjs";

/** The inputs of the WebAssembly modules. */
export const MODULE = [
  ...["src", "puzzles", "build.rs", "Cargo.toml", "Cargo.lock", ".cargo", "package"],
  ...["README.md", "docs/javascript.md", "LICENSE-*"],
  ...["tools/build.mjs", "tools/licences.mjs", "tools/package.mjs"],
  ...["tools/element-manifest.mjs", "tools/bindgen"],
];

/**
 * Hashes the tracked and untracked files that match, without ignored ones.
 * @param {readonly string[]} paths Pathspecs of git.
 */
export function fingerprint(paths) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...paths];
  const names = outputOf("git", list) ?? fail("Cannot list the files: this needs a git checkout.");
  const hash = createHash("sha256").update(process.version);
  for (const name of new Set(names.split("\0"))) {
    const path = join(root, name);
    if (name === "" || !existsSync(path)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
