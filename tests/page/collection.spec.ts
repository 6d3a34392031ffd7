import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

/** The collection in its dialog, as a person finds it. */
class Collection {
  readonly dialog;
  readonly puzzles;

  constructor(
    readonly page: Page,
    readonly name = "パズル集",
  ) {
    this.dialog = page.getByRole("dialog", { name });
    this.puzzles = this.dialog.getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: this.name, exact: true }).click();
    await expect(this.puzzles.first()).toBeVisible();
  }

  choose(label: string, option: string) {
    return this.dialog.getByRole("combobox", { name: label }).selectOption(option);
  }

  /** By the words that its name begins with. */
  puzzle(name: string) {
    const button = this.page.getByRole("button", { name: new RegExp(`^${name}`) });
    return this.puzzles.filter({ has: button });
  }

  /** Closes the list by opening one of its puzzles. */
  async take(name: string): Promise<void> {
    await this.puzzle(name).getByRole("button").click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByRole("heading", { name })).toBeVisible();
  }
}

/** Moves are written to the history after a pause; a reload before that would lose them. */
async function expectRemembered(page: Page, moves: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.moves)).toBe(moves);
}

test("narrows the collection down, opens a puzzle by a short address, and finds it again there", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  const collection = new Collection(page);
  await taisou.open();
  await collection.open();
  await collection.choose("種類", "ラッシュアワー");
  await expect(collection.puzzles).toHaveCount(4);
  await collection.choose("難しさ", "やさしい");
  await expect(collection.puzzles).toHaveCount(1);
  await expect(collection.dialog.getByRole("status")).toHaveText(/\d+問のうち1問/);
  await expect(collection.puzzle("ラッシュアワー カード1")).toContainText("最短21手");
  await collection.choose("数え方", "まっすぐ滑らせて");
  await expect(collection.puzzle("ラッシュアワー カード1")).toContainText("最短9手");

  await collection.take("ラッシュアワー カード1");
  await expect(page).toHaveURL(/#puzzle=rush-hour-1&metric=slide$/);
  const symbols = await taisou.symbols();
  await page.reload();
  await taisou.expectSymbols(symbols);
  await expect(page.getByRole("combobox", { name: "数え方" })).toHaveValue("slide");

  await collection.open();
  await collection.choose("種類", "箱入り娘の仲間");
  await collection.take("四面楚歌");
  await expect(page).toHaveURL(/#puzzle=simian-chuge&/);
  await page.goBack();
  await taisou.expectSymbols(symbols);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "四面楚歌" })).toBeVisible();
});

test("marks what was solved by hand, and not what the solver played", async ({ page }) => {
  const taisou = new Taisou(page);
  const collection = new Collection(page);
  await taisou.open("puzzle=two-by-two");
  await taisou.solve.click();
  await taisou.expectResult("4手（最短）");
  await taisou.button("末尾へ").click();
  await taisou.expectSymbols("231 ");
  await collection.open();
  await expect(collection.puzzle("2×2")).not.toContainText("解いた");
  await page.keyboard.press("Escape");
  await expect(collection.dialog).toBeHidden();

  // Half of the solution is not solving it by hand.
  await taisou.button("一手前").click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  await expectRemembered(page, "RDLU");
  await page.reload();
  await taisou.expectSymbols("231 ");
  await taisou.button("最初から").click();
  await taisou.expectSymbols("123 ");
  await taisou.cell(2, 1).click();
  await collection.open();
  await expect(collection.puzzle("2×2")).not.toContainText("解いた");
  await page.keyboard.press("Escape");

  // A reload in the middle changes nothing.
  await expectRemembered(page, "R");
  await page.reload();
  await taisou.expectSymbols("12 3");
  await taisou.cell(1, 1).click();
  await taisou.cell(1, 2).click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  await page.goto("./#lang=en");
  const inEnglish = new Collection(page, "Puzzles");
  await inEnglish.open();
  await expect(inEnglish.puzzle("2×2")).toContainText("Solved");
  await expect(inEnglish.puzzle("2×2")).toContainText("your best: 4");
  const shown = inEnglish.dialog.getByRole("status");
  await expect(shown).toHaveText(/^\d+ puzzles$/);
  await inEnglish.dialog.getByText("Only those not yet solved").click();
  await expect(shown).toHaveText(/^\d+ of \d+ puzzles$/);
  await expect(inEnglish.puzzle("2×2")).toHaveCount(0);
  await expect(inEnglish.puzzle("Klotski").first()).toContainText("116 moves at best");
});

test("a short link takes the keys of every link, and becomes a long one when the board is changed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const taisou = new Taisou(page);
  await taisou.open("puzzle=souai&metric=line&alg=bfs&moves=DR&lang=ja");
  await taisou.expectSymbols(" ウタソアマイタノ");
  await expect(page.getByRole("combobox", { name: "解法" })).toHaveValue("bfs");
  await taisou.button("リンクをコピー").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/#puzzle=souai&metric=line&alg=bfs&moves=[^&]+&lang=ja$/);
  await taisou.goal.fill("アウソイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#board=");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#puzzle=souai&");
});

test("a name that is not in the collection opens the first board and says so", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("puzzle=no-such-one");
  await taisou.expectSymbols("アタマノタイソウ ");
  await expect(page.getByText("「no-such-one」というパズル")).toBeVisible();
  await taisou.open("puzzle=klotski&board=123*&w=2");
  await taisou.expectSymbols("123 ");
  await expect(page.getByText("「puzzle」は使いませんでした")).toBeVisible();
});

test("says so where the collection cannot be fetched", async ({ page, troubles }) => {
  await page.route(/entries-/, (route) => route.abort());
  const taisou = new Taisou(page);
  await taisou.open("puzzle=klotski");
  await taisou.expectSymbols("アタマノタイソウ ");
  await expect(page.getByText("「klotski」を開けませんでした")).toBeVisible();
  await expect(page.getByText(/^パズル集を読み込めませんでした/)).toBeVisible();
  troubles.length = 0;
});

test("is used by the keyboard alone, and gives the focus back", async ({ page }) => {
  const taisou = new Taisou(page);
  const collection = new Collection(page);
  await taisou.open();
  const opener = page.getByRole("button", { name: "パズル集", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(collection.puzzles.first()).toBeVisible();
  // Keys of the page behind do nothing meanwhile.
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await taisou.expectSymbols("アタマノタイソウ ");
  await page.keyboard.press("Enter");
  await collection.puzzle("ウアタソ").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await taisou.expectSymbols("ウアタソ マイタノ");
  // From here the arrow keys slide tiles.
  await expect(page.getByRole("heading", { name: "ウアタソ" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("ウアタ ソマイタノ");
});

test("the collection fills a phone, every control can be touched, and the board is in sight after it @narrow", async ({
  page,
}) => {
  const taisou = new Taisou(page);
  const collection = new Collection(page);
  await taisou.open();
  await page.getByRole("button", { name: /^すべて見る/ }).tap();
  await expect(collection.puzzles.first()).toBeVisible();
  for (const control of [
    ...(await collection.dialog.getByRole("button").all()),
    ...(await collection.dialog.getByRole("combobox").all()),
  ]) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const sideways = await collection.dialog.evaluate(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  );
  expect(sideways).toBe(0);
  await collection.puzzle("トラフィック・ジャム").getByRole("button").tap();
  await expect(collection.dialog).toBeHidden();
  await expect(page).toHaveURL(/#puzzle=traffic-jam$/);
  await expect(taisou.board).toBeInViewport();
});
