// `<taisou-board>` of the packed package, as plain files from a server, in Chromium.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { launchChromium } from "../../tools/chromium.mjs";
import { root } from "../../tools/run.mjs";
import { installPacked } from "./packed.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../pkg/element.js").TaisouBoard} TaisouBoard */

/** @type {Record<string, string>} */
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const SCRIPT = '<script type="module" src="/element.js"></script>\n';
const HOSTILE = `<style>
  * { all: unset !important; color: red !important; font: 40px serif !important; direction: rtl !important }
  html { font-size: 5px !important; --tile: red; --fit: 0.1; --goal-room: 1px; --cell: 1px; --hue: 9 }
</style>`;
const MOST_BYTES = 60e6;
/** Runs before the worker's script, and records the memories of its modules. */
const WATCHED = `
globalThis.memories = [];
const seen = (instance) => { memories.push(instance.exports.memory); return instance; };
const { instantiate, Instance } = WebAssembly;
WebAssembly.instantiate = async (...all) => seen(await instantiate(...all));
WebAssembly.Instance = new Proxy(Instance, { construct: (target, all) => seen(new target(...all)) });
`;

const { project, remove } = await installPacked();
const folder = join(project, "node_modules/taisou");
/** Pages of tests, by their paths. @type {Map<string, string>} */
const pages = new Map();
const server = createServer(async ({ url = "/" }, response) => {
  const { pathname } = new URL(url, "http://host");
  const file = pathname.startsWith("/examples/node_modules/taisou/")
    ? join(folder, pathname.slice("/examples/node_modules/taisou".length))
    : pathname.startsWith("/examples/")
      ? join(root, pathname)
      : join(folder, pathname);
  const content = pages.get(pathname) ?? (await readFile(file).catch(() => null));
  response.writeHead(content === null ? 404 : 200, {
    "content-type": TYPES[extname(file)] ?? "text/html",
  });
  if (pathname === "/worker-thread.js") response.write(WATCHED);
  response.end(content);
});
/** @type {import("@playwright/test").Browser} */
let browser;

before(async () => {
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  );
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
  await remove();
});

/**
 * Opens a page, which must log no error or warning.
 * @param {string} path
 * @param {string | null} html `null`: the file of that name.
 * @param {(page: Page) => Promise<void>} look
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 * @param {RegExp} [tolerated] Messages that it may log.
 */
async function visit(path, html, look, options = {}, tolerated = undefined) {
  if (html !== null) pages.set(path, html);
  const page = await browser.newPage({ locale: "en", ...options });
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(message.text());
  });
  try {
    const address = server.address();
    assert(address !== null && typeof address === "object");
    await page.goto(`http://127.0.0.1:${address.port}${path}`);
    await look(page);
  } finally {
    await page.close();
  }
  assert.deepEqual(tolerated ? wrong.filter((text) => !tolerated.test(text)) : wrong, []);
}

/**
 * The detail of the next event of this name after an action.
 * @param {Page} page
 * @param {string} name
 * @param {() => Promise<unknown>} act
 * @returns {Promise<any>}
 */
async function nextEvent(page, name, act) {
  const event = await page.evaluateHandle((type) => {
    const detail = new Promise((resolve) => {
      document.addEventListener(
        type,
        (one) => resolve(JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (one).detail))),
        { once: true },
      );
    });
    return { detail };
  }, name);
  await act();
  return event.evaluate(({ detail }) => detail);
}

/** The computed looks of a board. @param {Page} page */
function looksOf(page) {
  return page
    .locator("taisou-board")
    .first()
    .evaluate((element) => {
      const parts = [
        ".taisou",
        ".board-panel",
        ".tile",
        ".tile .symbol",
        ".tool",
        ".task",
        ".mini-face",
      ];
      return parts.map((part) => {
        const found = element.shadowRoot?.querySelector(part);
        if (!found) return part;
        const { width, height } = found.getBoundingClientRect();
        const size = [Math.round(width), Math.round(height)];
        const { color, backgroundImage, fontSize, fontFamily, direction, fill } =
          getComputedStyle(found);
        return {
          part,
          size,
          color,
          backgroundImage,
          fontSize,
          fontFamily,
          direction,
          fill,
        };
      });
    });
}

