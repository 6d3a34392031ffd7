// The main tasks, in any browser. tests/page tests the rest in Chromium.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { servePage } from "./serve.mjs";
import { Taisou } from "./taisou.mjs";

/** @typedef {import("./driver").Driver} Driver */
/** @typedef {import("./driver").Engine} Engine */

const NAMES = {
  ja: {
    board: "盤面",
    start: "スタート",
    goal: "ゴール",
    solve: "解く",
    cancel: "中止",
    hint: "ヒント",
    left: "あと20手",
    move: "手順",
    solved: "20手（最短）",
    katakana: "18手（最短）",
    byTables: "33手（最短）",
    cancelled: "中止しました",
    klotski: "116手（最短）",
    survey: "すべて数える",
    none: "すべて外す",
    run: "くらべる",
    compared: "2つの解法をくらべました。",
    methods: ["幅優先探索", "A*"],
    text: "文字で書く",
  },
  en: { board: "Board", solve: "Solve", move: "Move", solved: "20 moves (shortest)" },
};

/** `TAISOU_DAYS=all` opens all days of the golden file, which takes 10 s, instead of every eighth. */
const isAllDays = process.env.TAISOU_DAYS === "all";

/** The date of each day, and the symbols of its board: a piece of several cells counts once. */
const DAYS = readFileSync("tests/data/today.txt", "utf8")
  .trim()
  .split("\n")
  .filter((_, day) => isAllDays || day % 8 === 0)
  .map((line) => {
    const [id = "", metric = "", ...boards] = line.split(" ");
    // Only cells of larger numbers have spaces between them.
    const start = boards.length > 2 ? boards.join("") : (boards[0] ?? "");
    const symbols = [...start.replaceAll("/", "").replaceAll("*", "")];
    const isTiles = metric.includes("step");
    return [id.slice("day/".length), (isTiles ? symbols : [...new Set(symbols)]).join("")];
  });

