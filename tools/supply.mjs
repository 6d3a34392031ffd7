// What the project is made from, as far as others know of it: `npm run supply`. Licences, sources and duplicates of the crates
// have to be as deny.toml says. Known faults, which are asked for from elsewhere, are told and stop nobody: not every machine
// can ask, and a new one is nobody's change. With `--install`, the tools that are missing are installed first.

import { spawnSync } from "node:child_process";
import { fail, npmCommand, outputOf, root, run } from "./run.mjs";

for (const tool of ["deny", "audit"]) {
  if (outputOf("cargo", [tool, "--version"]) !== null) continue;
  const command = `cargo install --locked cargo-${tool}`;
  const missing = `cargo-${tool} is missing: run \`${command}\`.`;
  if (!process.argv.includes("--install")) fail(missing);
  run("cargo", ["install", "--locked", `cargo-${tool}`], missing);
}

run(
  "cargo",
  ["deny", "--locked", "check", "licenses", "bans", "sources"],
  "The crates are not as deny.toml says: see above.",
);
for (const [program, ...args] of [["cargo", "audit"], npmCommand("audit")]) {
  const { status } = spawnSync(`${program}`, args, { cwd: root, stdio: "inherit" });
  if (status !== 0)
    console.warn(`Look at this: ${args.join(" ")} has something to say, or could not ask.`);
}
