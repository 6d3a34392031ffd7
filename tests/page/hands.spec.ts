import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Finger, middleOf } from "./hand";
import { beginning } from "./words";

/** A block above a wall, which has to go right and then down. */
const CORNER = "board=A**/A**/#**/#1*&goal=???/???/??A/??A&blocks=A&metric=move";

/** Presses the mouse on the first cell, and moves it along the others without a release. */
async function drag(page: Page, from: Locator, ...along: readonly Locator[]): Promise<void> {
  const begin = await middleOf(from);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  for (const stop of along) {
    const { x, y } = await middleOf(stop);
    await page.mouse.move(x, y, { steps: 5 });
  }
}

test("a drag moves a block round a corner in one move @wide", async ({ page, taisou, t }) => {
  await taisou.open(CORNER);
  const cells = [taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(3, 3)] as const;
  await drag(page, ...cells);
  await page.mouse.up();
  await expect(taisou.piece("A")).toHaveAccessibleName(new RegExp(t.place(3, 3, 4, 3)));
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(new RegExp(t.blankCell));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await expect(taisou.won).toBeVisible();
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/^A/);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("a dragged block stops at obstacles, and may return @wide", async ({ page, taisou, t }) => {
  await taisou.open(CORNER);
  const block = taisou.cell(1, 1).getByRole("button");
  const home = await middleOf(block);
  const pitch = (await middleOf(taisou.cell(1, 2))).x - home.x;

  // Below it is the wall.
  await drag(page, taisou.cell(1, 1), taisou.cell(4, 1));
  expect(await middleOf(block)).toEqual(home);
  // A held block can lie between two cells.
  await page.mouse.move(home.x + pitch * 0.3, home.y, { steps: 3 });
  await expect.poll(async () => ((await middleOf(block)).x - home.x) / pitch).toBeCloseTo(0.3, 1);
  await page.mouse.up();
  await expect.poll(async () => middleOf(block)).toEqual(home);

  // Tile 1 blocks the middle column.
  await drag(page, taisou.cell(1, 1), taisou.cell(1, 2), taisou.cell(4, 2));
  await expect.poll(async () => ((await middleOf(block)).y - home.y) / pitch).toBeCloseTo(1, 1);
  await taisou.keys("Escape");
  await expect.poll(async () => middleOf(block)).toEqual(home);
  await page.mouse.up();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/^A/);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("a dragged tile takes its line along @wide", async ({ page, taisou, t }) => {
  await taisou.open("board=12345678*&w=3&metric=line");
  await drag(page, taisou.cell(3, 1), taisou.cell(3, 2));
  await page.mouse.up();
  await taisou.expectSymbols("123456 78");
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  // A press with little movement is a click.
  const corner = await middleOf(taisou.cell(1, 1));
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 2, corner.y + 1);
  await page.mouse.up();
  await taisou.expectSymbols(" 23156478");
  await taisou.button(t.undo).click();
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("12345678 ");
});

test("a tile follows the drag over several blanks @wide", async ({ page, taisou, t }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.open("board=1**/23*/456&w=3&metric=line");
  await drag(page, taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(2, 3));
  await page.mouse.up();
  await taisou.expectSymbols("   231456");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(taisou.button(t.moveCount(3))).toBeVisible();
  await expect(page.locator(".count-more")).toHaveText("+3");
  await taisou.button(t.undo).click();
  await expect(page.locator(".count-more")).toHaveCount(0);
  await taisou.expectSymbols("1  23 456");
});

test("a finger drags a block, and scrolls from a wall @narrow", async ({ page, taisou, t }) => {
  // The open tab makes the page long enough to scroll.
  await taisou.open(`${CORNER}&room=answer`);
  const finger = await Finger.on(page);
  const cells = [taisou.cell(2, 1), taisou.cell(2, 3), taisou.cell(4, 3)];
  await finger.swipe(await Promise.all(cells.map(middleOf)));
  await expect(taisou.piece("A")).toHaveAccessibleName(new RegExp(t.place(3, 3, 4, 3)));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await taisou.cell(4, 2).tap();
  // On a phone the result stands in place of the count.
  await expect(taisou.won).toContainText(t.result(2, null));
  // Last, because the page may continue to scroll after the touch.
  const wall = await middleOf(taisou.cell(4, 1));
  await finger.swipe([wall, { x: wall.x, y: wall.y - 150 }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(taisou.won).toContainText(t.result(2, null));
});

test("keys pick up, push and drop a piece", async ({ page, taisou, t }) => {
  await taisou.openAsText(CORNER);
  const at = (row: number, column: number) => taisou.cell(row, column).getByRole("button");
  const said = page.locator("[aria-live=polite]");
  // The first arrow key enters the board; the next ones move the focus by whole pieces.
  await taisou.keys("ArrowRight");
  await expect(at(1, 1)).toBeFocused();
  await taisou.keys("ArrowDown");
  await expect(at(3, 1)).toBeFocused();
  await taisou.keys("ArrowUp");
  // One cell of a piece has the focus, and assistive technology sees only that cell.
  await expect(at(1, 1)).toBeFocused();
  await expect(at(1, 1)).toHaveAccessibleName(new RegExp(`^A.*${t.place(1, 1, 2, 1)}`));
  await expect(at(2, 1)).toHaveCount(0);
  await expect(taisou.board.locator("[tabindex='0']")).toHaveCount(1);

  await taisou.keys("Enter");
  await expect(at(1, 1)).toHaveAccessibleName(new RegExp(t.pickedCell));
  await expect(said.filter({ hasText: t.picked("A") })).toHaveCount(1);
  await taisou.keys("ArrowDown");
  await expect(said.filter({ hasText: t.cannotGo("A", "down") })).toHaveCount(1);
  await taisou.keys("ArrowRight", "ArrowRight", "ArrowDown");
  await expect(at(2, 3)).toBeFocused();
  await expect(at(2, 3)).toHaveAccessibleName(new RegExp(`^A.*${t.pickedCell}`));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();

  await taisou.keys("Escape");
  await expect(at(2, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
  await taisou.keys("ArrowLeft");
  await expect(at(3, 2)).toBeFocused();
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 3)).toHaveAccessibleName(/^A/);

  // Space picks up too. A second press or leaving the board drops the piece.
  await at(1, 3).focus();
  await taisou.keys("Space");
  await expect(at(1, 3)).toHaveAccessibleName(new RegExp(t.pickedCell));
  await taisou.keys("Space");
  await expect(at(1, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
  await taisou.keys("Space");
  await taisou.width.focus();
  await expect(at(1, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
});

test("the mouse draws blocks @wide", async ({ page, taisou, t, draw, presets }) => {
  await taisou.open("board=1*&w=2");
  await taisou.make("draw");
  const start = page.getByRole("group", { name: draw.startPicture });
  const goal = page.getByRole("group", { name: draw.goalPicture(1, 1) });
  const cell = (picture: Locator, row: number, column: number) =>
    picture.getByRole("button", { name: new RegExp(`${t.place(row, column)}$`) });
  const blocks = taisou.box(t.blocks);

  await taisou.button(t.sides.moreColumns).click();
  await taisou.button(t.sides.moreRows).click();
  await taisou.button(t.sides.moreRows).click();
  await taisou.button(draw.names.erase).click();
  await cell(start, 1, 1).click();
  await taisou.button(draw.names.newPiece).click();
  // One stroke makes one piece, here a corner of three cells.
  await drag(page, cell(start, 2, 1), cell(start, 1, 1), cell(start, 1, 2));
  await page.mouse.up();
  await drag(page, cell(start, 1, 3), cell(start, 2, 3));
  await page.mouse.up();
  await taisou.button(draw.names.wall).click();
  await cell(start, 3, 1).click();

  await taisou.button(draw.goal(1, 1)).click();
  await expect(page.getByText(presets.drawGoal)).toBeVisible();
  // Nothing was written that could be wrong.
  await expect(taisou.button(t.mend)).toHaveCount(0);
  await expect(page.getByText(t.cannotSolve.goal)).toHaveCount(0);
  await taisou.button(draw.piece("B")).click();
  await cell(goal, 2, 2).click();
  await expect(page.getByText(presets.shortestIs(1))).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(1);
  // Undo takes one stroke back.
  await taisou.button(draw.undo).click();
  await expect(cell(goal, 2, 2)).toHaveAccessibleName(beginning(t.anyCell));
  await cell(goal, 2, 2).click();
  // A wrong goal has a message and a mark.
  await taisou.button(draw.names.blank).click();
  await drag(page, cell(goal, 1, 1), cell(goal, 1, 3), cell(goal, 2, 3));
  await page.mouse.up();
  const blanks = { row: 1, column: 1, symbol: null, found: 4, expected: 3, kind: "symbol" };
  await expect(page.getByText(t.errors["goal-mismatch"](blanks))).toBeVisible();
  await expect(page.locator("[data-fault]")).toHaveCount(1);
  await taisou.button(draw.fillRest).click();
  await expect(page.getByText(presets.shortestIs(1))).toBeVisible();

  // The text section has the same puzzle, and its changes appear in the drawing.
  await taisou.edit();
  await expect(taisou.start).toHaveValue("AAB\nA*B\n#**");
  await expect(blocks).toHaveValue("AB");
  await expect(taisou.goal).toHaveValue("???\n?B?\n#B?");
  await taisou.start.fill("AAB\nA*B\n***");
  await taisou.make("draw");
  await expect(cell(start, 3, 1)).toHaveAccessibleName(beginning(t.blankCell));
  await expect(taisou.button(draw.undo)).toBeDisabled();
});

test("a drawing fits its screen @wide", async ({ page, taisou, t, draw, presets }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await taisou.open("puzzle=klotski");
  await taisou.make("draw");
  const canvas = page.getByRole("group", { name: draw.startPicture });
  for (const shown of [
    canvas,
    taisou.button(draw.piece("裁")),
    taisou.button(t.sides.moreRows),
    page.getByText(presets.shortestIs(81)),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  // The drawing is larger than the board.
  const [drawn, tried] = [await canvas.boundingBox(), await taisou.board.boundingBox()];
  expect(drawn?.height).toBeGreaterThan(tried?.height ?? Number.POSITIVE_INFINITY);
});

test("keys draw a puzzle", async ({ page, taisou, t, draw, presets }) => {
  await taisou.open("board=***/***&room=make");
  await taisou.button(presets.sections.draw).press("Enter");
  const start = page.getByRole("group", { name: draw.startPicture });
  await start.getByRole("button").first().press("Enter");
  await taisou.keys("ArrowRight", "Space");
  // A key extends the piece until a new one is chosen.
  await expect(start.getByRole("button", { name: /^A/ })).toHaveCount(2);
  await taisou.button(draw.names.newPiece).press("Enter");
  await start.getByRole("button").nth(1).press("ArrowDown");
  await taisou.keys("Enter");
  await expect(taisou.cell(2, 2)).toHaveAccessibleName(/^B/);
  await taisou.button(draw.names.symbol).press("Enter");
  await page.getByRole("textbox", { name: draw.typed }).fill("猫");
  await start.getByRole("button").last().press("Enter");
  await expect(taisou.cell(2, 3)).toHaveAccessibleName(/^猫/);
  // In the drawing, Ctrl+Z undoes a stroke, not a move.
  await taisou.keys("Control+z");
  await taisou.button(presets.sections.text).press("Enter");
  await expect(taisou.start).toHaveValue("AA*/*B*");
  await expect(page.getByRole("textbox", { name: t.blocks })).toHaveValue("AB");
});
