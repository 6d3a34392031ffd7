import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

test("a copied link opens the very same board in a fresh browser", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3");
  await taisou.start.fill("ウアタソ*マイタノ");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  await taisou.button("リンクをコピー").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURI(link)).toContain("#board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");

  const fresh = await browser.newContext({
    locale: "ja-JP",
    viewport: { width: 390, height: 844 },
  });
  const friend = new Taisou(await fresh.newPage());
  await friend.page.goto(link);
  await friend.expectSymbols("ウアタソ マイタノ");
  await friend.solve.click();
  await friend.expectResult("18手（最短）");
  await fresh.close();
});

test("a link carries the moves played so far", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3&moves=RD");
  await taisou.expectSymbols("1234 6758");
  await taisou.button("元に戻す").click();
  await taisou.expectSymbols("1234567 8");
});

test("a link keeps the moves up to the first that cannot be made", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3&moves=RDR2U");
  await taisou.expectSymbols("1234 6758");
  await expect(page.getByText("途中の「R2」から")).toBeVisible();
  await taisou.button("元に戻す").click();
  await taisou.expectSymbols("1234567 8");
});

test("a link of thousands of moves opens at their end", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(`board=12345678*&w=3&moves=${"RDLU".repeat(900)}R`);
  await taisou.expectSymbols("1234567 8");
  await expect(page.getByText("3601手")).toBeVisible();
});

test("back and forward go from puzzle to puzzle", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=123*&goal=231*&w=2");
  await taisou.expectSymbols("123 ");
  await page.getByRole("button", { name: /駐車場 3×2/ }).click();
  await taisou.expectSymbols("車・・・・ ");
  await page.getByRole("button", { name: /8パズルの最難/ }).click();
  await taisou.expectSymbols("8672543 1");
  await page.goBack();
  await taisou.expectSymbols("車・・・・ ");
  await page.goBack();
  await taisou.expectSymbols("123 ");
  await page.goForward();
  await taisou.expectSymbols("車・・・・ ");
});

test("an edited address opens what it says", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=123*&w=2");
  await page.evaluate(() => {
    location.hash = "#board=321*&w=2";
  });
  await taisou.expectSymbols("321 ");
});

/** Bad link, what is still shown, what the page says about the rest. */
const bad: [string, string, RegExp][] = [
  ["board=123*&w=2&goal=12/34", "123 ", /ゴール|4/],
  ["board=123*&w=two", "123 ", /w/],
  ["board=123*&w=2&alg=dijkstra", "123 ", /alg|dijkstra/],
  ["board=123*&w=2&metric=hop", "123 ", /metric|hop/],
  ["board=123*&w=2&moves=XYZ", "123 ", /moves|手順|X/],
  ["board=123*&w=2&lang=tlh", "123 ", /lang|tlh/],
  ["board=123*&w=2&colour=red", "123 ", /colour/],
  ["board=123*&goal=2%ZZ&w=2", "123 ", /goal|ゴール/],
  ["board=123*&w=2&axis=wide", "123 ", /axis/],
  ["goal=12/3*", "アタマノタイソウ ", /goal.*board/],
];
for (const [fragment, symbols, said] of bad) {
  test(`#${fragment} keeps what it can and says what it dropped`, async ({ page }) => {
    const taisou = new Taisou(page);
    await taisou.open(fragment);
    await taisou.expectSymbols(symbols);
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
  });
}

test("a link with a bad board keeps its text to be mended", async ({ page }) => {
  const taisou = new Taisou(page);
  await page.goto("./#board=123/45&w=3");
  await expect(taisou.start).toHaveValue("123/45");
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
  await expect(taisou.solve).toBeDisabled();
  // In the place of the board stands what is wrong, and the way to it.
  await expect(page.getByText(/2行.*2升/).first()).toBeVisible();
  await taisou.button("スタートを直す").click();
  await expect(taisou.start).toBeFocused();
  await taisou.start.fill("123/45*");
  await taisou.expectSymbols("12345 ");
});
