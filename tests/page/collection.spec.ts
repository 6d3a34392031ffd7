import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beginning, numbered, type Words, wordsIn } from "./words";

/** The collection in its dialog, as a person finds it. */
class Collection {
  readonly dialog;
  readonly puzzles;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.dialog = page.getByRole("dialog", { name: words.t.collection });
    this.puzzles = this.dialog.getByRole("listitem");
  }

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.t.collection, exact: true }).click();
    await expect(this.puzzles.first()).toBeVisible();
  }

  choose(label: string, option: string) {
    return this.dialog.getByRole("combobox", { name: label }).selectOption(option);
  }

  /** The chip of a kind; `all` for every kind. */
  chip(kind: string) {
    const chips = this.dialog.getByRole("group", { name: this.words.collection.kind });
    return chips.getByRole("button", { name: beginning(`${kind} `) });
  }

  puzzle(id: string) {
    const button = this.page.getByRole("button", { name: beginning(this.words.puzzle(id)) });
    return this.puzzles.filter({ has: button });
  }

  /** Closes the list by opening one of its puzzles. */
  async take(id: string): Promise<void> {
    await this.puzzle(id).getByRole("button").click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByRole("heading", { name: this.words.puzzle(id) })).toBeVisible();
  }
}

/**
 * Moves that follow others closely are written to the history after a pause, and what was closed is gone from it a moment
 * later: a reload before that would lose them, or be given up for the way back.
 */
async function expectRemembered(
  page: Page,
  moves: string,
  over: string | null = null,
): Promise<void> {
  const kept = () => page.evaluate(() => [history.state?.moves, history.state?.over ?? null]);
  await expect.poll(kept).toEqual([moves, over]);
}

