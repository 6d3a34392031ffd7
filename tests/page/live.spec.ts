import type { Locator, Page } from "@playwright/test";
import { EIGHT, HARDEST, play, SOUAI, UNNAMED } from "./boards";
import { expect, test } from "./fixtures";
import { Finger, middleOf } from "./hand";
import type { Taisou } from "./taisou";
import { left as movesLeft } from "./words";

/** The tiles marked as best moves. */
function best({ board, words }: Taisou): Locator {
  return board.getByRole("button", { name: new RegExp(words.t.nextCell) });
}

/** Opens a link that once led to a tab for the moves left, and shows them. */
async function openLive(taisou: Taisou, fragment: string): Promise<void> {
  await taisou.open(`${fragment}&room=left`);
  await expect(taisou.tab("answer")).toHaveAttribute("aria-selected", "true");
  await taisou.toggleLive();
}

/** The live region of the board. */
function spoken(page: Page): Locator {
  return page.locator("div.visually-hidden[aria-live=polite]").last();
}

test("each move has a distance and best moves", async ({ page, taisou, t }) => {
  await taisou.open(`${SOUAI}&room=left`);
  await expect(best(taisou)).toHaveCount(0);
  await taisou.toggleLive();
  await expect(taisou.exactText(t.liveIs(18))).toBeVisible();
  await expect(best(taisou)).toHaveCount(2);

  await best(taisou).first().click();
  await expect(taisou.exactText(t.liveIs(17))).toBeVisible();
  await expect(taisou.exactText(t.liveEffect(-1))).toBeVisible();
  await expect(spoken(page)).toContainText(t.liveIs(17));
  await taisou.button(t.undo).click();
  await expect(taisou.exactText(t.liveIs(18))).toBeVisible();
  await taisou.cell(1, 2).click();
  await expect(taisou.exactText(t.liveIs(19))).toBeVisible();
  await expect(taisou.exactText(t.liveEffect(1))).toBeVisible();

  // The distance depends on the metric.
  await taisou.choose(t.metric, "line");
  await expect(taisou.exactText(t.liveIs(14))).toBeVisible();
  await taisou.choose(t.metric, "step");

  // A reload restores the display.
  await taisou.expectStored("D");
  await page.reload();
  await expect(taisou.exactText(t.liveIs(19))).toBeVisible();
  // The marked moves lead to the goal.
  await taisou.open("board=123*46758&w=3&room=left");
  for (let moves = 2; moves >= 0; moves -= 1) {
    await best(taisou).first().click();
    if (moves > 0) await expect(taisou.exactText(t.liveIs(moves))).toBeVisible();
  }
  await expect(taisou.won).toBeVisible();
  await expect(best(taisou)).toHaveCount(0);
  await taisou.toggleLive();
  await taisou.button(t.undo).click();
  await expect(page.getByText(t.liveIs(1))).toHaveCount(0);
  await expect(best(taisou)).toHaveCount(0);
});

test("the board marks every best move, in words too", async ({ taisou, t }) => {
  await openLive(taisou, HARDEST);
  await expect(best(taisou)).toHaveCount(3);
  await best(taisou).filter({ hasText: "5" }).click();
  await taisou.expectSymbols("8672 4351");
  await expect(taisou.exactText(t.liveIs(30))).toBeVisible();
});

test("the page says so if no move helps", async ({ page, taisou, t }) => {
  await openLive(taisou, "board=21/3*&goal=12/3*");
  await expect(taisou.exactText(t.liveNone)).toBeVisible();
  await taisou.cell(2, 1).click();
  await expect(taisou.exactText(t.liveNone)).toBeVisible();
  // An unreadable goal has no distance.
  await taisou.edit();
  await taisou.goal.fill("12");
  await expect(page.getByText(t.liveNone)).toHaveCount(0);
});

test("a record is named, with time and best result", async ({ page, taisou, t }) => {
  await page.clock.install();
  const timer = page.getByRole("timer");
  await taisou.open(UNNAMED);
  await expect(timer).toHaveText("0:00");
  await taisou.cell(2, 1).click();
  await page.clock.fastForward(41_000);
  const seconds = async () => {
    const [minutes = 0, rest = 0] = (await timer.innerText()).split(":").map(Number);
    return 60 * minutes + rest;
  };
  await expect.poll(seconds).toBeGreaterThanOrEqual(41);
  await taisou.button(t.undo).click();
  await expect.poll(seconds).toBeGreaterThanOrEqual(41);
  for (const _ of [1, 2]) await taisou.cell(2, 1).click();
  await taisou.cell(2, 2).click();
  await play(taisou);
  await taisou.expectSymbols("231 ");
  // On a phone the result stands in place of the timer.
  const [time = ""] = (await taisou.won.innerText()).match(/\d+:\d\d/) ?? [];
  await expect(page.getByText(t.ownRecord(6, 41_000).replace("0:41", time))).toBeVisible();
  await expect(spoken(page)).toContainText(time);
  await expect(taisou.exactText(t.newRecord)).toHaveCount(0);

  await taisou.press(t.restart);
  await expect(timer).toHaveText("0:00");
  await play(taisou);
  await taisou.expectSymbols("231 ");
  await expect(taisou.exactText(t.newRecord)).toBeVisible();
  await expect(spoken(page)).toContainText(t.newRecord);

  // A reload repeats no record, and keeps the best result.
  await taisou.expectStored("RDLU");
  await page.reload();
  await taisou.expectSymbols("231 ");
  await expect(page.getByText(t.ownRecord(4, null))).toBeVisible();
  await expect(page.getByText(t.newRecord)).toHaveCount(0);
});

