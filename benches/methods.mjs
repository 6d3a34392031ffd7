// Every method over the 15-puzzles of tests/data/korf15.txt: natively, in the module in Node, and in the module in
// Chromium, in one run: `node benches/methods.mjs`, after a build.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { launchChromium } from "../tools/chromium.mjs";
import { apart, wordsHere } from "./apart.mjs";
import { KORF15 } from "./instances.mjs";
import { native } from "./native.mjs";
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

const boards = KORF15.boards.map(({ board }) => board);

const words = wordsHere();
if (words !== null) {
  const which = CASES[Number(words[0])];
  if (!which) throw new Error("There is no such case.");
  const taisou = await import("../pkg/index.js");
  console.log(JSON.stringify(await measure(taisou, which, boards.slice(0, which.count))));
} else {
  const natively = native(
    "korf",
    ...CASES.map(({ method, metric, count }) => `${method}:${metric}:korf15:${count}`),
  );
  const rows = [];
  for (const [index, which] of CASES.entries()) {
    const inNode = apart(import.meta.url, index);
    rows.push(row("native", which, natively[index], natively[index]));
    rows.push(row("Node", which, inNode, natively[index]));
    rows.push(row("Chromium", which, await measureInChromium(which), natively[index]));
  }
  print(
    "methods",
    "15-puzzles of Korf, first round with no tables at the start, in the third all that pay are there",
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
  const [cold, second, warm] = measured.rounds;
  const [, , reference] = native.rounds;
  if (!cold || !second || !warm || !reference) throw new Error("Three rounds were expected.");
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
    "second total ms": round(second.total),
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
