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

test("the dialogs that a child opens are in kana @ja", async ({
  page,
  taisou,
  t,
  help,
  gentle,
}) => {
  await taisou.open(EIGHT);
  await taisou.press(t.helpHeading);
  await taisou.dialog.getByText(help.gentle, { exact: true }).click();
  // The names and the texts of puzzles stay, and the fold of Share for files and pages.
  const kanji = () =>
    taisou.dialog.evaluate((dialog) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isName =
          parentElement?.closest(
            ".preset-name, .kind-next, svg, details.share-part > :not(summary)",
          ) != null;
        if (!isName && /\p{Script=Han}/u.test(data)) texts.push(data);
      }
      return texts;
    });
  const dialogs: readonly (readonly [open: string, part: string])[] = [
    [gentle.helpHeading, gentle.simple.help.gentle],
    [gentle.collection, gentle.simple.collection.graded],
    [gentle.share, gentle.simple.share.withGoal],
    [gentle.simple.today.record, gentle.simple.record.archive],
  ];
  for (const [name, part] of dialogs) {
    if (name !== gentle.helpHeading) {
      await page.getByRole("button", { name }).first().click();
    }
    await expect(taisou.dialog.getByText(part)).toBeVisible();
    await expect(taisou.dialog).toHaveAttribute("lang", "ja-Hira");
    await expect.poll(kanji, name).toEqual([]);
    await taisou.keys("Escape");
  }
});
