import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

const HARDEST = "board=8672543*1&w=3";
const TINY = "board=123*&goal=231*&w=2";

/** Opens the part about the whole space and surveys it. */
async function survey(taisou: Taisou, fragment: string): Promise<void> {
  await taisou.open(fragment);
  await taisou.button("盤面の全体").click();
  await taisou.button("全体を調べる").click();
}

/** The bars of the chart. */
function bars(page: Page): Locator {
  return page.getByRole("group", { name: "手数ごとの局面の数" }).getByRole("button");
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

test("sees the whole 8-puzzle: the chart, its table, and the two farthest boards", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  await survey(taisou, HARDEST);
  await expect(page.getByText("181,440", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("22.0手", { exact: true })).toBeVisible();
  await expect(bars(page)).toHaveCount(32);
  await expect(bars(page).nth(24)).toHaveAccessibleName("24手：24,047局面（13%）");
  const table = page.getByRole("table", { name: "手数ごとの局面の数" });
  await expect(table.getByRole("row")).toHaveCount(33);
  await expect(table.getByRole("row", { name: "31 2 0.001%" })).toHaveCount(1);
  const farthest = page.getByRole("region", { name: "いちばん遠い盤面（31手）" });
  await expect(farthest.getByRole("button")).toHaveCount(2);
  await expect(farthest.getByText("最難")).toHaveCount(2);

  // The player's distance is marked, and goes with the play.
  await expect(bars(page).nth(31)).toHaveAttribute("aria-current", "true");
  await taisou.cell(2, 2).click();
  await expect(bars(page).nth(30)).toHaveAttribute("aria-current", "true");
  await expect(bars(page).nth(31)).not.toHaveAttribute("aria-current");

  await farthest.getByRole("button", { name: /^647/ }).click();
  await taisou.expectSymbols("64785 321");
  await taisou.solve.click();
  await taisou.expectResult("31手（最短）");
});

test("a bar opens a board that far away, by mouse and by keyboard", async ({ page }) => {
  const taisou = new Taisou(page);
  await survey(taisou, HARDEST);
  await expect(bars(page)).toHaveCount(32, { timeout: 20_000 });
  await bars(page).nth(20).click();
  await expect(bars(page).nth(20)).toHaveAttribute("aria-current", "true");
  await taisou.solve.click();
  await taisou.expectResult("20手（最短）");
  await bars(page).nth(20).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(bars(page).nth(19)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bars(page).nth(19)).toHaveAttribute("aria-current", "true");
  await taisou.solve.click();
  await taisou.expectResult("19手（最短）");
  await page.goBack();
  await expect(bars(page).nth(20)).toHaveAttribute("aria-current", "true");
});

test("gives up a survey when asked to, with what was counted, while the solver goes on beside it", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  const board = encodeURIComponent("1 2 3 4/5 6 7 8/9 10 11 12/13 * 14 15");
  await survey(taisou, `board=${board}&w=4`);
  await expect(page.getByText(/局面・1\d手まで/)).toBeVisible();
  await taisou.button("ヒント").click();
  await expect(page.getByText("最短であと2手")).toBeVisible();
  await taisou.button("やめる").click();
  await expect(page.getByText("途中でやめたので、数え終えたところまでです。")).toBeVisible();
  // As far as it is known: A089484.
  for (const [distance, count] of [1, 2, 4, 10, 24, 54, 107, 212, 446, 946].entries()) {
    await expect(bars(page).nth(distance)).toHaveAccessibleName(
      new RegExp(`^${distance}手：${count}局面`),
    );
  }
  await expect(bars(page).nth(2)).toHaveAttribute("aria-current", "true");
  await expect(taisou.button("もう一度調べる")).toBeEnabled();
});

test("saves the distribution as a table and as a drawing", async ({ page }) => {
  const taisou = new Taisou(page);
  await survey(taisou, TINY);
  const [csv, lines] = await saved(page, () => taisou.button("CSVで保存").click());
  expect(csv).toBe("taisou-distances.csv");
  expect(lines).toBe("distance,positions\r\n0,1\r\n1,2\r\n2,2\r\n3,2\r\n4,2\r\n5,2\r\n6,1\r\n");
  const [svg, drawing] = await saved(page, () => taisou.button("グラフを保存").click());
  expect(svg).toBe("taisou-distances.svg");
  // It stands alone: a picture that any program reads, with colours of its own.
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const fills = [...root.querySelectorAll("g rect")].map((one) => one.getAttribute("style"));
    return { name: root.nodeName, namespace: root.namespaceURI, fills };
  }, drawing);
  expect(read).toMatchObject({ name: "svg", namespace: "http://www.w3.org/2000/svg" });
  expect(read.fills).toHaveLength(14);
  for (const style of read.fills) expect(style).toMatch(/fill:\s*(rgb|color|oklab)/);
});

test("draws the states of 2 x 2, and the player moving among them", async ({ page }) => {
  const taisou = new Taisou(page);
  await survey(taisou, TINY);
  const graph = page.getByRole("group", { name: "つながりの図" });
  const here = graph.getByRole("button", { name: /いまの盤面/ });
  await expect(graph.getByRole("button")).toHaveCount(12);
  await expect(here).toHaveAccessibleName(/^12\/3\*、4手/);
  await taisou.cell(2, 1).click();
  await expect(here).toHaveAccessibleName(/^12\/\*3、3手/);
  await taisou.button("元に戻す").click();
  await expect(here).toHaveAccessibleName(/^12\/3\*、4手/);
  await graph.getByRole("button", { name: /、6手$/ }).click();
  await taisou.expectSymbols(" 132");
  await expect(here).toHaveAccessibleName(/、6手/);
  await expect(page.getByText("最難").first()).toBeVisible();
});

