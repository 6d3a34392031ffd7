import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";

test("the gentle mode has simple words, no timer and puzzles with pictures @both", async ({
  page,
  taisou,
  t,
  help,
  gentle,
  presets,
  today,
}) => {
  await taisou.open(EIGHT);
  await expect(page.getByRole("timer")).toBeVisible();
  await taisou.press(t.helpHeading);
  await taisou.dialog.getByText(help.gentle, { exact: true }).click();
  await taisou.keys("Escape");
  await expect(taisou.button(gentle.undo)).toBeVisible();
  await expect(taisou.button(gentle.solve)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const simple = { ...today, ...(taisou.lang === "ja" ? gentle.simple.today : {}) };
  const strip = page.getByRole("region", { name: simple.name });
  await expect(strip.getByRole("button", { name: simple.record })).toBeVisible();
  // It is kept, and the offer opens a board.
  await page.reload();
  await taisou.button(`${presets.emojiBoards} 3×2`).click();
  await expect(taisou.board.getByRole("gridcell", { includeHidden: true })).toHaveCount(6);
  await expect(taisou.button(gentle.undo)).toBeVisible();
});