test("filters the collection, and opens a puzzle by a short link", async ({
  page,
  taisou,
  t,
  puzzle,
}) => {
  const collection = new Collection(page, taisou.words);
  await taisou.open();
  await collection.open();
  // Pictures come before anything has to be scrolled.
  await expect(collection.puzzles.first()).toBeInViewport({ ratio: 0.9 });
  await collection.chip(taisou.words.collection.kinds.rush).click();
  await expect(collection.puzzles).toHaveCount(4);
  await collection.choose(t.difficulty, t.difficulties.easy);
  await expect(collection.puzzles).toHaveCount(1);
  await expect(collection.dialog.getByRole("status")).toHaveText(
    numbered(taisou.words.collection.puzzlesShown(1, 99)),
  );
  await expect(collection.puzzle("rush-hour-1")).toContainText(t.shortestIs(9, null));

  await collection.take("rush-hour-1");
  await expect(page).toHaveURL(/#puzzle=rush-hour-1$/);
  const symbols = await taisou.symbols();
  await page.reload();
  await taisou.expectSymbols(symbols);

  await collection.open();
  await collection.chip(taisou.words.collection.kinds.klotski).click();
  await collection.take("simian-chuge");
  await expect(page).toHaveURL(/#puzzle=simian-chuge$/);
  await page.goBack();
  await taisou.expectSymbols(symbols);
  await page.goForward();
  await expect(page.getByRole("heading", { name: puzzle("simian-chuge") })).toBeVisible();
});

test("marks puzzles solved by hand, not by the solver", async ({
  page,
  taisou,
  lang,
  t,
  finish,
}) => {
  const collection = new Collection(page, taisou.words);
  await taisou.open("puzzle=two-by-two");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(4, true));
  await taisou.button(t.last).click();
  await taisou.expectSymbols("231 ");
  await collection.open();
  await expect(collection.puzzle("two-by-two")).not.toContainText(
    taisou.words.collection.solvedMark,
  );
  await page.keyboard.press("Escape");
  await expect(collection.dialog).toBeHidden();

  // Half of the solution is not solving it by hand, and a reload gives the player's own board back.
  await taisou.button(t.back).click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  await expectRemembered(page, "", "answer");
  await page.reload();
  await taisou.expectSymbols("123 ");
  // Nor is it to play the solution that was shown, which the entry remembers.
  for (const [row, column] of [
    [2, 1],
    [1, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    await taisou.cell(row, column).click();
  }
  const card = page.getByRole("region", { name: t.won });
  await expect(card).toContainText(finish.helped.answer);
  await expect(card).not.toContainText(t.against(4, 4));
  await collection.open();
  await expect(collection.puzzle("two-by-two")).not.toContainText(
    taisou.words.collection.solvedMark,
  );
  await page.keyboard.press("Escape");
  await taisou.open("puzzle=two-by-two");
  await taisou.cell(2, 1).click();
  await collection.open();
  await expect(collection.puzzle("two-by-two")).not.toContainText(
    taisou.words.collection.solvedMark,
  );
  await page.keyboard.press("Escape");

  // A reload in the middle changes nothing.
  await expectRemembered(page, "R");
  await page.reload();
  await taisou.expectSymbols("12 3");
  await taisou.cell(1, 1).click();
  await taisou.cell(1, 2).click();
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  // In the other language it is the same puzzle.
  const otherLang = lang === "ja" ? "en" : "ja";
  const words = wordsIn(otherLang);
  await page.goto(`./#lang=${otherLang}`);
  const other = new Collection(page, words);
  await other.open();
  await expect(other.puzzle("two-by-two")).toContainText(words.collection.solvedMark);
  await expect(other.puzzle("two-by-two")).toContainText(words.collection.ownBest(4));
  await expect(other.chip(words.collection.every)).toHaveText(
    numbered(`${words.collection.every} ${words.collection.outOf(1, 99)}`),
  );
  const shown = other.dialog.getByRole("status");
  const some = numbered(words.collection.puzzlesShown(1, 99));
  await expect(shown).toHaveText(numbered(words.collection.puzzlesShown(99, 99)));
  await expect(shown).not.toHaveText(some);
  await other.dialog.getByText(words.collection.unsolvedOnly).click();
  await expect(shown).toHaveText(some);
  await expect(other.puzzle("two-by-two")).toHaveCount(0);
  await expect(other.puzzle("klotski").first()).toContainText(words.t.shortestIs(81, null));
});

test("a short link takes options, and grows with an edit", async ({
  page,
  context,
  taisou,
  lang,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await taisou.openAsText(`puzzle=souai&metric=line&alg=bfs&moves=DR&lang=${lang}`);
  await taisou.expectSymbols(" ウタソアマイタノ");
  await taisou.press(t.copyLink);
  const link = new RegExp(`#puzzle=souai&metric=line&alg=bfs&moves=[^&]+&lang=${lang}$`);
  expect(await taisou.copied()).toMatch(link);
  await taisou.goal.fill("アウソイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#start=");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await expect.poll(() => page.url()).toContain("#puzzle=souai&");
});

test("uses the puzzle's metric, unless the link names one", async ({ page, taisou, t }) => {
  const optimum = page.locator(".optimum");
  for (const [link, moves] of [
    ["puzzle=klotski", 81],
    ["puzzle=rush-hour-1", 9],
    ["puzzle=klotski&metric=step", 116],
    ["puzzle=eight-hardest", 31],
  ] as const) {
    await taisou.open(link);
    await expect(optimum).toContainText(t.optimumIs(moves));
  }
});

test("an unknown puzzle name opens the first board", async ({ page, taisou, t, dropped }) => {
  await taisou.open("puzzle=no-such-one");
  await taisou.expectSymbols("アタマノタイソウ ");
  await expect(page.getByText(t.unknownPuzzle("no-such-one"))).toBeVisible();
  await taisou.open("puzzle=klotski&board=123*&w=2");
  await taisou.expectSymbols("123 ");
  await expect(page.getByText(dropped.because["board-given"]("puzzle", ""))).toBeVisible();
});

test("reports a collection that cannot be fetched", async ({
  page,
  tolerated,
  taisou,
  t,
  dropped,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await page.route(/entries-/, (route) => route.abort());
  await taisou.open("puzzle=klotski");
  await taisou.expectSymbols("アタマノタイソウ ");
  await expect(page.getByText(dropped.because["no-collection"]("puzzle", "klotski"))).toBeVisible();
  await taisou.button(t.collection).click();
  await expect(page.getByText(t.collectionFailed)).toBeVisible();
});

test("fetches the collection only where it is shown", async ({ page, taisou, t }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/(entries|PuzzleLists)-/.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await taisou.open();
  await taisou.solve.click();
  await taisou.expectResult(t.solved(20, true));
  expect(asked).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("region", { name: t.nextPuzzles }).getByRole("listitem")).toHaveCount(
    4,
  );
  expect(asked).not.toEqual([]);
});

test("works by keyboard, and restores the focus", async ({ page, taisou, t, puzzle }) => {
  const collection = new Collection(page, taisou.words);
  await taisou.open();
  const opener = page.getByRole("button", { name: t.collection, exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(collection.puzzles.first()).toBeVisible();
  // Keys of the page behind do nothing meanwhile.
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await taisou.expectSymbols("アタマノタイソウ ");
  await page.keyboard.press("Enter");
  await collection.puzzle("souai").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await taisou.expectSymbols("ウアタソ マイタノ");
  // From here the arrow keys slide tiles.
  await expect(page.getByRole("heading", { name: puzzle("souai") })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("ウアタ ソマイタノ");
});

test("reopens while it closes", async ({ page, taisou, t }) => {
  const collection = new Collection(page, taisou.words);
  await taisou.open();
  const opener = page.getByRole("button", { name: t.collection, exact: true });
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
  await page.keyboard.press("Escape");
  // Once what the closing went back from is back in the history.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain("collection");
  await expect(collection.puzzles.first()).toBeVisible();
});

test("the collection fills a phone, and then shows the board", {
  tag: "@narrow",
}, async ({ page, taisou, t }) => {
  const collection = new Collection(page, taisou.words);
  await taisou.open();
  await taisou.button(t.collection).tap();
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
  await collection.puzzle("traffic-jam").getByRole("button").tap();
  await expect(collection.dialog).toBeHidden();
  await expect(page).toHaveURL(/#puzzle=traffic-jam$/);
  await expect(taisou.board).toBeInViewport();
});
