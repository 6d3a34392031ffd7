// Packs the package and installs it in a temporary project, without a network.

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
 * Installs the package in a new folder. Returns its path, the packed files, and functions that run Node in it and remove it.
 * @param {string} [like] A folder to copy first.
 */
export async function installPacked(like) {
  const project = await mkdtemp(join(tmpdir(), "taisou-"));
  if (like !== undefined) {
    const filter = (/** @type {string} */ path) => !path.includes("node_modules");
    await cp(like, project, { recursive: true, filter });
  }
  const { stdout, stderr } = await run(project, npmCommand("pack", pkg, "--json"));
  const [{ filename, files }] = JSON.parse(stdout);
  // Warnings about npm's own settings do not concern the package.
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

/** Runs a program; a failure shows its output. @param {string} project @param {[string, ...string[]]} command */
async function run(project, command) {
  const env = {
    ...process.env,
    npm_config_offline: "true",
    // Without the user's settings, about which npm may warn.
    npm_config_userconfig: join(project, "none"),
    npm_config_cache: join(project, "cache"),
    npm_config_update_notifier: "false",
  };
  const [program, ...args] = command;
  return promisify(execFile)(program, args, { cwd: project, env }).catch((error) =>
    assert.fail(`${command.join(" ")}\n${error.stdout}${error.stderr}`),
  );
}