test("draws blocks, and leaves the drawing out where there are too many states", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  await survey(taisou, "board=**A/**A/1*2&goal=A??/A??/???&blocks=A&metric=move");
  const graph = page.getByRole("group", { name: "つながりの図" });
  await expect(graph.getByRole("button").first()).toBeVisible();
  await expect(bars(page).first()).toHaveAccessibleName(/^0手/);
  await taisou.start.fill("123/456/7*8");
  await taisou.goal.fill("");
  await page.getByRole("textbox", { name: "ブロック" }).fill("");
  await expect(graph).toHaveCount(0);
  await taisou.button("全体を調べる").click();
  await expect(page.getByText("181,440", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(graph).toHaveCount(0);
});

test("counts the shortest solutions, says where they part, and replays each", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(HARDEST);
  await taisou.solve.click();
  await taisou.expectResult("31手（最短）");
  await taisou.button("最短手順は何通り？").click();
  await expect(page.getByText("最短手順は40通り")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("一手目から分かれます。")).toBeVisible();
  await expect(page.getByRole("img", { name: /各手のあとに通れる盤面の数/ })).toBeVisible();
  const ways = page.getByRole("button", { name: /^手順\d/ });
  await expect(ways).toHaveCount(10);
  const texts = await ways.locator(".mono").allInnerTexts();
  expect(new Set(texts).size).toBe(10);
  const text = page.getByRole("textbox", { name: "手の文字列" });
  for (const index of [3, 8]) {
    await ways.nth(index).click();
    await expect(ways.nth(index)).toHaveAttribute("aria-pressed", "true");
    await expect(text).toHaveValue(texts[index] ?? "");
    await taisou.button("末尾へ").click();
    await taisou.expectSymbols("12345678 ");
  }
  // Another solution is another question.
  await taisou.open(TINY);
  await taisou.solve.click();
  await taisou.button("最短手順は何通り？").click();
  await expect(page.getByText("最短手順は1通り（唯一解）")).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test("makes boards of a length with one answer only, the same from the same seed", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  await taisou.open(HARDEST);
  await taisou.button("盤面の全体").click();
  await page.getByText("条件に合う盤面を作る").click();
  await page.getByLabel("ちょうど何手か").fill("14");
  await page.getByLabel("作る数").fill("3");
  await page.getByLabel("種").fill("5");
  await page.getByText("最短の答えが一つだけ").click();
  await taisou.button("盤面を作る").click();
  const made = page.getByRole("button", { name: / 14手$/ });
  await expect(made).toHaveCount(3, { timeout: 20_000 });
  const names = await made.evaluateAll((all) =>
    all.map((one) => one.querySelector("[role=img]")?.getAttribute("aria-label")),
  );
  await made.nth(1).click();
  await taisou.expectSymbols((names[1] ?? "").replaceAll("/", "").replace("*", " "));
  await taisou.solve.click();
  await taisou.expectResult("14手（最短）");
  await taisou.button("最短手順は何通り？").click();
  await expect(page.getByText("唯一解")).toBeVisible();

  await page.getByLabel("種").fill("6");
  await taisou.button("盤面を作る").click();
  await expect(made.first()).not.toHaveAccessibleName(`${names[0]} 14手`);
  await page.getByLabel("種").fill("5");
  await taisou.button("盤面を作る").click();
  await expect(made.first()).toHaveAccessibleName(`${names[0]} 14手`);
  expect(
    await made.evaluateAll((all) =>
      all.map((one) => one.querySelector("[role=img]")?.getAttribute("aria-label")),
    ),
  ).toEqual(names);
});

test("places a word from a bag, and opens it with its goal", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3");
  await taisou.button("盤面の全体").click();
  await page.getByText("条件に合う盤面を作る").click();
  await page.getByLabel("並べたいことば").fill("ソウ");
  await page.getByLabel("ちょうど何手か").fill("6");
  await page.getByLabel("作る数").fill("1");
  await taisou.button("盤面を作る").click();
  const target = page.getByText(/^目標：.*ソウ/);
  await expect(target).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: / 6手$/ }).click();
  await expect(taisou.goal).toHaveValue(/ソウ/);
  await taisou.solve.click();
  await taisou.expectResult("6手（最短）");
});

test("fits a phone, in English: survey, open a farthest board, go on by touch @narrow", async ({
  page,
}) => {
  await page.goto(`./#${TINY}&lang=en`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("The whole space").tap();
  await button("Survey them all").tap();
  await expect(page.getByRole("heading", { name: "Farthest boards (6 moves)" })).toBeVisible();
  await expect(page.getByText("farther than 58% of all").first()).toBeVisible();
  await expect(page.getByText("medium", { exact: true }).first()).toBeVisible();
  const chart = page.getByRole("group", { name: "Positions by distance" });
  await expect(chart.getByRole("button", { name: "4 moves: 2 positions (17%)" })).toBeVisible();
  await expect(page.getByRole("group", { name: "State graph" })).toBeVisible();
  await page.getByText("Make boards to order").tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const farthest = page.getByRole("region", { name: /^Farthest boards/ });
  await farthest.getByRole("button").first().tap();
  const board = page.getByRole("grid", { name: "Board" });
  await expect(board).toBeInViewport();
  await board.getByRole("gridcell").first().tap();
  await button("Solve").tap();
  await expect(page.getByRole("status").filter({ hasText: "6 moves (shortest)" })).toBeVisible();
  await button("How many shortest answers?").tap();
  await expect(page.getByText("2 shortest solutions")).toBeVisible();
  await expect(page.getByText("They part at the first move.")).toBeVisible();
});
