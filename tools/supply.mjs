// Checks the dependencies: `npm run supply`. Prints "ok", "found" or "not checked" for each check. "not checked" is neither
// success nor a finding, and gives the reason, such as a database without an answer or a missing tool.
//
// Exit status: 0 everything was checked and nothing found; 1 something was found; 2 nothing was found, but not everything could
// be checked. With `--install`, missing tools are installed first.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cargoMetadata, missingTool, npmCommand, root } from "./run.mjs";
import { isAllowed } from "./spdx.mjs";

/** @typedef {{ state: "ok" | "found" | "not checked", about: string, details?: readonly string[] }} Result */

/** Time limit of a check, for a network without an answer. */
const MINUTES = 10;

/** @type {readonly (readonly [string, () => Result])[]} */
const CHECKS = [
  ["npm advisories", npmAdvisories],
  ["RustSec advisories", rustSecAdvisories],
  ["licences of npm packages", npmLicences],
  ["licences of crates", crateLicences],
  ["sources and duplicates of crates", crateRules],
];

const results = CHECKS.map(([name, check]) => {
  const result = check();
  const { state, about, details = [] } = result;
  console.log([`${state.padEnd(11)}  ${name}: ${about}`, ...details].join("\n             "));
  return result;
});
const count = (/** @type {Result["state"]} */ state) =>
  results.filter((result) => result.state === state).length;
const [found, unchecked] = [count("found"), count("not checked")];
console.log(
  `\n${found > 0 ? `Something was found by ${found} of` : "Nothing was found by"} ${results.length} checks` +
    `${unchecked > 0 ? `, and ${unchecked} could not be made: that is no success` : ""}.`,
);
process.exitCode = found > 0 ? 1 : unchecked > 0 ? 2 : 0;

/** @returns {Result} */
function npmAdvisories() {
  const { text, report } = reportOf(npmCommand("audit", "--json", "--fetch-retries=0"));
  const total = report?.metadata?.vulnerabilities?.total;
  if (typeof total !== "number") {
    return notChecked("the registry gave no advisories", report?.message ?? lastLine(text));
  }
  if (total === 0) return { state: "ok", about: "none is known" };
  /** @type {[string, { severity?: string, via?: (string | { title?: string })[] }][]} */
  const packages = Object.entries(report.vulnerabilities ?? {});
  const details = packages.map(([name, { severity, via = [] }]) => {
    const titles = via.map((one) => (typeof one === "string" ? `by ${one}` : one.title));
    return `${name} (${severity}): ${titles.join("; ")}`;
  });
  return { state: "found", about: `${total} known`, details };
}

/** @returns {Result} */
function rustSecAdvisories() {
  const missing = missingTool("cargo-audit");
  if (missing !== null) return { state: "not checked", about: missing };
  const { text, report } = reportOf(["cargo", "audit", "--json"]);
  const { vulnerabilities, warnings } = report ?? {};
  if (typeof vulnerabilities?.count !== "number") {
    return notChecked("the database could not be read", lastLine(text));
  }
  /** @typedef {{ kind?: string, package?: { name: string, version: string }, advisory?: { id: string, title: string } }} Notice */
  const line = (/** @type {Notice} */ { kind, package: about, advisory }) =>
    `${about?.name} ${about?.version}: ${advisory ? `${advisory.id}, ${advisory.title}` : kind}`;
  const notices = Object.values(warnings ?? {}).flat();
  const details = [...vulnerabilities.list, ...notices].map(line);
  const also = notices.length > 0 ? `, and ${notices.length} warnings` : "";
  if (vulnerabilities.count > 0) {
    return { state: "found", about: `${vulnerabilities.count} known${also}`, details };
  }
  return { state: "ok", about: `none is known${also}`, details };
}

/** Checks the runtime dependencies in package-lock.json. @returns {Result} */
function npmLicences() {
  /** @type {{ packages: Record<string, { license?: string, dev?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  return licencesOf(
    shipped.map(([path, { license }]) => [path.replace(/^.*node_modules\//, ""), license]),
  );
}

/** Checks all crates, for all systems and features. @returns {Result} */
function crateLicences() {
  /** @type {{ packages: { name: string, source: string | null, license?: string }[] }} */
  const { packages } = cargoMetadata(["--all-features"]);
  const others = packages.filter(({ source }) => source !== null);
  return licencesOf(others.map(({ name, license }) => [name, license]));
}

/**
 * Compares licences with those that deny.toml allows.
 * @param {readonly (readonly [string, string | undefined])[]} parts
 * @returns {Result}
 */
function licencesOf(parts) {
  const rules = readFileSync(join(root, "deny.toml"), "utf8");
  const listed = (/** @type {string | undefined} */ list) =>
    [...(list ?? "").matchAll(/"(.+?)"/g)].map(([, id]) => id ?? "");
  const allowed = listed(rules.match(/^allow = \[(.*?)\]/ms)?.[1]);
  const exceptions = new Map(
    [...rules.matchAll(/\{ crate = "(.+?)", allow = \[(.*?)\] \}/g)].map(([, name, list]) => [
      name,
      listed(list),
    ]),
  );
  const refused = parts.filter(
    ([name, licence]) =>
      !isAllowed(licence ?? "", new Set([...allowed, ...(exceptions.get(name) ?? [])])),
  );
  const details = refused.map(([name, licence]) => `${name}: ${licence ?? "no licence"}`);
  if (refused.length > 0)
    return { state: "found", about: `${refused.length} that deny.toml does not allow`, details };
  return { state: "ok", about: `all ${parts.length} are allowed by deny.toml` };
}

/** @returns {Result} */
function crateRules() {
  const missing = missingTool("cargo-deny");
  if (missing !== null) return { state: "not checked", about: missing };
  const args = "deny --locked check licenses bans sources".split(" ");
  const { status, text } = start(["cargo", ...args]);
  if (status === 0) return { state: "ok", about: "as deny.toml says" };
  const details = text.trim().split("\n");
  if (/^error\[/m.test(text)) return { state: "found", about: "not as deny.toml says", details };
  return notChecked("cargo-deny failed", lastLine(text));
}

/** @param {string} what @param {string} why @returns {Result} */
function notChecked(what, why) {
  return { state: "not checked", about: `${what}: ${why || "no word of why"}` };
}

/**
 * Returns a program's JSON on standard output, if any, and all its output.
 * @param {readonly [string, ...string[]]} command
 */
function reportOf(command) {
  const { out, text } = start(command);
  try {
    return { text, report: JSON.parse(out) };
  } catch {
    return { text, report: null };
  }
}

/** @param {readonly [string, ...string[]]} command */
function start([program, ...args]) {
  const options = /** @type {const} */ ({
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    timeout: MINUTES * 60_000,
  });
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  return { status, out: stdout ?? "", text: error ? error.message : `${stdout}\n${stderr}` };
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}