test("a page of three lines plays and solves, whatever its styles", async () => {
  /** @type {unknown[]} */
  const looks = [];
  for (const style of ["", HOSTILE]) {
    for (const [puzzle, piece, length] of /** @type {const} */ ([
      ["taisou", "ウ", 20],
      ["klotski", "書", 81],
    ])) {
      const html = `<!doctype html>\n${style}${SCRIPT}<taisou-board puzzle="${puzzle}"></taisou-board>\n`;
      await visit("/three-lines.html", html, async (page) => {
        const tile = page
          .getByRole("button", { name: new RegExp(`^${piece}, .*can move`) })
          .first();
        const moved = await nextEvent(page, "taisou-move", () => tile.click());
        assert.equal(moved.by, "player");
        assert.equal(moved.moves, 1);
        await page.getByRole("button", { name: "Restart" }).click();
        if (puzzle === "taisou") looks.push(await looksOf(page));
        const answer = await nextEvent(page, "taisou-answer", () =>
          page.getByRole("button", { name: "Solve" }).click(),
        );
        assert.equal(answer.length, length);
        assert.equal(answer.optimal, true);
        await page.getByText(`${length} moves (shortest)`).waitFor();
        const end = await nextEvent(page, "taisou-move", () =>
          page.getByRole("button", { name: "To the end" }).click(),
        );
        assert.equal(end.by, "replay");
        await page.getByText("That was the solution").waitFor();
      });
    }
  }
  assert.equal(JSON.stringify(looks[1]), JSON.stringify(looks[0]));
});

test("twelve on one page: one worker, little memory, and axe finds nothing", async () => {
  const boards = ["", 'puzzle="klotski"', 'board="867/254/3*1"', 'lang="ja" theme="dark"'];
  const tags = boards.map((attributes) => `<taisou-board ${attributes}></taisou-board>`).join("");
  const html = `<!doctype html><html lang="en"><title>Twelve</title>${SCRIPT}<main><h1>Twelve</h1>${tags.repeat(3)}</main>`;
  await visit("/twelve.html", html, async (page) => {
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll("taisou-board")).every(
        (element) => element.shown !== "",
      ),
    );
    assert.equal(page.workers().length, 0, "no search before a request");
    const played = await page.evaluate(() =>
      Array.from(document.querySelectorAll("taisou-board"), (element) => {
        const before = element.shown;
        const tile = element.shadowRoot?.querySelector('.tile:not(.blank)[aria-disabled="false"]');
        if (tile instanceof HTMLElement) tile.click();
        return element.shown !== before;
      }),
    );
    assert.deepEqual(played, Array(12).fill(true));
    const lengths = await page.evaluate(async () => {
      const elements = Array.from(document.querySelectorAll("taisou-board"));
      const answers = await Promise.all(elements.map((element) => element.solve()));
      return answers.map(({ length, optimal }) => optimal && length);
    });
    assert(lengths.every((length) => typeof length === "number" && length > 0));
    assert.equal(page.workers().length, 1);
    // The heap of the page, and the memories of its modules and of the worker's.
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const { totalSize } = await session.send("Runtime.getHeapUsage");
    const rules = await page.evaluate(async () => {
      const { default: init } = await import(/** @type {string} */ ("/rules.js"));
      return (await init()).memory.buffer.byteLength;
    });
    const solver = await page
      .workers()[0]
      ?.evaluate(() =>
        /** @type {any} */ (globalThis).memories.map(
          (/** @type {any} */ one) => one.buffer.byteLength,
        ),
      );
    assert.equal(solver.length, 1);
    const bytes = totalSize + rules + solver[0];
    assert(bytes < MOST_BYTES, `${bytes} bytes: ${[totalSize, rules, solver[0]]}`);
    const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
    await page.evaluate(await readFile(source, "utf8"));
    const found = await page.evaluate(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
    );
    assert.deepEqual(found, []);
  });
});

/** A page with a blocked event loop would never end the test. */
const BLOCKED_MILLIS = 60_000;
/** The fault under test blocks the page forever. `npm run soak:elements` measures shorter pauses. */
const MOST_MILLIS = 10_000;

