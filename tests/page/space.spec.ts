import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { HARDEST, TINY } from "./boards";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { beginning, numbered } from "./words";

async function survey(taisou: Taisou, fragment: string): Promise<void> {
  const { space } = taisou.words;
  await taisou.open(`${fragment}&room=all`);
  await taisou.button(space.survey).click();
}

function bars({ page, words }: Taisou): Locator {
  return page.getByRole("group", { name: words.space.chart }).getByRole("button");
}

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<[name: string, text: string]> {
  const download = page.waitForEvent("download");
  await press();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
}

test("the tab says that a large space cannot be counted", async ({ page, taisou, space }) => {
  await survey(taisou, "board=abcdefghijklmnopqrs*&w=5");
  await expect(page.getByText(space.tooMany)).toBeVisible();
});

test("the 8-puzzle has chart, table and farthest boards", async ({ page, taisou, space }) => {
  await survey(taisou, HARDEST);
  await expect(page.getByText("181,440", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").getByText(`${space.positions} 181,440`)).toBeAttached();
  await expect(page.getByText(space.moves("22.0"), { exact: true })).toBeVisible();
  await expect(bars(taisou)).toHaveCount(32);
  await expect(bars(taisou).nth(24)).toHaveAccessibleName(space.bar(24, "24,047", "13%"));
  const table = page.getByRole("table", { name: space.chart });
  await expect(table.getByRole("row")).toHaveCount(33);
  await expect(table.getByRole("row", { name: "31 2 <0.1%" })).toHaveCount(1);
  const farthest = page.getByRole("region", { name: space.farthest(31) });
  await expect(farthest.getByRole("button")).toHaveCount(2);
  await expect(farthest.getByText(taisou.words.t.difficulties.hardest)).toHaveCount(2);

  // The mark follows the player's distance.
  await expect(bars(taisou).nth(31)).toHaveAttribute("aria-current", "true");
  await taisou.cell(2, 2).click();
  await expect(bars(taisou).nth(30)).toHaveAttribute("aria-current", "true");
  await expect(bars(taisou).nth(31)).not.toHaveAttribute("aria-current");

  await farthest.getByRole("button", { name: /^647/ }).click();
  await taisou.expectSymbols("64785 321");
  await taisou.explore("answer");
  await taisou.solveIn(31);
});

test("a bar opens a board of its distance", async ({ page, taisou }) => {
  await survey(taisou, HARDEST);
  await expect(bars(taisou)).toHaveCount(32);
  await bars(taisou).nth(20).click();
  await expect(bars(taisou).nth(20)).toHaveAttribute("aria-current", "true");
  await bars(taisou).nth(20).focus();
  await taisou.keys("ArrowLeft");
  await expect(bars(taisou).nth(19)).toBeFocused();
  await taisou.keys("Enter");
  await expect(bars(taisou).nth(19)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(bars(taisou).nth(20)).toHaveAttribute("aria-current", "true");
  await taisou.explore("answer");
  await taisou.solveIn(20);
});

test("an enumeration stops, while a search goes on", async ({ page, taisou, t, space }) => {
  // Three groups of identical tiles, five, five and four.
  await survey(taisou, "board=AAAA/ABBB/BB*C/CCCD&goal=AAAA/ABBB/BBCC/CCD*");
  // The number of positions is known before the enumeration.
  const [, counted = ""] = space.reachedOf("", "§", "60,540,480", 19).split("§");
  await expect(page.getByText(numbered(counted))).toBeVisible();
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintNext.move)).toBeVisible();
  await taisou.button(space.stop).click();
  await expect(page.getByText(space.limits.budget)).toBeVisible();
  for (const [distance, count] of [1, 2, 4].entries()) {
    await expect(bars(taisou).nth(distance)).toHaveAccessibleName(
      beginning(space.bar(distance, String(count), "").slice(0, -2)),
    );
  }
  await expect(bars(taisou).nth(2)).toHaveAttribute("aria-current", "true");
  await expect(taisou.button(space.surveyAgain)).toBeEnabled();
});

test("buttons save the distribution as CSV and SVG", async ({ page, taisou, space }) => {
  await survey(taisou, TINY);
  const [csv, lines] = await saved(page, () => taisou.button(space.saveCsv).click());
  expect(csv).toBe("taisou-distances.csv");
  expect(lines).toBe("distance,positions\r\n0,1\r\n1,2\r\n2,2\r\n3,2\r\n4,2\r\n5,2\r\n6,1\r\n");
  const [svg, drawing] = await saved(page, () => taisou.button(space.saveChart).click());
  expect(svg).toBe("taisou-distances.svg");
  // The picture has its own colours. The page's policy forbids style attributes, so a blank page reads it.
  const blank = await page.context().newPage();
  const read = await blank.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const fills = [...root.querySelectorAll("g rect")].map((one) => one.getAttribute("style"));
    return { name: root.nodeName, namespace: root.namespaceURI, fills };
  }, drawing);
  expect(read).toMatchObject({ name: "svg", namespace: "http://www.w3.org/2000/svg" });
  expect(read.fills).toHaveLength(14);
  for (const style of read.fills) expect(style).toMatch(/fill:\s*(rgb|color|oklab)/);
});

