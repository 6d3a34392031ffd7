import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";

test("a loading tab says so", async ({ page, taisou, t, space }) => {
  const send = await taisou.holdBack(/WholeSpace-/);
  await taisou.open("board=123*&goal=231*&w=2&room=all");
  await expect(page.getByRole("tabpanel").getByText(t.loadingPart)).toBeVisible();
  send();
  await taisou.button(space.survey).click();
  const chart = page.getByRole("group", { name: space.chart });
  await expect(chart.getByText(space.axisDistance)).toBeVisible();
  await expect(chart.getByText(space.axisCounts, { exact: true })).toBeVisible();
});

test("the moves field grows with its text @wide", async ({ page, taisou, check }) => {
  await taisou.open("board=12345678*&w=3&room=check");
  const field = page.getByRole("textbox", { name: check.moves });
  await field.fill("RDLU".repeat(60));
  const cut = await field.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
});

test("a wide window aligns the board with its neighbours @wide", async ({ page, taisou, t }) => {
  await taisou.open();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = [
      page.locator(".wordmark-tiles"),
      page.locator(".board-panel"),
      taisou.button(t.undo),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const [first, ...others] = boxes.map((box) => Math.round(box?.x ?? -1));
    expect(others, `at ${width}`).toEqual([first, first]);
    // The names of all tools fit on one line.
    const lines = await page
      .locator(".tool-name")
      .evaluateAll((names) => names.map(({ clientHeight }) => Math.round(clientHeight)));
    expect(Math.max(...lines), `at ${width}`).toBe(Math.min(...lines));
  }
});

test("keys move between the tabs, and those behind the last one", async ({ taisou }) => {
  await taisou.open(`${EIGHT}&room=many`);
  await expect(taisou.tab("many")).toHaveAttribute("aria-selected", "true");
  await taisou.tab("many").press("ArrowLeft");
  await expect(taisou.tab("check")).toBeFocused();
  await taisou.tab("all").click();
  await expect(taisou.tab("check")).toHaveCount(0);
  await taisou.tab("all").press("End");
  await expect(taisou.tab("check")).toHaveAttribute("aria-selected", "true");
  await taisou.keys("Home");
  await expect(taisou.tab("answer")).toBeFocused();
});