for (const count of [2, 6, 30]) {
  const name = `${count} boards with live distances solve, and the page stays responsive`;
  test(name, { timeout: BLOCKED_MILLIS }, async () => {
    await visit("/live.html", `<!doctype html><html lang="en">${SCRIPT}`, async (page) => {
      const { lengths, longest } = await page.evaluate(async (many) => {
        await customElements.whenDefined("taisou-board");
        let last = performance.now();
        let longest = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
        }, 20);
        const add = () => {
          const element = document.createElement("taisou-board");
          element.setAttribute("board", "867/254/3*1");
          element.setAttribute("live", "");
          document.body.append(element);
          return element;
        };
        const elements = Array.from({ length: many }, add);
        // One search runs, and the other boards wait.
        const isLive = () => elements.every(({ shadowRoot }) => shadowRoot?.querySelector(".live"));
        while (!isLive()) await new Promise((resolve) => setTimeout(resolve));
        const answers = await Promise.all(elements.map((element) => element.solve()));
        clearInterval(timer);
        // Background searches go on after the solutions.
        add();
        return { lengths: answers.map(({ length }) => length), longest };
      }, count);
      assert.deepEqual(lengths, Array(count).fill(31));
      assert(longest < MOST_MILLIS, `the page was blocked for ${longest} ms`);
      await page.locator("taisou-board").last().getByText("31 moves left").waitFor();
    });
  });
}

test("follows changing attributes, and reports their errors", async () => {
  const html = `<!doctype html><html lang="ja">${SCRIPT}<taisou-board></taisou-board>`;
  await visit("/changing.html", html, async (page) => {
    await page.getByText("この形にする").waitFor();
    const element = page.locator("taisou-board");
    const set = (/** @type {Record<string, string>} */ attributes) =>
      element.evaluate((board, all) => {
        for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
      }, attributes);
    await set({ lang: "en" });
    await page.getByText("Make it look like this").waitFor();
    const unknown = await nextEvent(page, "taisou-error", () => set({ puzzle: "none-such" }));
    assert.deepEqual([unknown.code, unknown.details], ["unknown-puzzle", { puzzle: "none-such" }]);
    await page.getByText("The collection has no puzzle called “none-such”.").waitFor();
    const bad = await nextEvent(page, "taisou-error", () =>
      set({ puzzle: "taisou", board: "12/345*" }),
    );
    assert.equal(bad.code, "width-mismatch");
    // `width` is a length on other elements.
    assert.match(bad.message, /width counts columns; size it by CSS\.$/);
    await page.getByText(bad.message).waitFor();
    const opened = await nextEvent(page, "taisou-open", () =>
      set({ board: "123/4*6/758", goal: "", width: "", moves: "UL", metric: "line" }),
    );
    const sizes = { width: 3, height: 3, metric: "line" };
    assert.deepEqual(opened, { board: "123/4*6/758", goals: ["123/456/78*"], ...sizes });
    await page.getByRole("slider", { name: "Move" }).waitFor();
    const replayed = await nextEvent(page, "taisou-replayed", async () => {
      const played = await page.evaluate(async () => {
        const board = document.querySelector("taisou-board");
        return [await board?.play(), board?.shown];
      });
      assert.deepEqual(played, [true, "123/456/78*"]);
    });
    assert.deepEqual(replayed, { board: "123/456/78*", length: 2, metric: "line" });
    await set({ controls: "none", theme: "dark" });
    await page.getByRole("slider").waitFor({ state: "detached" });
    const scheme = await element.evaluate((board) => {
      const frame = board.shadowRoot?.firstElementChild;
      return frame && getComputedStyle(frame).colorScheme;
    });
    assert.equal(scheme, "dark");
  });
});

test("solve() takes the arguments of the package, and shows the board", async () => {
  const html = `<!doctype html><html lang="en">${SCRIPT}<taisou-board></taisou-board>`;
  await visit("/solve.html", html, async (page) => {
    const found = await page.evaluate(async () => {
      const { TaisouError } = await import(/** @type {string} */ ("/element.js"));
      const element = /** @type {TaisouBoard} */ (document.querySelector("taisou-board"));
      const solved = (/** @type {any[]} */ ...call) =>
        element.solve(...call).then(
          ({ length, solution }) => [length, solution?.algorithm],
          (error) =>
            error instanceof TaisouError ? [error.code, error.details] : String(error.name),
        );
      const shown = async (/** @type {any[]} */ ...call) => {
        const answer = await solved(...call);
        return [...answer, element.board, element.goal, element.same];
      };
      const landing = (await solved())[0];
      const controller = new AbortController();
      const hard = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *";
      const cancelled = solved(hard, 4, "ida-pattern", { signal: controller.signal });
      const next = shown("867254*31", 3, "bfs", { goal: ["123/456/78*", "*12/345/678"] });
      controller.abort();
      const first = { landing, cancelled: await cancelled, next: await next };
      // Its solution is being replayed.
      element.reset();
      return {
        ...first,
        onShow: await solved(undefined, undefined, "ida-manhattan"),
        groups: await shown("32*1", 2, undefined, { same: [["2", "3"]] }),
        limit: await solved("867254*31", 3, "bfs", { maxNodes: 10 }),
        method: await solved("32*1", 2, "dijkstra"),
        option: await solved(undefined, undefined, undefined, { goal: "123*" }),
        board: (await solved("12/345*"))[0],
      };
    });
    const { method, option, board, ...answers } = found;
    assert.deepEqual(answers, {
      landing: 20,
      cancelled: "AbortError",
      next: [28, "bfs", "867254*31", "123/456/78*\n\n*12/345/678", null],
      onShow: [28, "ida-manhattan"],
      groups: [5, "ida-pattern", "32*1", null, "23"],
      limit: [null, undefined],
    });
    assert.equal(method[0], "unknown-algorithm");
    const expected = ["metric", "maxNodes", "maxBytes", "boards", "signal"];
    assert.deepEqual(option, ["unknown-option", { option: "goal", expected }]);
    assert.equal(board, "uneven-rows");
  });
});

