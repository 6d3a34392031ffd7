// The package as its users get it: packed, and installed in a folder of their own, without a network.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { npmCommand } from "../../tools/run.mjs";

const pkg = fileURLToPath(new URL("../../pkg/", import.meta.url));

/**
 * A new folder in which the package is installed: its path, the files that were packed, what runs Node in it, and what
 * removes it.
 * @param {string} [like] What else is in it.
 */
export async function installPacked(like) {
  const project = await mkdtemp(join(tmpdir(), "taisou-"));
  if (like !== undefined) {
    const filter = (/** @type {string} */ path) => !path.includes("node_modules");
    await cp(like, project, { recursive: true, filter });
  }
  const { stdout, stderr } = await run(project, npmCommand("pack", pkg, "--json"));
  const [{ filename, files }] = JSON.parse(stdout);
  // What npm says of this machine's own settings is not about the package.
  const about = stderr.replace(/^npm warn Unknown (user|env|global) config .*\n?/gim, "");
  assert.doesNotMatch(about, /warn/i, "it is packed without a warning");
  await run(project, npmCommand("install", "--no-audit", "--no-fund", `./${filename}`));
  return {
    project,
    files: files.map((/** @type {{ path: string }} */ { path }) => path).sort(),
    node: (/** @type {string[]} */ ...args) => run(project, [process.execPath, ...args]),
    remove: () => rm(project, { recursive: true }),
  };
}

/**
 * Fails with what it printed.
 * @param {string} project
 * @param {[string, ...string[]]} command
 */
async function run(project, command) {
  const env = {
    ...process.env,
    npm_config_offline: "true",
    // Not the user's settings: what npm says of them is not about the package.
    npm_config_userconfig: join(project, "none"),
    npm_config_cache: join(project, "cache"),
    npm_config_update_notifier: "false",
  };
  const [program, ...args] = command;
  return promisify(execFile)(program, args, { cwd: project, env }).catch((error) =>
    assert.fail(`${command.join(" ")}\n${error.stdout}${error.stderr}`),
  );
}
