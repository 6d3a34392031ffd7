// `taisou/worker` where it may be: in Node, and in a page that has it from another origin under a strict policy.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import * as direct from "../../pkg/index.js";
import { createTaisou } from "../../pkg/worker.js";
import { launchChromium } from "../../tools/chromium.mjs";
import { workerCases } from "./worker-cases.mjs";

const root = new URL("../../", import.meta.url);
const EASY = "867/254/3*1";
/** Takes 72 moves: eight less than a hardest board. Takes seconds, of which a worker spends the first quarter of one alone. */
const LONG = "12 9 13 14/15 11 10 5/3 7 * 1/4 8 2 6";
/** Takes too long to finish. */
const HARD = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *";

describe("in Node", () => {
  before(() => direct.default());

  for (const [name, run] of Object.entries(workerCases(createTaisou, direct))) test(name, run);

  test("a crashed worker rejects its call, and the next call has a new one", async () => {
    /** @type {Worker[]} */
    const threads = [];
    const taisou = createTaisou({ spawn: () => asWorker(threads), workers: 1 });
    const lost = taisou.solve(HARD, 4, "auto", { onProgress: () => void threads[0]?.terminate() });
    const next = taisou.solve(EASY, 3);
    await assert.rejects(lost, { code: "worker-crashed", details: { why: "panic" } });
    assert.equal((await next).length, 31);
    assert.equal(threads.length, 2);
    taisou.close();
  });

  test("two workers prove the same as one", async () => {
    const script = `
      import { createTaisou } from ${JSON.stringify(new URL("pkg/worker.js", root).href)};
      // Room for small tables only, which build quickly.
      const options = { maxBytes: 12_000_000 };
      const found = await createTaisou({ workers: 2 }).solve("${LONG}", 4, "ida-pattern", options);
      console.log(found.status, found.length, found.optimal, found.bound);`;
    // Every thread prints a line: the program, a worker and its helper.
    const greeting = `import { writeSync } from "node:fs"; writeSync(2, "thread\\n");`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(greeting)}`;
    const env = { ...process.env, NODE_OPTIONS: hook };
    const args = ["--input-type=module", "--eval", script];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
    assert.equal(stdout, "solved 72 true 72\n");
    assert.equal(stderr, "thread\n".repeat(3));
  });

  test("a helper that crashes does not change the result", async () => {
    /** @type {Worker[]} */
    const threads = [];
    const taisou = createTaisou({ spawn: () => asWorker(threads), workers: 3 });
    const { length, bound } = await taisou.solve(LONG, 4, "ida-pattern", {
      maxBytes: 12_000_000,
      onProgress: () => void threads[1]?.terminate(),
    });
    assert.deepEqual(
      { length, bound, threads: threads.length },
      { length: 72, bound: 72, threads: 3 },
    );
    taisou.close();
  });

  test("a process ends by itself, also after a cancelled call", async () => {
    const script = `
      import { createTaisou } from ${JSON.stringify(new URL("pkg/worker.js", root).href)};
      const taisou = createTaisou();
      const { length } = await taisou.solve("${EASY}", 3);
      await taisou.solve("${HARD}", 4, "auto", { signal: AbortSignal.timeout(50) }).catch(() => {});
      console.log(length);`;
    const args = ["--input-type=module", "--eval", script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    assert.equal(stdout, "31\n");
  });
});

describe("in a page, from another origin", () => {
  /** @type {import("@playwright/test").Browser} */
  let browser;
  /** @type {import("@playwright/test").Page} */
  let tab;
  /** @type {import("node:http").Server[]} */
  let servers = [];
  /** @type {Record<string, string | null>} The error of each case. */
  let outcome = {};

  before(async () => {
    const cdn = await serve(async (url, response) => {
      const content = await readFile(new URL(`.${url}`, root)).catch(() => null);
      response.writeHead(content ? 200 : 404, {
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
        "content-type": extname(url) === ".wasm" ? "application/wasm" : "text/javascript",
      });
      response.end(content);
    });
    const page = await serve((url, response) => {
      const isPage = url === "/";
      response.writeHead(200, {
        "content-type": isPage ? "text/html" : "text/javascript",
        "content-security-policy": policyFor(cdn),
      });
      response.end(isPage ? '<script type="module" src="page.js"></script>' : pageScript(cdn));
    });
    browser = await launchChromium();
    tab = await browser.newPage();
    await tab.goto(page);
    outcome = await (
      await tab.waitForFunction(() => Reflect.get(globalThis, "outcome"))
    ).jsonValue();
  });

  after(async () => {
    await browser.close();
    for (const server of servers) server.close();
  });

  for (const name of Object.keys(workerCases(createTaisou, direct))) {
    test(name, () => assert.equal(outcome[name], null));
  }

  test("helpers load from that origin, too", async () => {
    const workers = new Set();
    const two = new Promise((resolve) => {
      tab.on("worker", (worker) => {
        if (workers.add(worker).size === 2) resolve(undefined);
      });
    });
    // The search asks for helpers after a quarter of a second.
    const stopped = tab.evaluate(() => Reflect.get(globalThis, "helped")());
    await two;
    await tab.evaluate(() => Reflect.get(globalThis, "enough").abort());
    assert.equal(await stopped, "stopped");
  });

  /**
   * @param {(url: string, response: import("node:http").ServerResponse) => void} answer
   * @returns {Promise<string>} Its address.
   */
  async function serve(answer) {
    const server = createServer(({ url = "/" }, response) => answer(url, response));
    servers = [...servers, server];
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    assert(typeof address === "object" && address !== null);
    return `http://127.0.0.1:${address.port}`;
  }
});

/** The policy of the README. @param {string} cdn */
function policyFor(cdn) {
  return `default-src 'self' ${cdn}; script-src 'self' ${cdn} 'wasm-unsafe-eval'; worker-src blob:`;
}

/** @param {string} cdn */
function pageScript(cdn) {
  return `
    import init, * as direct from "${cdn}/pkg/index.js";
    import { createTaisou } from "${cdn}/pkg/worker.js";
    import { workerCases } from "${cdn}/tests/package/worker-cases.mjs";
    await init();
    const outcome = {};
    for (const [name, run] of Object.entries(workerCases(createTaisou, direct))) {
      outcome[name] = await run().then(() => null, (error) => String(error));
    }
    globalThis.enough = new AbortController();
    globalThis.helped = async () => {
      const { signal: enough } = globalThis.enough;
      // Room for small tables only, which build quickly.
      const options = { maxBytes: 24_000_000, enough };
      return (await createTaisou({ workers: 2 }).solve("${HARD}", 4, "ida-pattern", options)).status;
    };
    globalThis.outcome = outcome;`;
}

/**
 * A worker for `spawn`, which the test can terminate.
 * @param {Worker[]} threads
 */
function asWorker(threads) {
  const thread = new Worker(fileURLToPath(new URL("pkg/worker-thread.js", root)));
  threads.push(thread);
  const port = {
    /** @type {((message: unknown) => void) | null} */
    onmessage: null,
    /** @type {((error: unknown) => void) | null} */
    onerror: null,
    /** @type {Worker["postMessage"]} */
    postMessage: (said, transfer) => thread.postMessage(said, transfer),
    terminate: () => void thread.terminate(),
  };
  thread.on("message", (data) => port.onmessage?.({ data }));
  thread.on("exit", () => port.onerror?.({ message: "ended" }));
  return /** @type {globalThis.Worker} */ (/** @type {unknown} */ (port));
}
