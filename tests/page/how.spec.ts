import type { Locator } from "@playwright/test";
import { CHAPTERS, type Chapter } from "../../www/model/link/chapters";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { violations } from "./violations";
import { beginning, type Words } from "./words";

/** The dialog How it works. */
class How {
  readonly h: Words["how"];
  readonly dialog: Locator;

  constructor({ page, words }: Taisou) {
    this.h = words.how;
    this.dialog = page.getByRole("dialog", { name: words.t.howItWorks });
  }

  chapter(name: Chapter): Locator {
    const { title } = this.h.chapters[name];
    return this.dialog.getByRole("region", { name: `${CHAPTERS.indexOf(name) + 1}. ${title}` });
  }

  /** Opens a chapter from the contents. */
  async open(name: Chapter): Promise<void> {
    const contents = this.dialog.getByRole("navigation", { name: this.h.contents });
    await contents.getByRole("link", { name: this.h.chapters[name].title }).click();
    await expect(this.heading(name)).toBeFocused();
  }

  heading(name: Chapter): Locator {
    return this.dialog.getByRole("heading", { name: this.h.chapters[name].title });
  }

  board(label: string): Locator {
    return this.dialog.getByRole("grid", { name: label, exact: true });
  }

  /** Clicks the last tile that can move. */
  async push(label: string): Promise<void> {
    await this.board(label).locator('.tile[aria-disabled="false"]').last().click();
  }

  tool(board: string, name: string): Locator {
    const tools = this.dialog.getByRole("group", { name: this.h.boardTools(board) });
    return tools.getByRole("button", { name, exact: true });
  }

  async symbols(label: string): Promise<string> {
    const texts = await this.board(label).locator(".symbol").allInnerTexts();
    return texts.map((text) => text || " ").join("");
  }
}

/** Waits until a table is filled, and reads its last column. */
async function numbersIn(table: Locator): Promise<number[]> {
  await expect(table.getByText("…")).toHaveCount(0);
  const texts = await table.locator("tbody td:last-child").allInnerTexts();
  return texts.map((text) => Number.parseInt(text.replaceAll(",", ""), 10));
}

test("the chapters explain with playable boards", async ({ page, taisou, t }) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("board=123/456/7*8");
  await taisou.cell(3, 3).getByRole("button").click();
  await taisou.expectSymbols("12345678 ");
  await taisou.press(t.howItWorks);
  await expect(how.dialog).toBeVisible();
  await expect(how.board(h.movesBoard)).toBeVisible();
  // Each grid has a name of its own, so that none is confused with the player's board.
  const labels = await page
    .getByRole("grid", { includeHidden: true })
    .evaluateAll((grids) => grids.map((grid) => grid.getAttribute("aria-label")));
  expect(new Set(labels).size).toBe(labels.length);
  await expect(how.dialog.getByRole("grid", { includeHidden: true })).toHaveCount(
    labels.length - 1,
  );
  await expect(taisou.board).toHaveCount(1);

  // The contents lead to a chapter, and the address has its name.
  const entry = how.dialog.getByRole("navigation", { name: h.contents }).getByRole("link");
  await expect(entry).toHaveCount(CHAPTERS.length);
  await how.open("parity");
  await expect.poll(() => new URL(page.url()).hash).toMatch(/how=parity$/);

  // Exchanges and colour flip with every step; their sum never does.
  const trail = how.chapter("parity").getByRole("table");
  const row = (name: string) => trail.getByRole("row", { name }).getByRole("cell");
  for (const puzzle of ["eight", "fifteen"] as const) {
    await how.dialog.getByRole("button", { name: h.parityPuzzleNames[puzzle] }).click();
    for (let time = 0; time < 3; time += 1) await how.push(h.parityBoard);
    const [, ...sums] = await row(h.sum).allInnerTexts();
    const [, ...colours] = await row(h.colour).allInnerTexts();
    expect(sums.length).toBeGreaterThan(3);
    expect(new Set(sums)).toEqual(new Set([h.even(puzzle === "eight" ? 0 : 1)]));
    expect(colours.every((colour, at) => at === 0 || colour !== colours[at - 1])).toBe(true);
    const verdict = puzzle === "eight" ? h.solvable : h.unsolvable;
    await expect(how.chapter("parity").getByText(verdict)).toBeVisible();
  }

  await how.open("bounds");
  // No bound exceeds the distance, and the corners add up to the module's number.
  const bounds = how.dialog.getByRole("table", { name: h.boundsTable });
  const before = await how.symbols(h.boundsBoard);
  await how.tool(h.boundsBoard, t.scramble).click();
  await expect.poll(() => how.symbols(h.boundsBoard)).not.toBe(before);
  await expect(how.chapter("bounds").locator("[aria-busy=false]")).toBeVisible();
  const values = await numbersIn(bounds);
  const distance = values.at(-1) ?? 0;
  expect(values).toHaveLength(6);
  for (const value of values) expect(value).toBeLessThanOrEqual(distance);
  const corners = await how.board(h.boundsBoard).locator("[data-note]").all();
  const notes = await Promise.all(corners.map((tile) => tile.getAttribute("data-note")));
  const sum = notes.reduce((total, note) => total + Number(note), 0);
  expect(sum).toBe(values[0]);
  await expect(how.chapter("bounds").getByText(h.sumOfParts(notes.join(" + "), sum))).toBeVisible();

  // Play opens the same board. Back returns to the chapter, and Back again to the player's board.
  const opened = await how.symbols(h.boundsBoard);
  await how.tool(h.boundsBoard, h.openInPlayer).click();
  await expect(how.dialog).toBeHidden();
  await taisou.expectSymbols(opened);
  await page.goBack();
  await expect(how.chapter("bounds")).toBeVisible();
  await page.goBack();
  await expect(how.dialog).toBeHidden();
  await taisou.expectSymbols("12345678 ");
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("1234567 8");
});

