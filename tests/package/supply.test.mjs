// Output and exit status of `npm run supply`, with stubs of cargo and npm, and without a network.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { isAllowed } from "../../tools/spdx.mjs";

const script = fileURLToPath(new URL("../../tools/supply.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "taisou-supply-"));
after(() => rmSync(folder, { recursive: true }));

/** @typedef {{ status?: number, out?: unknown, err?: string }} Reply */

/** A program that answers by its first arguments, as `REPLIES` has it. */
const stub = `#!${process.execPath}
const replies = JSON.parse(process.env.REPLIES);
const name = Object.keys(replies).find((key) => process.argv.slice(2).join(" ").startsWith(key));
const { status = 0, out = "", err = "" } = name ? replies[name] : { status: 101, err: "no such command" };
process.stdout.write(typeof out === "string" ? out : JSON.stringify(out));
process.stderr.write(err);
process.exitCode = status;
`;
writeFileSync(join(folder, "cargo"), stub, { mode: 0o755 });
writeFileSync(join(folder, "npm.cjs"), stub);

/** The replies without any finding. @type {Record<string, Reply>} */
const WELL = {
  "audit --version": { out: "cargo-audit 1" },
  "deny --version": { out: "cargo-deny 1" },
  "audit --json --fetch-retries=0": { out: { metadata: { vulnerabilities: { total: 0 } } } },
  "audit --json": { out: { vulnerabilities: { count: 0, list: [] }, warnings: {} } },
  "deny --locked": {},
  metadata: {
    out: { packages: [{ name: "serde", source: "registry", license: "MIT/Apache-2.0" }] },
  },
};

/** @param {Record<string, Reply>} replies */
function supply(replies) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: {
      PATH: [folder, dirname(process.execPath)].join(delimiter),
      npm_execpath: join(folder, "npm.cjs"),
      REPLIES: JSON.stringify({ ...WELL, ...replies }),
    },
  });
  assert.equal(stderr, "");
  return { status, lines: stdout.split("\n") };
}

test("prints a line for each check without a finding", () => {
  const { status, lines } = supply({});
  assert.equal(status, 0);
  assert.equal(lines.filter((line) => line.startsWith("ok  ")).length, 5);
  assert.ok(lines.includes("Nothing was found by 5 checks."));
});

test("a failed check is neither success nor a finding", () => {
  const refused = "405 Method Not Allowed - POST https://registry.example/advisories/bulk";
  const cases = /** @type {const} */ ([
    [
      "audit --json --fetch-retries=0",
      { status: 1, out: { message: refused, statusCode: 405, error: {} } },
      `npm advisories: the registry gave no advisories: ${refused}`,
    ],
    [
      "audit --json --fetch-retries=0",
      { status: 1, err: "npm error network getaddrinfo ENOTFOUND" },
      "npm advisories: the registry gave no advisories: npm error network getaddrinfo ENOTFOUND",
    ],
    [
      "audit --json",
      { status: 1, err: "Fetching\nerror: couldn't fetch advisory database: dns error" },
      "RustSec advisories: the database could not be read: error: couldn't fetch advisory database: dns error",
    ],
    [
      "audit --version",
      { status: 101 },
      "RustSec advisories: cargo-audit is missing: run `cargo install --locked cargo-audit`",
    ],
    [
      "deny --version",
      { status: 101 },
      "sources and duplicates of crates: cargo-deny is missing: run `cargo install --locked cargo-deny`",
    ],
    [
      "deny --locked",
      { status: 1, err: "failed to fetch the index" },
      "sources and duplicates of crates: cargo-deny failed: failed to fetch the index",
    ],
  ]);
  for (const [key, reply, said] of cases) {
    const { status, lines } = supply({ [key]: reply });
    assert.ok(lines.includes(`not checked  ${said}`), lines.join("\n"));
    assert.ok(
      lines.includes("Nothing was found by 5 checks, and 1 could not be made: that is no success."),
    );
    assert.equal(status, 2);
  }
});

test("findings are named, and take precedence over failed checks", () => {
  const advisory = { id: "RUSTSEC-2026-0001", title: "Reads too far" };
  const list = [{ advisory, package: { name: "serde", version: "1.0.0" } }];
  const via = [{ title: "Prototype pollution" }, "other"];
  const cases = /** @type {const} */ ([
    [
      "audit --json --fetch-retries=0",
      {
        status: 1,
        out: {
          metadata: { vulnerabilities: { total: 1 } },
          vulnerabilities: { uqr: { severity: "high", via } },
        },
      },
      "npm advisories: 1 known",
      "uqr (high): Prototype pollution; by other",
    ],
    [
      "audit --json",
      { status: 1, out: { vulnerabilities: { count: 1, list }, warnings: {} } },
      "RustSec advisories: 1 known",
      "serde 1.0.0: RUSTSEC-2026-0001, Reads too far",
    ],
    [
      "metadata",
      { out: { packages: [{ name: "gpl", source: "registry", license: "GPL-3.0" }] } },
      "licences of crates: 1 that deny.toml does not allow",
      "gpl: GPL-3.0",
    ],
    [
      "deny --locked",
      { status: 2, err: "error[duplicate]: found 2 versions" },
      "sources and duplicates of crates: not as deny.toml says",
      "error[duplicate]: found 2 versions",
    ],
  ]);
  for (const [key, reply, said, detail] of cases) {
    const missing = key.startsWith("deny") ? "audit --version" : "deny --version";
    const { status, lines } = supply({ [key]: reply, [missing]: { status: 101 } });
    const at = lines.indexOf(`found        ${said}`);
    assert.ok(at >= 0 && lines[at + 1]?.trim() === detail, lines.join("\n"));
    assert.ok(
      lines.includes(
        "Something was found by 1 of 5 checks, and 1 could not be made: that is no success.",
      ),
    );
    assert.equal(status, 1);
  }
});

test("licence expressions follow SPDX", () => {
  const allowed = new Set(["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"]);
  for (const [expression, expected] of /** @type {const} */ ([
    ["MIT", true],
    ["MIT OR GPL-3.0", true],
    ["GPL-3.0/MIT", true],
    ["MIT AND GPL-3.0", false],
    ["(MIT OR Apache-2.0) AND Unicode-3.0", true],
    ["MIT OR Apache-2.0 AND GPL-3.0", true],
    ["(MIT OR Apache-2.0) AND GPL-3.0", false],
    ["Apache-2.0 WITH LLVM-exception OR GPL-3.0", true],
    ["MIT WITH LLVM-exception", false],
    ["SEE LICENSE IN FILE", false],
    ["(MIT", false],
    ["MIT)", false],
    ["", false],
  ]))
    assert.equal(isAllowed(expression, allowed), expected, expression);
});
