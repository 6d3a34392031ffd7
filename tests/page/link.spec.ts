import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

test("a copied link opens the same board elsewhere", async ({ browser, locale, taisou }) => {
  await taisou.openAsText("board=12345678*&w=3");
  await taisou.start.fill("ウアタソ*マイタノ");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  const link = await taisou.copyLink();
  expect(decodeURI(link)).toContain("#start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end");

  const viewport = { width: 390, height: 844 };
  const fresh = await browser.newContext({ locale: locale ?? "", viewport });
  const friend = new Taisou(await fresh.newPage(), taisou.lang);
  await friend.page.goto(link);
  await friend.expectSymbols("ウアタソ マイタノ");
  await friend.solveIn(18);
  await fresh.close();
});

test("a link reports its unusable parts", async ({ taisou, t, dropped }) => {
  for (const [fragment, symbols, report] of [
    [
      "board=123*&w=2&goal=12/34",
      "123 ",
      t.errors["goal-mismatch"]({ symbol: "4", found: 1, expected: 0 }),
    ],
    ["board=123*&w=two", "123 ", dropped.because.value("w", "two")],
    ["puzzle=klotski&board=123*&w=2", "123 ", dropped.because["board-given"]("puzzle", "")],
    ["puzzle=no-such-one", "アタマノタイソウ ", t.unknownPuzzle("no-such-one")],
    ["start=21/3*&goal=2", "アタマノタイソウ ", dropped.cutOff],
    ["board=21/3*", "213 ", dropped.because["maybe-cut"]("goal", "")],
  ] as const) {
    await taisou.open(fragment);
    await taisou.expectSymbols(symbols);
    await expect(taisou.text(report)).toBeVisible();
  }
});

test("a link that a sentence runs into opens, and says that it is from a friend @both", async ({
  page,
  taisou,
  t,
}) => {
  const fromFriend = page.getByText(t.greeting(""));
  for (const [fragment, symbols] of [
    ["start=21/3*&goal=3*/21&end。", "213 "],
    ["start=21/3*&goal=3*/21&end）で遊べます", "213 "],
    ["board=12345678*&w=3)", "12345678 "],
  ] as const) {
    await taisou.open(fragment);
    await taisou.expectSymbols(symbols);
    await expect(fromFriend).toBeVisible();
    await expect(page.locator(".notices")).toBeEmpty();
  }
  // A friend's puzzle is no longer one after an edit, and a day is everybody's.
  await taisou.edit();
  await taisou.start.fill("*12345678");
  await expect(fromFriend).toBeHidden();
  await taisou.open("day=2026-11-24。");
  await expect(page.locator(".notices")).toBeEmpty();
  await expect(fromFriend).toBeHidden();
});

test("a player's own board is not from a friend, also after a reload", async ({
  page,
  taisou,
  t,
}) => {
  const fromFriend = page.getByText(t.greeting(""));
  await taisou.openAsText("puzzle=taisou");
  await taisou.start.fill("ウアタソ*マイタノ");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#start=");
  await page.reload();
  await taisou.expectSymbols("ウアタソ マイタノ");
  await expect(fromFriend).toBeHidden();
});

test("a link that leaves the page has no query of the visit", async ({ page, taisou }) => {
  await page.goto("./?utm_source=(x)'#board=セカイハ/ヒロイ*&goal=イカセハ/ヒロイ*");
  await expect(taisou.board).toBeVisible();
  const link = await taisou.copyLink();
  expect(new URL(link).hash).toMatch(/^#start=[A-Za-z0-9%/&=-]+&end$/);
  expect(new URL(link).search).toBe("");
  for (const one of await page.getByRole("navigation").getByRole("link").all()) {
    await expect(one).toHaveAttribute("href", /^http[^?]*#[A-Za-z0-9%/&=-]+&end$/);
  }
});
