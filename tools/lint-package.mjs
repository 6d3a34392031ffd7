// Checks the packed npm package: publint reads its package.json, and "Are the types wrong?" resolves every entry as
// TypeScript does.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { fail, npmCommand, outputOf, root } from "./run.mjs";

/** The supported module resolutions. CommonJS can `require` the package from Node 20.19 on. */
const RESOLUTIONS = /** @type {const} */ (["node16-esm", "bundler"]);

const tarball = pack();
const complaints = [...(await ofPublint()), ...(await ofTypes())];
if (complaints.length > 0) fail(`The package is not as it should be:\n${complaints.join("\n")}`);
console.log("publint and Are the types wrong? have nothing to say.");

/** The tarball that npm would publish. */
function pack() {
  const folder = mkdtempSync(join(tmpdir(), "taisou-lint-"));
  const [program, ...args] = npmCommand("pack", join(root, "pkg"), "--pack-destination", folder);
  if (outputOf(program, args) === null) fail("pkg/ cannot be packed: run `npm run build` first.");
  const [name = ""] = readdirSync(folder);
  const bytes = readFileSync(join(folder, name));
  rmSync(folder, { recursive: true });
  return new Uint8Array(bytes);
}

async function ofPublint() {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function ofTypes() {
  const result = await checkPackage(createPackageFromTarballData(tarball), {
    // These have no types.
    excludeEntrypoints: [/\.wasm$/, /-thread\.js$/],
  });
  if (!result.types) return ["The package has no types."];
  return result.problems
    .filter((problem) =>
      RESOLUTIONS.some((kind) => problemAffectsResolutionKind(problem, kind, result)),
    )
    .map((problem) => JSON.stringify(problem));
}
