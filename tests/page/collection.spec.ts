import { play, TWO_BY_TWO } from "./boards";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { beginning } from "./words";

/** The dialog with the collection. */
class Collection {
  readonly dialog;
  readonly puzzles;
  readonly words;

  constructor(readonly taisou: Taisou) {
    this.words = taisou.words.collection;
    this.dialog = taisou.page.getByRole("dialog", { name: taisou.words.t.collection });
    this.puzzles = this.dialog.getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.taisou.button(this.taisou.words.t.collection).click();
    await expect(this.puzzles.first()).toBeVisible();
  }

  /** The button that filters by kind. */
  kind(name: string) {
    const kinds = this.dialog.getByRole("group", { name: this.words.kind });
    return kinds.getByRole("button", { name, exact: true });
  }

  puzzle(id: string) {
    const name = beginning(this.taisou.words.puzzle(id));
    return this.puzzles.filter({ has: this.taisou.page.getByRole("button", { name }) });
  }

  /** Opens a puzzle, which closes the dialog. */
  async take(id: string): Promise<void> {
    await this.puzzle(id).getByRole("button").click();
    await expect(this.dialog).toBeHidden();
    const name = this.taisou.words.puzzle(id);
    await expect(this.taisou.page.getByRole("heading", { name })).toBeVisible();
  }
}

