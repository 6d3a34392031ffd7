import type { Locator } from "@playwright/test";
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

/** The texts with kanji, without those in parts that have this selector. */
const kanjiIn = (part: Locator, without: string) =>
  part.evaluate((root, kept) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.closest(kept) == null && /\p{Script=Han}/u.test(data)) texts.push(data);
    }
    return texts;
  }, without);

test("the dialogs that a child opens are in kana @ja", async ({
  page,
  taisou,
  t,
  help,
  gentle,
  puzzle,
}) => {
  await taisou.open(EIGHT);
  await taisou.press(t.helpHeading);
  await taisou.dialog.getByText(help.gentle, { exact: true }).click();
  // The names and the texts of puzzles stay, and the fold of Share for files and pages.
  const kept = ".preset-name, .kind-next, svg, details.share-part > :not(summary)";
  const dialogs: readonly (readonly [open: string, part: string])[] = [
    [gentle.helpHeading, gentle.simple.help.gentle],
    [gentle.collection, gentle.reading(puzzle("moving-day"))],
    [gentle.share, gentle.simple.share.withGoal],
    [gentle.simple.today.record, gentle.simple.record.archive],
  ];
  for (const [name, part] of dialogs) {
    if (name !== gentle.helpHeading) {
      await page.getByRole("button", { name }).first().click();
    }
    await expect(taisou.dialog.getByText(part)).toBeVisible();
    await expect(taisou.dialog).toHaveAttribute("lang", "ja-Hira");
    await expect.poll(() => kanjiIn(taisou.dialog, kept), name).toEqual([]);
    await taisou.keys("Escape");
  }
});

test("Make, the ways to scramble, answers and headings of chapters are in kana @ja", async ({
  page,
  taisou,
  t,
  help,
  gentle,
  presets,
  puzzle,
}) => {
  const { make, tools, draw, layout, scramble, how } = gentle.simple;
  await taisou.open("puzzle=eight-hardest");
  await taisou.press(t.helpHeading);
  await taisou.dialog.getByText(help.gentle, { exact: true }).click();
  await taisou.keys("Escape");
  const name = gentle.reading(puzzle("eight-hardest"));
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const expectKana = (part: Locator, without = ".visually-hidden") =>
    expect.poll(() => kanjiIn(part, without)).toEqual([]);

  const ways = taisou.button(gentle.scrambleWays);
  await ((await ways.isVisible()) ? ways : taisou.button(t.menu)).click();
  await expect(taisou.text(scramble.far("31"))).toBeVisible();
  await expectKana(page.locator(".scramble-options"));
  await taisou.keys("Escape");

  await taisou.view("explore").click();
  await page.locator("#tab-panel").getByRole("button", { name: gentle.solve }).click();
  await expect(taisou.button(tools.howMany)).toBeVisible();
  // Those of methods and of the fold with figures stay.
  await expectKana(page.locator(".explore"), "option, .search-details");

  await taisou.view("make").click();
  await taisou.button(make.sections.word).click();
  await taisou.box(presets.word).fill("セカイ");
  await expectKana(page.locator(".card.make"));
  await taisou.button(make.sections.layout).click();
  await taisou.button(layout.lengths.easy).click();
  await expect(page.locator(".layout-pictures li")).toHaveCount(1);
  await expectKana(page.locator(".card.make"));
  for (const [section, text] of [
    [make.sections.draw, draw.notes.newPiece],
    [make.sections.photo, make.choose],
    [make.sections.symbols, make.goalHeading],
  ] as const) {
    await taisou.button(section).click();
    await expect(taisou.exactText(text)).toBeVisible();
    await expectKana(page.locator(".card.make"));
  }

  await taisou.press(t.howItWorks);
  await expect(taisou.dialog.getByText(how.chapters.parity.title).first()).toBeVisible();
  await expectKana(taisou.dialog.locator("nav"));
  await expectKana(taisou.dialog.locator(".how-text h3").first());
  await expectKana(taisou.dialog.locator(".demo-tools").first());
  await expect(taisou.dialog.locator(".how-text")).toHaveAttribute("lang", "ja");
});
