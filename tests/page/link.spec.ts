import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { beginning, type Words } from "./words";

test("a copied link opens the same board elsewhere", async ({
  context,
  browser,
  locale,
  taisou,
  lang,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await taisou.openAsText("board=12345678*&w=3");
  await taisou.start.fill("ウアタソ*マイタノ");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  await taisou.press(t.copyLink);
  const link = await taisou.copied();
  expect(decodeURI(link)).toContain("#start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end");

  const fresh = await browser.newContext({
    locale: locale ?? "",
    viewport: { width: 390, height: 844 },
  });
  const friend = new Taisou(await fresh.newPage(), lang);
  await friend.page.goto(link);
  await friend.expectSymbols("ウアタソ マイタノ");
  await friend.solve.click();
  await friend.expectResult(t.solved(18, true));
  await fresh.close();
});

test("a link carries the moves played so far", async ({ taisou, t }) => {
  await taisou.open("board=12345678*&w=3&moves=RD");
  await taisou.expectSymbols("1234 6758");
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("1234567 8");
});

test("a link keeps the moves up to the first illegal one", async ({ page, taisou, t, dropped }) => {
  await taisou.open("board=12345678*&w=3&moves=RDR2U");
  await taisou.expectSymbols("1234 6758");
  await expect(page.getByText(dropped.because.cut("moves", "R2"))).toBeVisible();
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("1234567 8");
});

test("a link with thousands of moves opens at their end", async ({ page, taisou, t }) => {
  await taisou.open(`board=12345678*&w=3&moves=${"RDLU".repeat(900)}R`);
  await taisou.expectSymbols("1234567 8");
  await expect(page.getByText(t.moveCount(3601))).toBeVisible();
});

test("Back and Forward lead from puzzle to puzzle", async ({ page, taisou, t, puzzle }) => {
  await taisou.open("board=123*&goal=231*&w=2");
  await taisou.expectSymbols("123 ");
  const choose = async (id: string) => {
    await taisou.button(t.collection).click();
    const list = page.getByRole("dialog");
    await list
      .getByRole("button", { name: beginning(puzzle(id)) })
      .first()
      .click();
  };
  await choose("parking-3x2");
  await taisou.expectSymbols("車・・・・ ");
  await choose("eight-hardest");
  await taisou.expectSymbols("8672543 1");
  await page.goBack();
  await taisou.expectSymbols("車・・・・ ");
  await page.goBack();
  await taisou.expectSymbols("123 ");
  await page.goForward();
  await taisou.expectSymbols("車・・・・ ");
});

test("an edited address opens its puzzle", async ({ page, taisou }) => {
  await taisou.open("board=123*&w=2");
  await page.evaluate(() => {
    location.hash = "#board=321*&w=2";
  });
  await taisou.expectSymbols("321 ");
});

/** Bad link, what is still shown, what the page says about the rest. */
const bad: readonly [string, string, (words: Words) => string][] = [
  [
    "board=123*&w=2&goal=12/34",
    "123 ",
    ({ t }) => t.errors["goal-mismatch"]({ symbol: "4", found: 1, expected: 0 }),
  ],
  ["board=123*&w=two", "123 ", ({ dropped }) => dropped.because.value("w", "two")],
  [
    "board=123*&w=2&alg=dijkstra",
    "123 ",
    ({ dropped }) => dropped.because.value("alg", "dijkstra"),
  ],
  ["board=123*&w=2&metric=hop", "123 ", ({ dropped }) => dropped.because.value("metric", "hop")],
  ["board=123*&w=2&moves=XYZ", "123 ", ({ dropped }) => dropped.because.unreadable("moves", "XYZ")],
  ["board=123*&w=2&lang=tlh", "123 ", ({ dropped }) => dropped.because.value("lang", "tlh")],
  [
    "board=123*&w=2&colour=red",
    "123 ",
    ({ dropped }) => dropped.because["unknown-key"]("colour", "red"),
  ],
  ["board=123*&goal=2%ZZ&w=2", "123 ", ({ dropped }) => dropped.because.encoding("goal", "2%ZZ")],
  ["board=123*&w=2&axis=wide", "123 ", ({ dropped }) => dropped.because.value("axis", "wide")],
  ["goal=12/3*", "アタマノタイソウ ", ({ dropped }) => dropped.because["no-board"]("goal", "")],
  ["start=21/3*&goal=2", "アタマノタイソウ ", ({ dropped }) => dropped.cutOff],
  ["board=21/3*", "213 ", ({ dropped }) => dropped.because["maybe-cut"]("goal", "")],
];
for (const [fragment, symbols, said] of bad) {
  test(`#${fragment} reports its unusable parts`, async ({ page, taisou, words }) => {
    await taisou.open(fragment);
    await taisou.expectSymbols(symbols);
    await expect(page.getByText(said(words)).filter({ visible: true }).first()).toBeVisible();
  });
}

test("a link with a wrong board keeps its text for editing", async ({ page, taisou, t }) => {
  await page.goto("./#board=123/45&w=3");
  // In the place of the board stands what is wrong, and the way to it.
  await expect(
    page
      .getByText(t.errors["width-mismatch"]({ row: 2, column: 3, found: 2, expected: 3 }))
      .first(),
  ).toBeVisible();
  await expect(taisou.solve).toHaveCount(0);
  await taisou.button(t.mend).first().click();
  await expect(taisou.start).toBeFocused();
  await expect(taisou.start).toHaveValue("123/45");
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
  await taisou.start.fill("123/45*");
  await taisou.expectSymbols("12345 ");
});