const EIGHT = "board=8672543*1&w=3";
/** Breadth-first search does not finish on this board. */
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs`;

/** The first of Korf's 15-puzzles, in line moves; the search builds four tables. */
const TABLES = `board=${encodeURIComponent("14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3")}&goal=${encodeURIComponent("* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15")}&w=4&metric=line&alg=ida-pattern`;

/** @param {() => Promise<Engine>} open */
export function journeys(open) {
  /** @type {Engine} */
  let engine;
  /** @type {Awaited<ReturnType<typeof servePage>>} */
  let server;
  before(async () => {
    server = await servePage();
    engine = await open();
  });
  after(async () => {
    await engine?.close();
    await server.close();
  });

  /** @param {(taisou: Taisou) => Promise<void>} journey */
  const visit = (journey) => engine.visit((driver) => journey(new Taisou(driver)));

  for (const lang of /** @type {const} */ (["ja", "en"])) {
    const t = NAMES[lang];

    test(`opens, is played by mouse and keyboard, solves and replays (${lang})`, () =>
      visit(async (taisou) => {
        const { driver } = taisou;
        await taisou.open(server.address, `lang=${lang}`);
        await taisou.expect("grid", t.board);
        await taisou.expectSymbols("アタマノタイソウ ");
        await taisou.press(t.solve);
        await taisou.expectStatus(t.solved);
        await taisou.focus("slider", t.move);
        await driver.press("End");
        await taisou.expectSymbols("アタマノタイウソ ");
        await driver.press("Home");
        await taisou.expectSymbols("アタマノタイソウ ");

        await taisou.clickCell(3, 1);
        await taisou.expectSymbols("アタマノタイ ソウ");
        await taisou.clickCell(3, 3);
        await taisou.expectSymbols("アタマノタイソウ ");
        // Without a focused element, arrow keys slide tiles.
        await taisou.leave();
        await driver.press("ArrowDown");
        await taisou.expectSymbols("アタマノタ ソウイ");
        await driver.press("z");
        await taisou.expectSymbols("アタマノタイソウ ");
      }));
  }

  test("shows a hint, and keeps the position after a reload", () =>
    visit(async (taisou) => {
      const { driver } = taisou;
      await taisou.open(server.address, "lang=ja");
      await taisou.press(NAMES.ja.hint);
      await taisou.expectStatus(NAMES.ja.left);
      await taisou.leave();
      await driver.press("ArrowDown");
      await taisou.expectSymbols("アタマノタ ソウイ");
      // Moves reach the history after a pause, and Firefox drops those written during a reload.
      await driver.until(() => history.state?.moves);
      await driver.reload();
      await taisou.expectSymbols("アタマノタ ソウイ");
    }));

  test("a typed board opens again from its link", () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${EIGHT}&room=make&lang=ja`);
      await taisou.press(NAMES.ja.text);
      await taisou.write(NAMES.ja.start, "ウアタソ*マイタノ");
      await taisou.write(NAMES.ja.goal, "ソウアイ*タタノマ");
      await taisou.expectSymbols("ウアタソ マイタノ");
      const link = await taisou.driver.evaluate(() => location.href);
      await taisou.driver.goto("about:blank");
      await taisou.driver.goto(link);
      await taisou.expectSymbols("ウアタソ マイタノ");
      await taisou.press(NAMES.ja.solve);
      await taisou.expectStatus(NAMES.ja.katakana);
    }));

  test("cancels a long search, and solves a block puzzle", () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${FAR}&lang=ja`);
      await taisou.press(NAMES.ja.solve);
      await taisou.driver.until(() =>
        /[1-9]/.test(document.querySelector(".closing-text")?.textContent ?? ""),
      );
      await taisou.press(NAMES.ja.cancel);
      await taisou.expectStatus(NAMES.ja.cancelled);
      await taisou.open(server.address, `puzzle=klotski&metric=step&lang=ja`);
      await taisou.expectText("箱入り娘");
      await taisou.press(NAMES.ja.solve);
      await taisou.expectStatus(NAMES.ja.klotski);
    }));

  test("opens the same puzzles of days as the golden file", () =>
    visit(async (taisou) => {
      await taisou.open(server.address, "lang=ja");
      for (let at = 0; at < DAYS.length; at += 50) {
        assert.deepEqual(await taisou.driver.evaluate(otherDays, DAYS.slice(at, at + 50)), []);
      }
    }));

  test("enumerates the 8-puzzle, and compares methods", () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${EIGHT}&room=all&lang=ja`);
      await taisou.press(NAMES.ja.survey);
      await taisou.expectText("181,440");
      await taisou.open(server.address, `${EIGHT}&room=compare&lang=ja`);
      await taisou.press(NAMES.ja.none);
      for (const name of NAMES.ja.methods) await taisou.click("checkbox", name);
      await taisou.press(NAMES.ja.run);
      await taisou.expectStatus(NAMES.ja.compared);
    }));

  test("builds pattern databases for a search", () =>
    visit(async (taisou) => {
      await taisou.open(server.address, `${TABLES}&lang=ja`);
      await taisou.press(NAMES.ja.solve);
      await taisou.expectStatus(NAMES.ja.byTables);
    }));

  test("reloads and solves offline", () =>
    visit(async (taisou) => {
      const { driver } = taisou;
      await taisou.open(server.address, "lang=ja");
      await driver.until(() => navigator.serviceWorker.controller !== null);
      await driver.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await server.setOnline(false);
      try {
        await assert.rejects(fetch(server.address));
        await driver.reload();
        await taisou.expectSymbols("アタマノタイソウ ");
        await taisou.press(NAMES.ja.solve);
        await taisou.expectStatus(NAMES.ja.solved);
      } finally {
        await server.setOnline(true);
      }
    }));

  for (const { puzzle, symbol, length } of ELEMENTS) {
    test(`the element on another page is played and solved: ${puzzle}`, async () => {
      const host = await serve({ folder: "pkg", page: pageWith(puzzle) });
      try {
        await visit(async ({ driver }) => {
          await driver.goto(host.address);
          const shown = () =>
            driver.evaluate(() => document.querySelector("taisou-board")?.shown ?? null);
          await driver.until(tileOf, symbol);
          const before = await shown();
          await driver.click(tileOf, symbol);
          const after = await shown();
          const found = await driver.evaluate(async () => {
            const solution = await document.querySelector("taisou-board")?.solve();
            return solution?.length ?? null;
          });
          assert.notEqual(after, before);
          // The click was one move nearer, one farther, or a part of one.
          assert(found !== null && Math.abs(found - length) <= 1);
        });
      } finally {
        host.close();
      }
    });
  }
}

const ELEMENTS = /** @type {const} */ ([
  { puzzle: "taisou", symbol: "ウ", length: 20 },
  { puzzle: "klotski", symbol: "書", length: 81 },
]);

/** @param {string} puzzle */
const pageWith = (puzzle) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><style>* { all: unset !important }</style>
   <script type="module" src="/element.js"></script><taisou-board puzzle="${puzzle}"></taisou-board>`;

/**
 * Runs in the page. Returns the days whose board does not appear within 5 s, with the board that did.
 *
 * @param {readonly (readonly string[])[]} days
 */
async function otherDays(days) {
  const shown = () =>
    Array.from(
      document.querySelectorAll('[role="grid"] [role="gridcell"]'),
      (cell) => cell.textContent?.trim() ?? "",
    ).join("");
  const others = [];
  for (const [date, symbols] of days) {
    location.hash = `day=${date}`;
    const until = performance.now() + 5000;
    while (shown() !== symbols && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (shown() !== symbols) others.push([date, symbols, shown()]);
  }
  return others;
}

/** Runs in the page. @param {string} symbol */
function tileOf(symbol) {
  return document
    .querySelector("taisou-board")
    ?.shadowRoot?.querySelector(`.tile[aria-label^="${symbol}"]`);
}