test("kinds find a puzzle, which has a short link", async ({ page, taisou, t }) => {
  const collection = new Collection(taisou);
  await taisou.open();
  await collection.open();
  await collection.kind(collection.words.kinds.rush).click();
  await expect(collection.kind(collection.words.kinds.rush)).toBeFocused();
  await expect(collection.puzzles).toHaveCount(4);
  const source = collection.dialog.getByText(/ラッシュアワーのカード|The cards of Rush Hour/);
  await expect(source).toHaveCount(0);
  await taisou.button(collection.words.sources).click();
  await expect(source.first()).toBeVisible();
  await expect(collection.puzzle("rush-hour-1")).toContainText(t.shortestIs(9, null));

  await collection.take("rush-hour-1");
  await expect(page).toHaveURL(/#puzzle=rush-hour-1$/);
  const symbols = await taisou.symbols();
  await page.reload();
  await taisou.expectSymbols(symbols);

  await collection.open();
  await collection.kind(collection.words.kinds.klotski).click();
  await collection.take("simian-chuge");
  await expect(page).toHaveURL(/#puzzle=simian-chuge$/);
  await page.goBack();
  await taisou.expectSymbols(symbols);
  await page.goForward();
  const name = taisou.words.puzzle("simian-chuge");
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("puzzles solved by hand are marked", async ({ page, taisou, t, finish }) => {
  const collection = new Collection(taisou);
  const expectUnsolved = async () => {
    await collection.open();
    const { solvedMark } = collection.words;
    await expect(collection.puzzle("two-by-two")).not.toContainText(solvedMark);
    await taisou.keys("Escape");
    await expect(collection.dialog).toBeHidden();
  };
  await taisou.open(TWO_BY_TWO);
  await taisou.solveIn(4);
  await taisou.button(t.last).click();
  await taisou.expectSymbols("231 ");
  await expectUnsolved();

  // The last move of the shown answer by hand. A reload then restores the player's own board.
  await taisou.button(t.back).click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  // The closed dialog leaves the history entry a moment later. A reload before that would reopen it.
  const remembered = () => page.evaluate(() => [history.state?.moves, history.state?.over ?? null]);
  await expect.poll(remembered).toEqual(["", "answer"]);
  await page.reload();
  await taisou.expectSymbols("123 ");
  // The history entry remembers that the answer was shown.
  await play(taisou);
  await expect(taisou.won).toContainText(finish.helps(0, true, false));
  await expect(taisou.won).not.toContainText(t.against(4, 4));
  await expectUnsolved();
  await taisou.open(TWO_BY_TWO);
  await taisou.cell(2, 1).click();
  await expectUnsolved();

  // A reload in the middle changes nothing.
  await expect.poll(remembered).toEqual(["R", null]);
  await page.reload();
  await taisou.expectSymbols("12 3");
  await taisou.cell(1, 1).click();
  await taisou.cell(1, 2).click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  // The other language has the same records.
  const translated = new Taisou(page, taisou.lang === "ja" ? "en" : "ja");
  await page.goto(`./#lang=${translated.lang}`);
  const other = new Collection(translated);
  const { words } = other;
  await other.open();
  await expect(other.puzzle("two-by-two")).toContainText(words.solvedMark);
  await expect(other.puzzle("two-by-two")).toContainText(words.ownBest(4));
  const klotski = other.puzzle("klotski").first();
  await expect(klotski).toContainText(translated.words.t.shortestIs(81, null));
});

test("a ladder opens its next level by two presses, and goes on from there @both", async ({
  page,
  taisou,
  t,
  finish,
}) => {
  const { words } = new Collection(taisou);
  const key = (level: number) =>
    taisou.dialog.getByRole("button", { name: beginning(`${words.level(level)},`) });
  await taisou.open();
  await taisou.button(t.collection).click();
  await taisou.dialog.getByRole("button", { name: beginning("3×3") }).click();
  await expect(page).toHaveURL(/#puzzle=3x3\/1$/);
  await taisou.expectSymbols("123456 78");
  await taisou.cell(3, 2).click();
  // An unfinished level is marked, and goes on where the player left it.
  await taisou.button(t.collection).click();
  await taisou.button(words.kinds.numbers).click();
  await expect(key(1).first()).toHaveAccessibleName(beginning(words.level(1)));
  for (const name of ["3×3", "4×4"]) {
    await expect(taisou.dialog.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await taisou.keys("Escape");
  await taisou.cell(3, 3).click();
  await expect(taisou.won).toBeVisible();
  await taisou.button(finish.nextPuzzle).click();
  await expect(page).toHaveURL(/#puzzle=3x3\/2$/);
  await taisou.button(t.collection).click();
  await expect(key(1).first()).toHaveAccessibleName(new RegExp(words.levelMarks.best));
});

test("a short link takes options, and grows with an edit", async ({ page, taisou, lang }) => {
  await taisou.openAsText(`puzzle=souai&metric=line&alg=bfs&moves=DR&lang=${lang}`);
  await taisou.expectSymbols(" ウタソアマイタノ");
  const link = new RegExp(`#puzzle=souai&metric=line&alg=bfs&moves=[^&]+&lang=${lang}&end$`);
  expect(await taisou.copyLink()).toMatch(link);
  await taisou.goal.fill("アウソイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#start=");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#puzzle=souai&");
});

test("a collection that cannot load is reported", async ({ page, tolerated, taisou, t }) => {
  const { dropped } = taisou.words;
  tolerated.push(/net::ERR_FAILED/);
  await page.route(/entries-/, (route) => route.abort());
  await taisou.open("puzzle=klotski");
  await taisou.expectSymbols("アタマノタイソウ ");
  await expect(page.getByText(dropped.because["no-collection"]("puzzle", "klotski"))).toBeVisible();
  await taisou.button(t.collection).click();
  await expect(page.getByText(t.collectionFailed)).toBeVisible();
});

test("the collection is fetched when it is shown", async ({ page, taisou, t }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/(entries|PuzzleLists)-/.test(request.url())) requested.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await taisou.open();
  await taisou.solveIn(20);
  expect(requested).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const next = page.getByRole("region", { name: t.nextPuzzles });
  await expect(next.getByRole("listitem")).toHaveCount(4);
  expect(requested).not.toEqual([]);
});

test("the collection works by keyboard", async ({ page, taisou, t, puzzle }) => {
  const collection = new Collection(taisou);
  await taisou.open();
  const opener = taisou.button(t.collection);
  await opener.focus();
  await taisou.keys("Enter");
  await expect(collection.puzzles.first()).toBeVisible();
  // While the dialog is open, the keys of the page do nothing.
  await taisou.keys("n", "Escape");
  await expect(opener).toBeFocused();
  await taisou.expectSymbols("アタマノタイソウ ");
  await taisou.keys("Enter");
  await collection.puzzle("souai").getByRole("button").focus();
  await taisou.keys("Enter");
  await taisou.expectSymbols("ウアタソ マイタノ");
  // On the heading, arrow keys slide tiles.
  await expect(page.getByRole("heading", { name: puzzle("souai") })).toBeFocused();
  await taisou.keys("ArrowRight");
  await taisou.expectSymbols("ウアタ ソマイタノ");
});

test("an unfinished game goes on from its own card", async ({ page, taisou }) => {
  const collection = new Collection(taisou);
  await taisou.open("puzzle=souai");
  await taisou.cell(2, 1).click();
  await collection.open();
  await collection.take("two-by-two");
  await expect(page).toHaveURL(/#puzzle=two-by-two$/);
  await collection.open();
  await collection.take("souai");
  await taisou.expectSymbols("ウアタ ソマイタノ");
});

test("the collection reopens while it closes", async ({ page, taisou, t }) => {
  const collection = new Collection(taisou);
  await taisou.open();
  const opener = taisou.button(t.collection);
  await opener.click();
  await expect(collection.puzzles.first()).toBeVisible();
  await opener.evaluate((button: HTMLElement) => {
    const closing = new MutationObserver(() => {
      closing.disconnect();
      button.click();
    });
    const dialog = document.querySelector("dialog[open]");
    if (dialog !== null) closing.observe(dialog, { attributeFilter: ["open"] });
  });
  await taisou.keys("Escape");
  // The history has the entry of the dialog again.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain("collection");
  await expect(collection.puzzles.first()).toBeVisible();
});

test("a chosen puzzle shows its board on a phone @narrow", async ({ page, taisou, t }) => {
  const collection = new Collection(taisou);
  await taisou.open();
  await taisou.button(t.collection).tap();
  await expect(collection.puzzles.first()).toBeVisible();
  await collection.puzzle("traffic-jam").getByRole("button").tap();
  await expect(collection.dialog).toBeHidden();
  await expect(page).toHaveURL(/#puzzle=traffic-jam$/);
  await expect(taisou.board).toBeInViewport();
});
