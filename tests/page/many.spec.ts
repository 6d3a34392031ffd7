import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";

test("the tab solves a file, and a row opens by keyboard", async ({ page, taisou, many }) => {
  await taisou.open("board=123*&w=2");
  await taisou.explore("many");
  const file = page.locator(".file-choice input");
  const text = "\ufeff8672543*1\r\n\r\n1234567*8\tRLL\r\n1 2 3/4 * 5/6 7\r\n1234567*8 L\r\n";
  await file.setInputFiles({
    name: "boards.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await expect(page.getByText(many.held("boards.txt", 4))).toBeVisible();
  await taisou.button(many.run).click();
  await taisou.expectResult(many.done(4));

  const rows = page.getByRole("region", { name: many.table }).getByRole("row");
  await expect(rows.nth(1)).toContainText("31");
  await expect(rows.nth(1).getByRole("cell", { name: ">99.9%", exact: true })).toBeVisible();
  await expect(rows.nth(2)).toContainText(many.extra(2));
  await expect(rows.nth(3).locator("mark")).toHaveClass("missing");
  const solves = page.getByRole("region", { name: many.session }).getByRole("listitem");
  await expect(solves).toHaveCount(2);
  await expect(solves.first()).toContainText(many.noExtra);

  const saved = page.waitForEvent("download");
  await taisou.button(many.saveCsv).click();
  const csv = await readFile(await (await saved).path(), "utf8");
  expect(csv.split("\r\n")[1]).toMatch(/^1,8672543\*1,31,/);

  await taisou.button(many.open(1)).focus();
  await taisou.keys("Enter");
  await expect(taisou.cell(1, 1)).toContainText("8");
  await expect(taisou.tab("many")).toHaveAttribute("aria-selected", "true");
  await expect(rows).toHaveCount(5);

  // A heading sorts by its column, in turn both ways; a line with a mistake comes last.
  const heading = page.getByRole("columnheader", { name: many.length, exact: true });
  const lines = () => rows.getByRole("rowheader").allInnerTexts();
  for (const [order, sorted] of [
    ["ascending", ["3", "5", "1", "4"]],
    ["descending", ["1", "3", "5", "4"]],
  ] as const) {
    await heading.getByRole("button").click();
    await expect(heading).toHaveAttribute("aria-sort", order);
    expect(await lines()).toEqual(sorted);
  }
});

test("the tab stays responsive with 100,000 lines, and stops", async ({ page, taisou, many }) => {
  await taisou.open("board=123*&w=2");
  await taisou.explore("many");
  const text = `${"x".repeat(1_000_000)}\n${"123/456/7*8\n".repeat(100_000)}`;
  await page.locator(".file-choice input").setInputFiles({
    name: "boards.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await taisou.button(many.run).click();
  const rows = page.getByRole("region", { name: many.table }).getByRole("row");
  await expect(rows.nth(2)).toContainText("123/456/7*8");
  await expect(page.getByText(many.left(1, 100_000))).toBeVisible();
  // The table scrolls.
  await expect(rows.nth(30)).toBeAttached();
  const table = await page.getByRole("region", { name: many.table }).boundingBox();
  expect(table?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await taisou.button(many.stop).click();
  await expect(taisou.button(many.goOn)).toBeVisible();
});