for (const [policies, works] of /** @type {[string, boolean][]} */ ([
  ["", true],
  ["trusted-types taisou 'allow-duplicates'", true],
  ["trusted-types 'none'", false],
])) {
  test(`under Trusted Types (${policies || "any policy"}) ${works ? "solves" : "reports the reason"}`, async () => {
    const html = `<!doctype html><meta http-equiv="Content-Security-Policy"
      content="require-trusted-types-for 'script'; ${policies}">${SCRIPT}<taisou-board></taisou-board>`;
    const look = async (/** @type {Page} */ page) => {
      const found = await page.evaluate(async () => {
        const { createTaisou } = await import(/** @type {string} */ ("/worker.js"));
        const calls = [
          createTaisou().solve("867/254/3*1", 3),
          /** @type {TaisouBoard} */ (document.querySelector("taisou-board")).solve(),
        ];
        const outcome = (/** @type {Promise<any>} */ call) =>
          call.then(
            ({ length }) => length,
            ({ code, details }) => [code, details],
          );
        return Promise.all(calls.map(outcome));
      });
      const lost = [
        ["worker-crashed", { why: "loading" }],
        ["crashed", { why: "loading" }],
      ];
      assert.deepEqual(found, works ? [31, 20] : lost);
    };
    await visit("/trusted.html", html, look, {}, works ? undefined : /Trusted(?:Type|ScriptURL)/);
  });
}

test("plays by keyboard, and keeps its keys to itself", async () => {
  const html = `<!doctype html><html lang="en">${SCRIPT}<input><taisou-board board="1*2"></taisou-board>`;
  await visit("/keys.html", html, async (page) => {
    const shown = () => page.evaluate(() => document.querySelector("taisou-board")?.shown);
    await page.getByRole("grid").waitFor();
    await page.locator("input").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await shown(), "1*2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.equal(await shown(), "*12");
    await page.keyboard.press("z");
    assert.equal(await shown(), "1*2");
    // After a click the arrows slide tiles.
    await page.getByRole("button", { name: /^1, / }).click();
    assert.equal(await shown(), "*12");
    await page.keyboard.press("ArrowLeft");
    const solved = await nextEvent(page, "taisou-solved", () => page.keyboard.press("ArrowLeft"));
    assert.equal(solved.moves, 3);
    await page.getByText("Solved!").waitFor();
  });
});

test("the example reports the events of its boards", async () => {
  await visit("/examples/element/index.html", null, async (page) => {
    await page.locator("taisou-board[live]").getByText("31 moves left").waitFor();
    await page.evaluate(async () => {
      await document.querySelectorAll("taisou-board")[1]?.solve();
    });
    await page.getByText("The farthest one: the shortest is 31.").waitFor();
    await page.getByRole("slider", { name: "Move" }).first().waitFor();
  });
});

test("can be imported without a page", async () => {
  const { TaisouBoard } = await import("../../pkg/element.js");
  assert.equal(typeof TaisouBoard, "function");
});

test("the manifest lists exactly the attributes", async () => {
  const { TaisouBoard } = await import("../../pkg/element.js");
  const text = await readFile(join(root, "pkg/custom-elements.json"), "utf8");
  const [{ attributes }] = JSON.parse(text).modules[0].declarations;
  const names = attributes.map((/** @type {{ name: string }} */ { name }) => name);
  const { observedAttributes } = /** @type {any} */ (TaisouBoard);
  assert.deepEqual(names.sort(), [...observedAttributes].sort());
});
