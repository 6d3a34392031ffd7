// What people mainly do, in Firefox: `npm run test:firefox`. The rest is tested in Chromium, in tests/page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve, visit } from "./taisou.mjs";

const NAMES = {
  ja: {
    board: "盤面",
    solve: "解く",
    cancel: "中止",
    move: "手順",
    solved: "20手（最短）",
    cancelled: "中止しました",
    klotski: "116手（最短）",
    survey: "すべて数える",
    none: "すべて外す",
    run: "くらべる",
    compared: "2つの解法をくらべました。",
    methods: ["幅優先探索", "A*"],
  },
  en: {
    board: "Board",
    solve: "Solve",
    cancel: "Cancel",
    move: "Move",
    solved: "20 moves (shortest)",
    cancelled: "Cancelled",
    klotski: "116 moves (shortest)",
    survey: "Count all positions",
    none: "Choose none",
    run: "Compare",
    compared: "Compared 2 methods.",
    methods: ["Breadth-first", "A*"],
  },
};

const EIGHT = "board=8672543*1&w=3";
/** Too far for breadth-first search: it runs until it is cancelled. */
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs`;

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => {
  server = await serve();
});
after(() => server.stop());

for (const lang of /** @type {const} */ (["ja", "en"])) {
  const t = NAMES[lang];

  test(`opens, is played by mouse and keyboard, solves and replays (${lang})`, () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `lang=${lang}`);
      await taisou.the("grid", t.board).wait();
      await taisou.expectSymbols("アタマノタイソウ ");
      await taisou.press(t.solve);
      await taisou.expectStatus(t.solved);
      const slider = await taisou.the("slider", t.move).waitHandle();
      await slider.focus();
      await taisou.page.keyboard.press("End");
      await taisou.expectSymbols("アタマノタイウソ ");
      await taisou.page.keyboard.press("Home");
      await taisou.expectSymbols("アタマノタイソウ ");

      await taisou.cell(3, 1).click();
      await taisou.expectSymbols("アタマノタイ ソウ");
      await taisou.cell(3, 3).click();
      await taisou.expectSymbols("アタマノタイソウ ");
      // On the page beside the board the arrow keys slide tiles.
      await taisou.page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
      );
      await taisou.page.keyboard.press("ArrowDown");
      await taisou.expectSymbols("アタマノタ ソウイ");
      await taisou.page.keyboard.press("z");
      await taisou.expectSymbols("アタマノタイソウ ");
    }));

  test(`cancels a long search, and solves blocks (${lang})`, () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${FAR}&lang=${lang}`);
      await taisou.press(t.solve);
      await taisou.page.waitForFunction(() =>
        /[1-9]/.test(document.querySelector(".closing-text")?.textContent ?? ""),
      );
      await taisou.press(t.cancel);
      await taisou.expectStatus(t.cancelled);
      await taisou.open(server.address, `puzzle=klotski&metric=step&lang=${lang}`);
      await taisou.expectText(lang === "ja" ? "箱入り娘" : "Klotski");
      await taisou.press(t.solve);
      await taisou.expectStatus(t.klotski);
    }));

  test(`surveys the whole 8-puzzle, and compares methods (${lang})`, () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${EIGHT}&room=all&lang=${lang}`);
      await taisou.press(t.survey);
      await taisou.expectText("181,440");
      await taisou.open(server.address, `${EIGHT}&room=compare&lang=${lang}`);
      await taisou.press(t.none);
      for (const name of t.methods) await taisou.the("checkbox", name).click();
      // The tab has the same words.
      await taisou.the("button", t.run).click();
      await taisou.expectStatus(t.compared);
    }));
}

test("opens again without a network, and solves there", () =>
  visit(async (taisou) => {
    const other = await serve();
    await taisou.open(other.address, "lang=ja");
    await taisou.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await taisou.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await other.stop();
    await assert.rejects(fetch(other.address));
    await taisou.page.reload();
    await taisou.expectSymbols("アタマノタイソウ ");
    await taisou.press(NAMES.ja.solve);
    await taisou.expectStatus(NAMES.ja.solved);
  }));

test("the element of another page is played and solved", async () => {
  const pkg = fileURLToPath(new URL("../../pkg/", import.meta.url));
  const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
  const server = createServer(async ({ url = "/" }, response) => {
    const file = await readFile(join(pkg, url)).catch(() => null);
    const type = types[/** @type {keyof typeof types} */ (extname(url))] ?? "text/html";
    response.writeHead(200, { "content-type": type });
    response.end(
      file ??
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><style>* { all: unset !important }</style>
         <script type="module" src="/element.js"></script><taisou-board puzzle="klotski"></taisou-board>`,
    );
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  );
  const address = server.address();
  assert(address !== null && typeof address === "object");
  try {
    await visit(async ({ page }) => {
      await page.goto(`http://127.0.0.1:${address.port}/`);
      const tile = await page.waitForSelector('taisou-board >>> .tile[aria-label^="書"]');
      const before = await page.$eval("taisou-board", ({ shown }) => shown);
      await tile?.click();
      const [after, length] = await page.$eval("taisou-board", async (board) => {
        const { shown } = board;
        return /** @type {const} */ ([shown, (await board.solve()).length]);
      });
      assert.notEqual(after, before);
      // One move nearer to the end, or farther, or the same move begun.
      assert(length !== null && Math.abs(length - 81) <= 1);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
