// Every method over the 15-puzzles of tests/data/korf15.txt: natively, in the module in Node, and in the module in
// Chromium, in one run: `node benches/methods.mjs`, after a build.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { launchChromium } from "../tools/chromium.mjs";
import { print, round } from "./report.mjs";
import { measure } from "./rounds.mjs";

/** Methods without large tables take the ten boards that are easiest for Manhattan distance. */
const CASES = [
  ["auto", "step", 60],
  ["ida-pattern", "step", 60],
  ["human", "step", 60],
  ["auto", "line", 60],
  ["ida-walking", "step", 10],
  ["ida-inversion", "step", 10],
  ["ida-linear-conflict", "step", 10],
  ["ida-manhattan", "step", 10],
].map(([method, metric, count]) => ({
  method: String(method),
  metric: String(metric),
  count: Number(count),
}));

/** The boards with the fewest nodes in Korf's table first. */
const boards = readFileSync("tests/data/korf15.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.trim().split(/\s+/))
  .sort((a, b) => Number(a[18]) - Number(b[18]))
  .map((fields) =>
    fields
      .slice(1, 17)
      .map((tile) => (tile === "0" ? "*" : tile))
      .join(" "),
  );

const [chosen] = process.argv.slice(2);
if (chosen !== undefined) {
  const which = CASES[Number(chosen)];
  if (!which) throw new Error("There is no such case.");
  const taisou = await import("../pkg/index.js");
  console.log(JSON.stringify(await measure(taisou, which, boards.slice(0, which.count))));
} else {
  const native = execFileSync(
    "cargo",
    [
      ...["bench", "--locked", "--quiet", "--bench", "korf", "--"],
      ...CASES.map(({ method, metric, count }) => `${method}:${metric}:korf15:${count}`),
    ],
    { encoding: "utf8" },
  )
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const rows = [];
  for (const [index, which] of CASES.entries()) {
    const inNode = JSON.parse(
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), String(index)], {
        encoding: "utf8",
      }),
    );
    rows.push(row("native", which, native[index], native[index]));
    rows.push(row("Node", which, inNode, native[index]));
    rows.push(row("Chromium", which, await measureInChromium(which), native[index]));
  }
  print(
    "methods",
    "15-puzzles of Korf, first round with no tables at the start, second warm",
    rows,
  );
}

/**
 * @param {string} where
 * @param {{ method: string, metric: string, count: number }} which
 * @param {import("./rounds.mjs").Measured} measured
 * @param {import("./rounds.mjs").Measured} native
 */
function row(where, { method, metric, count }, measured, native) {
  const [cold, warm] = measured.rounds;
  const [, reference] = native.rounds;
  if (!cold || !warm || !reference) throw new Error("Two rounds were expected.");
  const rate = (/** @type {import("./rounds.mjs").Round} */ { nodes, total }) =>
    nodes / total / 1e3;
  return {
    method,
    metric,
    where,
    boards: count,
    nodes: warm.nodes,
    "cold total ms": round(cold.total),
    "first ms": round(cold.first),
    "cold median ms": round(cold.median),
    "warm total ms": round(warm.total),
    "warm median ms": round(warm.median),
    "warm worst ms": round(warm.worst),
    "M nodes/s": round(rate(warm)),
    "of native": `${Math.round((100 * rate(warm)) / rate(reference))} %`,
    MB: round(measured.bytes / 1e6),
  };
}

/** @param {{ method: string, metric: string, count: number }} which */
async function measureInChromium(which) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname === "/") {
      response.setHeader("content-type", "text/html");
      response.end("<!doctype html><title>benchmark</title>");
      return;
    }
    // Browsers ask for an icon.
    if (!/^\/(pkg|benches)\//.test(pathname)) {
      response.writeHead(404).end();
      return;
    }
    const kind = pathname.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    response.setHeader("content-type", kind);
    response.end(readFileSync(new URL(`..${pathname}`, import.meta.url)));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const measured = await page.evaluate(
    async ({ which, boards }) => {
      const [pkg, rounds] = ["/pkg/index.js", "/benches/rounds.mjs"];
      const { measure } = await import(rounds);
      return measure(await import(pkg), which, boards);
    },
    { which, boards: boards.slice(0, which.count) },
  );
  await browser.close();
  server.close();
  return /** @type {import("./rounds.mjs").Measured} */ (measured);
}