test("a graph shows the positions of 2 x 2", async ({ page, taisou, t, space }) => {
  await survey(taisou, TINY);
  const graph = page.getByRole("listbox", { name: space.graph });
  const here = graph.getByRole("option", { name: new RegExp(space.youAreHere) });
  await expect(graph.getByRole("option")).toHaveCount(12);
  await expect(here).toHaveAccessibleName(beginning(space.board("12/3*", 4)));
  await taisou.cell(2, 1).click();
  await expect(here).toHaveAccessibleName(beginning(space.board("12/*3", 3)));
  await taisou.button(t.undo).click();
  await expect(here).toHaveAccessibleName(beginning(space.board("12/3*", 4)));
  await graph.getByRole("option", { name: new RegExp(`${space.board("", 6)}$`) }).click();
  await taisou.expectSymbols(" 132");
  await expect(here).toHaveAccessibleName(new RegExp(space.board("", 6)));
  await expect(page.getByText(space.standing.farthest(1, "12")).first()).toBeVisible();
  const [, dot] = await saved(page, () => taisou.button("DOT").click());
  expect(dot.match(/distance=/g)).toHaveLength(12);
  expect(dot.match(/ -- /g)).toHaveLength(12);
});

test("all shortest solutions are counted", async ({ page, taisou, t, space }) => {
  await taisou.open(`${HARDEST}&room=answer`);
  await taisou.solveIn(31);
  await taisou.button(t.howMany).click();
  await expect(page.getByText(space.ways("40"))).toBeVisible();
  await expect(page.getByText(space.partAtOnce)).toBeVisible();
  await expect(page.getByRole("img", { name: space.widths })).toBeVisible();
  const ways = page.getByRole("button", { name: numbered(space.wayNumber(9)) });
  await expect(ways).toHaveCount(10);
  const texts = await ways.locator(".mono").allInnerTexts();
  expect(new Set(texts).size).toBe(10);
  const text = page.getByRole("textbox", { name: t.movesText });
  for (const index of [3, 8]) {
    await ways.nth(index).click();
    await expect(ways.nth(index)).toHaveAttribute("aria-pressed", "true");
    await expect(text).toHaveValue(texts[index] ?? "");
    await taisou.button(t.last).click();
    await taisou.expectSymbols("12345678 ");
  }
  // The count belongs to one solution.
  await taisou.open(`${TINY}&room=answer`);
  await taisou.solve.click();
  await taisou.button(t.howMany).click();
  await expect(page.getByText(space.onlyOne)).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test("a seed repeats generated boards", async ({ page, taisou, space }) => {
  const made = page.getByRole("button", { name: new RegExp(` ${space.moves(14)}$`) });
  const names = () =>
    made.evaluateAll((all) =>
      all.map((one) => one.querySelector("[role=img]")?.getAttribute("aria-label")),
    );
  const make = async (seed: string) => {
    await page.getByLabel(space.seed, { exact: true }).fill(seed);
    await taisou.button(space.make).click();
  };
  await taisou.open(HARDEST);
  await taisou.make("compose");
  await page.getByLabel(space.movesLabel).fill("14");
  await page.getByLabel(space.many, { exact: true }).fill("3");
  await page.getByText(space.unique).click();
  await make("5");
  await expect(made).toHaveCount(3);
  const first = await names();
  await make("6");
  await expect.poll(names).not.toEqual(first);
  await make("5");
  await expect.poll(names).toEqual(first);

  await made.nth(1).click();
  await taisou.expectSymbols((first[1] ?? "").replaceAll("/", "").replace("*", " "));
  await taisou.explore("answer");
  await taisou.solveIn(14);
  await taisou.button(taisou.words.t.howMany).click();
  await expect(page.getByText(space.onlyOne)).toBeVisible();
});

test("a generated goal has the letters", async ({ page, taisou, space }) => {
  await taisou.open("board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3");
  await taisou.make("compose");
  await page.getByLabel(space.word).fill("ソウ");
  await page.getByLabel(space.movesLabel).fill("6");
  await page.getByLabel(space.many, { exact: true }).fill("1");
  await taisou.button(space.make).click();
  const target = page.getByText(new RegExp(space.placed(".*ソウ")));
  await expect(target).toBeVisible();
  await page.getByRole("button", { name: new RegExp(` ${space.moves(6)}$`) }).click();
  await taisou.edit();
  await expect(taisou.goal).toHaveValue(/ソウ/);
  await taisou.explore("answer");
  await taisou.solveIn(6);
});

test("a farthest board opens on a phone @narrow", async ({ page, taisou, t, space }) => {
  await taisou.open(`${TINY}&room=all`);
  await taisou.button(space.survey).tap();
  await expect(page.getByRole("heading", { name: space.farthest(6) })).toBeVisible();
  await expect(page.getByText(space.standing.farther("58%", "12")).first()).toBeVisible();
  await expect(page.getByText(t.difficulties.easiest, { exact: true }).first()).toBeVisible();
  await expect(bars(taisou).nth(4)).toHaveAccessibleName(space.bar(4, "2", "17%"));
  await expect(page.getByRole("listbox", { name: space.graph })).toBeVisible();
  const sides = await bars(taisou).evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [index, { left }] of sides.slice(1).entries()) {
    expect(left).toBeGreaterThanOrEqual((sides[index]?.right ?? 0) - 0.5);
  }
  const farthest = page.getByRole("region", { name: space.farthest(6) });
  await farthest.getByRole("button").first().tap();
  await expect(taisou.board).toBeInViewport();
  await taisou.cell(1, 1).tap();
  await taisou.explore("answer");
  await taisou.solveIn(6);
  await taisou.button(t.howMany).tap();
  await expect(page.getByText(space.ways("2"))).toBeVisible();
  await expect(page.getByText(space.partAtOnce)).toBeVisible();
});
