// Runs all benchmarks and writes the tables into BENCHMARKS.md: `npm run bench`. Takes half an hour on a quiet machine.

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";

/** Each script, and the names of its tables in `target/bench/`. */
const PARTS = [
  ["module", ["module"]],
  ["fresh", ["fresh"]],
  ["methods", ["methods"]],
  ["hardest", ["hardest"]],
  ["large", ["korf24", "random"]],
  ["tables", ["tables"]],
  ["survey", ["survey", "compose"]],
  ["batch", ["batch"]],
  ["calls", ["calls"]],
  ["memory", ["memory"]],
  ["blocks", ["blocks"]],
  ["search", ["search"]],
  ["page", ["page"]],
].map(([script, tables]) => ({ script: String(script), tables: [tables ?? []].flat() }));

const BEGIN = "<!-- What follows is written by `npm run bench`. -->";
const END = "<!-- Here it ends. -->";

const before = loadavg()[0] ?? 0;
rmSync("target/bench", { recursive: true, force: true });
for (const { script } of PARTS) {
  execFileSync(process.execPath, [`benches/${script}.mjs`], { stdio: "inherit" });
}
const tables = PARTS.flatMap(({ script, tables }) =>
  tables.map((name) => ({
    script,
    ...JSON.parse(readFileSync(`target/bench/${name}.json`, "utf8")),
  })),
);
const [{ machine, commit, date }] = tables;
const text = readFileSync("BENCHMARKS.md", "utf8");
const [start = "", rest = ""] = text.split(BEGIN);
const [, end = ""] = rest.split(END);
const measured = [
  `${machine}, Node ${process.version}, ${date.slice(0, 10)}, commit ${commit}; load before the run ${before.toFixed(1)}.`,
  ...tables.map(
    ({ script, title, load, table }) =>
      `### ${title}\n\n\`node benches/${script}.mjs\`; load at its end ${load[0]}.\n\n${table}`,
  ),
];
writeFileSync("BENCHMARKS.md", `${start}${BEGIN}\n\n${measured.join("\n\n")}\n\n${END}${end}`);