test("a switch hides time and moves", async ({ page, taisou, t }) => {
  await taisou.open(UNNAMED);
  await taisou.cell(2, 1).click();
  await page.getByTitle(t.counts).click();
  await page.getByText(t.showTally).click();
  await taisou.keys("Escape");
  const hidden = async () => {
    await expect(taisou.button(t.tallyHidden)).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByText(t.moveCount(1), { exact: true })).toHaveCount(0);
  };
  await hidden();
  await page.reload();
  await hidden();
  await taisou.button(t.tallyHidden).click();
  await page.getByText(t.showTally).click();
  await expect(page.getByRole("timer")).toBeVisible();
});

test("arrow keys can move the blank instead", async ({ page, taisou, t, help }) => {
  await taisou.open(EIGHT);
  await taisou.keys("ArrowRight");
  await taisou.expectSymbols("1234567 8");
  await taisou.press(t.helpHeading);
  await taisou.unfoldKeys();
  const { dialog } = taisou;
  await expect(dialog).toContainText(help.helpArrows.tile);
  await dialog.getByText(help.arrowsMoveBlank).click();
  await expect(dialog).toContainText(help.helpArrows.blank);
  const slide = dialog.getByRole("rowheader", { name: help.blankKeys.slide, exact: true });
  await expect(slide).toBeVisible();
  await taisou.keys("Escape");
  // Keys reach the board once the dialog is gone.
  await expect(page.getByText(help.helpArrows.blank)).toHaveCount(0);
  await taisou.keys("ArrowRight");
  await taisou.expectSymbols("12345678 ");
  await taisou.keys("Shift+ArrowUp");
  await taisou.expectSymbols("12 453786");
  await taisou.open(EIGHT);
  await taisou.keys("ArrowLeft");
  await taisou.expectSymbols("1234567 8");
});

test("a hint ends with its reason", async ({ page, taisou, t }) => {
  await taisou.open(SOUAI);
  await taisou.button(t.hint).click();
  // The board has two タ, so the hint names the cell.
  const where = t.hintWhere(t.place(3, 2));
  await expect(page.getByText(t.hintIs("タ", "up", movesLeft(18), where))).toBeVisible();
  expect(t.hintIs("タ", "up", movesLeft(18))).toMatch(/18.*\s→\s17/);
});

test("a hint names a piece with a Japanese symbol by its place @en", async ({
  taisou,
  t,
  left,
}) => {
  await taisou.open("puzzle=klotski");
  await taisou.button(t.hint).click();
  const name = left.nameOf("書", t.place(4, 3), true);
  expect(name).toBe("The piece in row 4, column 3");
  await taisou.expectResult(t.hintIs(name, "down", { moves: 81, proven: true, begun: false }));
});

test("a hint after a detour leads back to where it began @both", async ({ taisou, t, left }) => {
  await taisou.open("board=123/456/*78");
  // Twice in the wrong direction.
  await taisou.cell(2, 1).click();
  await taisou.cell(1, 1).click();
  await taisou.button(t.hint).click();
  await taisou.expectResult(left.detour(2));
  await taisou.button(left.goBack).click();
  await taisou.expectSymbols("123456 78");
});

test("a win is animated, unless motion is reduced", async ({ page, taisou, t }) => {
  // Counts starts, because a slow machine could miss a running animation.
  await page.addInitScript(() => {
    Object.assign(window, { begun: 0 });
    document.addEventListener("animationstart", ({ animationName }) => {
      if (animationName.startsWith("won")) Object.assign(window, { begun: 1 });
    });
  });
  const begun = () => page.evaluate(() => (window as unknown as { begun: number }).begun);
  const celebrations = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith("won"))
          .length,
    );
  /** Names of running animations, without the one that guards the buttons of the win card and moves nothing. */
  const motions = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => (one instanceof CSSAnimation ? one.animationName : "transition"))
        .filter((name) => name !== "not-yet"),
    );
  await taisou.open(UNNAMED);
  await play(taisou);
  await expect.poll(begun).toBe(1);
  // The next move ends it.
  await taisou.cell(2, 1).click();
  await taisou.expectSymbols("23 1");
  expect(await celebrations()).toBe(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  expect(await motions()).toEqual([]);
  await expect(taisou.won).toBeVisible();

  // The solver's moves are not celebrated.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await taisou.press(t.restart);
  await taisou.solve.click();
  await taisou.button(t.last).click();
  await taisou.expectSymbols("231 ");
  expect(await celebrations()).toBe(0);
});

test("a swipe on the board moves a tile @narrow", async ({ page, taisou, t }) => {
  await taisou.open(EIGHT);
  const finger = await Finger.on(page);
  /** From the middle of a cell. */
  const swipe = async (cell: Locator, right: number, down: number, seconds = 0.1) => {
    const { x, y } = await middleOf(cell);
    await finger.swipe(
      [
        { x, y },
        { x: x + right, y: y + down },
      ],
      seconds,
    );
  };
  // Starts on a tile that cannot move, on the blank, and on a tile that can only move in another direction.
  await swipe(taisou.cell(1, 1), 40, 0);
  await taisou.expectSymbols("1234567 8");
  await swipe(taisou.cell(3, 2), 0, 40);
  await taisou.expectSymbols("1234 6758");
  await swipe(taisou.cell(2, 3), 0, 40);
  await taisou.expectSymbols("1 3426758");
  // A short flick moves a tile; a slow short swipe does not.
  await swipe(taisou.cell(1, 1), 30, 0);
  await taisou.expectSymbols(" 13426758");
  await swipe(taisou.cell(1, 2), -30, 0, 1);
  await taisou.expectSymbols(" 13426758");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await taisou.cell(1, 2).tap();
  await taisou.expectSymbols("1 3426758");
  await expect(page.getByText(t.moveCount(5), { exact: true })).toBeVisible();
});