test("a chapter counts expanded positions, and opens the comparison", async ({ taisou }) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("how=search");
  await expect(how.dialog.getByRole("heading", { name: h.chapters.search.title })).toBeFocused();
  const table = how.dialog.getByRole("table", { name: h.searchTable });
  const length = how.chapter("search").getByText(h.searchLength(23));
  await expect(length).toBeVisible();
  const [breadth = 0, iterative = 0, manhattan = 0, walking = 0, , both = 0] =
    await numbersIn(table);
  expect(iterative).toBeGreaterThan(breadth);
  expect(breadth).toBeGreaterThan(manhattan);
  expect(manhattan).toBeGreaterThan(walking);
  expect(breadth).toBeGreaterThan(10 * both);

  await how.open("patterns");
  // A pattern never takes more moves than the whole board.
  const patterns = how.dialog.getByRole("table", { name: h.patternTable });
  for (const tiles of [h.tilesFromTo(5, 8), h.tilesFromTo(1, 7)]) {
    await how.dialog.getByRole("button", { name: tiles, exact: true }).click();
    const [some = 0, all = 0] = await numbersIn(patterns);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThanOrEqual(all);
  }

  await how.open("search");
  await how.tool(h.searchBoard, h.compareHere).click();
  await expect(how.dialog).toBeHidden();
  await taisou.expectSymbols("64125 873");
  await expect(taisou.tab("compare")).toHaveAttribute("aria-selected", "true");
});

test("a search is watched step by step, and its orders are compared", async ({
  page,
  taisou,
  t,
}) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("how=search");
  const table = how.dialog.getByRole("table", { name: h.queueOrder });
  const said = how.chapter("search").getByRole("status");
  const press = (name: string) => how.tool(h.watch, name).press("Enter");
  const choose = (order: keyof typeof h.queueOrders) =>
    how.dialog.getByRole("button", { name: h.queueOrders[order], exact: true }).press("Enter");

  // The centre has four neighbours. A step is announced, and the button keeps the focus.
  await press(h.step);
  await expect(table.getByRole("row").nth(1)).toHaveText(/1–$/);
  await expect(said).toHaveText(`g 0, h 8, f 0. ${h.counts(1, 4)}`);
  await expect(how.tool(h.watch, h.step)).toBeFocused();

  // Play is silent until it ends.
  for (const order of ["star", "greedy"] as const) {
    await choose(order);
    await press(t.playReplay);
    await expect(said).toBeEmpty();
    await expect(said).toContainText(h.watchEnd(order === "star" ? 8 : 10, 13, h.watchWhy[order]));
  }
  expect(await violations(page)).toEqual([]);
  await choose("breadth");
  await press(t.playReplay);
  await press(h.pause);
  await expect(said).toContainText(/\d/);
  await press(t.restart);
  await expect(said).toBeEmpty();
  for (const size of [320, 768, 2560]) {
    await page.setViewportSize({ width: size, height: 800 });
    const wide = await how.dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test("one chapter is on the screen, and leads to its neighbours", async ({ page, taisou }) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("how=search");
  for (const [way, name] of [
    ["prev", "bounds"],
    ["next", "search"],
    ["next", "patterns"],
  ] as const) {
    await how.dialog.locator(`[rel=${way}]`).click();
    await expect(how.heading(name)).toBeFocused();
    await expect(how.heading(name)).toBeInViewport({ ratio: 1 });
    await expect(how.dialog.locator("[aria-current]")).toHaveText(
      new RegExp(h.chapters[name].title),
    );
    await expect(how.dialog.getByRole("grid")).toHaveCount(name === "patterns" ? 2 : 1);
  }
  await page.emulateMedia({ media: "print" });
  for (const name of CHAPTERS) await expect(how.heading(name)).toBeVisible();
});

test("letters grow, and a wide screen is filled @wide", async ({ page, taisou }) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("how=bounds");
  const text = how.chapter("bounds").getByRole("paragraph").first();
  const size = () => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await taisou.button(h.large).click();
  expect(await size()).toBeGreaterThan(1.3 * before);
  // A wide screen has no empty third.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const figure = how.chapter("bounds").locator(".how-figure");
  const { x = 0, width = 0 } = (await figure.boundingBox()) ?? {};
  expect(x + width).toBeGreaterThan(1600);
});

