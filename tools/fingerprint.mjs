// Whether files are what they were: by what is in them, since a fresh clone or another branch changes every date.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "./run.mjs";

/** What the module is made of. */
export const MODULE = [
  ...[
    "src",
    "puzzles",
    "build.rs",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo",
    "README.md",
    "docs/javascript.md",
    "LICENSE-*",
  ],
  ...[
    "tools/build.mjs",
    "tools/licences.mjs",
    "tools/package.mjs",
    "tools/package",
    "tools/bindgen",
  ],
];

/**
 * A name for what these files and folders hold now, ignored files left out.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...paths];
  const { status, stdout } = spawnSync("git", list, { cwd: root, encoding: "utf8" });
  if (status !== 0) fail("The files cannot be listed: this needs git, and a checkout.");
  const hash = createHash("sha256").update(process.version);
  for (const name of new Set(stdout.split("\0"))) {
    const path = join(root, name);
    if (name === "" || !existsSync(path)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
