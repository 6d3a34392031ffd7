import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

const EIGHT = "board=8672543*1&w=3";
/** Far from solved: a breadth-first search does not end on it within any test. */
const FAR = `board=${encodeURIComponent("14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13")}&w=5`;

async function openComparison(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "解法をくらべる" }).click();
  await page.getByRole("button", { name: "すべて外す" }).click();
  for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
}

test("compares methods in a table and a chart, and replays what they found", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(EIGHT);
  await openComparison(page, ["幅優先探索", "IDA*・マンハッタン距離", "A*"]);
  await taisou.button("くらべる").click();
  await taisou.expectResult("3つの解法をくらべました。");
  const table = page.getByRole("region", { name: "解法の比較" });
  const row = (name: string) => table.getByRole("row", { name });
  await expect(row("幅優先探索")).toContainText(/31最短31181\.4 k/);
  await expect(row("マンハッタン距離")).toContainText(/31最短31\d+\.\d k/);
  await expect(row("A*").last()).toContainText(/31最短31/);
  const chart = page.getByRole("img", { name: /局面の比較（対数目盛）/ });
  await expect(chart.getByText("181.4 k")).toBeVisible();
  await taisou.button("メモリ").click();
  await expect(page.getByRole("img", { name: /メモリの比較/ })).toBeVisible();
  // Threshold by threshold, each with more nodes than the one before, up to the one that finds it.
  const thresholds = page.getByRole("region", { name: "しきい値ごとの局面" }).getByRole("row");
  await expect(thresholds.getByRole("rowheader")).toHaveText(["21", "23", "25", "27", "29", "31"]);
  const cells = await thresholds.getByRole("cell").allInnerTexts();
  const nodes = cells.map(
    (text) => Number.parseFloat(text.replace(",", "")) * (text.endsWith(" k") ? 1000 : 1),
  );
  expect(nodes.slice(0, 5)).toEqual(nodes.slice(0, 5).sort((one, other) => one - other));

  await taisou.button("A*の解を再生").click();
  await taisou.expectResult("31手（最短）");
  await expect(taisou.slider).not.toHaveValue("0");
  await taisou.button("末尾へ").click();
  await taisou.expectSymbols("12345678 ");
  // Another puzzle: what was compared is not about it.
  await taisou.start.fill("1234567*8");
  await expect(table).toBeHidden();
});

test("copies a comparison as Markdown and as CSV", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const taisou = new Taisou(page);
  await page.goto("./#board=1234567*8&w=3&lang=en");
  await page.getByRole("button", { name: "Compare methods" }).click();
  await taisou.button("Choose none").click();
  for (const name of ["A*", "IDA*, Manhattan"]) {
    await page.getByRole("checkbox", { name, exact: true }).check();
  }
  await taisou.button("Compare").click();
  await taisou.expectResult("Compared 2 methods.");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await taisou.button("Copy as Markdown").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await copied()).toMatch(
    /^Board: `123\/456\/7\*8` · Counted in single steps\n\n\| Method \| Moves \| Result \|.*\n\| --- \|.*\n\| A\\\* \| 1 \| shortest \| 1 \| .*\n\| IDA\\\*, Manhattan \| 1 \| shortest \|/,
  );
  await taisou.button("Copy as CSV").click();
  await expect
    .poll(copied)
    .toMatch(
      /^Method,Moves,Result,Bound,Nodes,Per second,Time \(s\),Memory \(bytes\)\r\nA\*,1,shortest,1,\d+,/,
    );
});

test("stops a method when its time is up, or when asked to", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(FAR);
  await openComparison(page, ["幅優先探索", "反復深化", "IDA*・マンハッタン距離"]);
  await page.getByRole("combobox", { name: "解法ごとの時間" }).selectOption("3");
  await taisou.button("くらべる").click();
  await taisou.expectResult("反復深化で解いています（2／3）");
  const row = page.getByRole("region", { name: "解法の比較" }).getByRole("row");
  await expect(row.filter({ hasText: "幅優先探索" })).toContainText(/–時間切れ|–メモリ切れ/);
  await taisou.button("くらべるのをやめる").click();
  await expect(row.filter({ hasText: "反復深化" })).toContainText("–中止");
  // The rest is not begun, and all can be asked again.
  await expect(row).toHaveCount(3);
  await expect(taisou.button("もう一度くらべる")).toBeEnabled();
});

test("says which methods do not take a board, and fits a phone @narrow", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("puzzle=klotski");
  await page.getByRole("button", { name: "解法をくらべる" }).tap();
  const astar = page.getByRole("checkbox", { name: "A*", exact: true });
  await expect(astar).toBeDisabled();
  await expect(astar).toHaveAccessibleDescription(/大きな駒のない盤面/);
  await expect(page.getByRole("checkbox", { name: "幅優先探索" })).toBeEnabled();
  await taisou.button("くらべる").tap();
  await taisou.expectResult("1つの解法をくらべました。");
  await taisou.button("幅優先探索の解を再生").tap();
  // The board, which was far above, is where the solution plays.
  await expect(taisou.board).toBeInViewport();
  await expect(taisou.slider).not.toHaveValue("0");
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test("says how many moves a solution has lost, and where", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=123*45786&w=3&goal=12345678*");
  await page.getByRole("button", { name: "自分の手順を調べる" }).click();
  const moves = page.getByRole("textbox", { name: "手の並び" });
  await taisou.button("調べる").click();
  await expect(page.getByText("手の並びを入れてください。").first()).toBeVisible();
  // There and back is lost; the rest is the shortest way.
  await moves.fill("DULLU");
  await taisou.button("調べる").click();
  await taisou.expectResult("5手のうち損が2手（最短3手）");
  await taisou.expectResult("損をした手：1手目（2手）");
  await expect(page.getByRole("img", { name: /スタートで3手、5手目まで/ })).toBeVisible();
  const steps = page.getByRole("list", { name: "手ごとの残り手数" });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  await steps.getByRole("button", { name: "1手目 1を下へ、残り4手、2手の損" }).click();
  await taisou.expectSymbols(" 23145786");
  await expect(steps.locator("[aria-current=step]")).toHaveAccessibleName(/^1手目/);
  // What is wrong is said where it is.
  await moves.fill("LLX");
  await taisou.button("調べる").click();
  await expect(page.getByText("3番目の「X」は、ここでは使えない手です。").first()).toBeVisible();
});

test("checks the moves that were played, by the blank's letters and in lines @narrow", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  await page.goto("./#board=123456*78&w=3&lang=en&moves=L2");
  await page.getByRole("button", { name: "Check a solution" }).tap();
  const moves = page.getByRole("textbox", { name: "Moves", exact: true });
  await taisou.button("Take the moves played").tap();
  await expect(moves).toHaveValue("L2");
  await taisou.button("Check").tap();
  await taisou.expectResult("2 moves, none lost: the best there is");
  await moves.fill("URRD");
  await page.getByRole("combobox", { name: "Letters are" }).selectOption("blank");
  await page.getByRole("combobox", { name: "Count moves in" }).selectOption("line");
  await taisou.button("Check").tap();
  await taisou.expectResult(/3 moves, \d left, \d lost/);
  await taisou.expectResult("Counted in whole lines");
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});