test("a board and its numbers share the screen", async ({ page, taisou }) => {
  const how = new How(taisou);
  const { h } = how;
  await page.setViewportSize({ width: 375, height: 667 });
  await taisou.open("how=bounds");
  const last = how.chapter("bounds").getByRole("row", { name: h.trueDistance });
  await last.evaluate((row) => row.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(how.board(h.boundsBoard)).toBeInViewport({ ratio: 1 });

  await taisou.button(h.large).click();
  await how.open("parity");
  const trail = how.dialog.getByRole("region", { name: h.parityTable });
  await trail.evaluate((table) => table.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(trail.getByRole("columnheader", { name: h.now })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 820, height: 1180 });
  await trail.evaluate((table) => table.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(trail.getByRole("columnheader", { name: h.now })).toBeInViewport({ ratio: 1 });
  await expect(how.board(h.parityBoard)).toBeInViewport({ ratio: 1 });
});

test("a chapter builds large tables and proves an optimum", async ({ taisou }) => {
  const how = new How(taisou);
  const { h } = how;
  await taisou.open("how=proof");
  const proof = how.chapter("proof");
  await proof.getByRole("button", { name: h.run }).click();
  await expect(proof.getByText(h.proven(60))).toBeVisible();
  await how.open("patterns");
  const fifteen = how.dialog.getByRole("table", { name: h.fifteenTable });
  const [manhattan = 0, , , small = 0] = await numbersIn(fifteen);
  await how.dialog.getByRole("button", { name: h.buildTables }).click();
  await expect(fifteen.getByRole("row", { name: h.trueDistance })).toContainText("53");
  const [, , , , large = 0, distance = 0] = await numbersIn(fifteen);
  expect(small).toBeGreaterThanOrEqual(manhattan);
  expect(distance).toBeGreaterThanOrEqual(Math.max(small, large));
});

test("an odd permutation links to the chapter on parity", async ({ page, taisou, why }) => {
  const how = new How(taisou);
  await taisou.open("board=123/456/87*&room=answer");
  await taisou.button(why.tryParity).click();
  await expect(
    how.dialog.getByRole("heading", { name: how.h.chapters.parity.title }),
  ).toBeFocused();
  await page.goBack();
  await expect(taisou.button(why.tryParity)).toBeVisible();
});

test("boards of chapters take keys @narrow", async ({ taisou, t }) => {
  const how = new How(taisou);
  await taisou.open("how");
  const { movesBoard } = how.h;
  await how
    .board(movesBoard)
    .getByRole("button", { name: beginning(t.cellName("7", "")) })
    .focus();
  await taisou.keys("Enter");
  await expect.poll(() => how.symbols(movesBoard)).toBe("123 45786");
  // Two tiles at once are two steps and one line.
  await taisou.keys("ArrowUp", "ArrowRight", "ArrowRight", "Enter");
  await expect.poll(() => how.symbols(movesBoard)).toBe("12345 786");
  const cells = how.chapter("moves").getByRole("row").getByRole("cell");
  await expect(cells.filter({ hasText: /^\d+$/ }).first()).toHaveText("3");
});
