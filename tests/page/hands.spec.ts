import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { beginning } from "./words";

/** A block that has to go right and then down; the wall keeps it from going down at once. */
const CORNER = "board=A**/A**/#**/#1*&goal=???/???/??A/??A&blocks=A&metric=move";

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses on the first cell and goes along the others with the mouse, which stays down. */
async function drag(page: Page, from: Locator, ...along: readonly Locator[]): Promise<void> {
  const begin = await middleOf(from);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  for (const stop of along) {
    const { x, y } = await middleOf(stop);
    await page.mouse.move(x, y, { steps: 5 });
  }
}

test("drags a block round a corner in one move", { tag: "@wide" }, async ({ page, taisou, t }) => {
  await taisou.open(CORNER);
  const cells = [taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(3, 3)] as const;
  await drag(page, ...cells);
  await page.mouse.up();
  await expect(taisou.piece("A")).toHaveAccessibleName(new RegExp(t.place(3, 3, 4, 3)));
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(new RegExp(t.blankCell));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await expect(page.getByRole("region", { name: t.won })).toBeVisible();
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/^A/);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("a dragged block stops at obstacles, and may return", {
  tag: "@wide",
}, async ({ page, taisou, t }) => {
  await taisou.open(CORNER);
  const block = taisou.cell(1, 1).getByRole("button");
  const home = await middleOf(block);
  const pitch = (await middleOf(taisou.cell(1, 2))).x - home.x;

  // Straight down is the wall.
  await drag(page, taisou.cell(1, 1), taisou.cell(4, 1));
  expect(await middleOf(block)).toEqual(home);
  // It is between two cells while it is held.
  await page.mouse.move(home.x + pitch * 0.3, home.y, { steps: 3 });
  await expect.poll(async () => ((await middleOf(block)).x - home.x) / pitch).toBeCloseTo(0.3, 1);
  await page.mouse.up();
  await expect.poll(async () => middleOf(block)).toEqual(home);

  // Tile 1 stands in the way of the middle column.
  await drag(page, taisou.cell(1, 1), taisou.cell(1, 2), taisou.cell(4, 2));
  await expect.poll(async () => ((await middleOf(block)).y - home.y) / pitch).toBeCloseTo(1, 1);
  await page.keyboard.press("Escape");
  await expect.poll(async () => middleOf(block)).toEqual(home);
  await page.mouse.up();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/^A/);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

test("a dragged tile takes its line along", {
  tag: "@wide",
}, async ({ page, taisou, t }) => {
  await taisou.open("board=12345678*&w=3&metric=line");
  await drag(page, taisou.cell(3, 1), taisou.cell(3, 2));
  await page.mouse.up();
  await taisou.expectSymbols("123456 78");
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  // A press that hardly moves is a click.
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

test("a tile follows the drag over several blanks", {
  tag: "@wide",
}, async ({ page, taisou, t }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.open("board=1**/23*/456&w=3&metric=line");
  await drag(page, taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(2, 3));
  await page.mouse.up();
  await taisou.expectSymbols("   231456");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(taisou.button(t.moveCount(3))).toBeVisible();
  await taisou.button(t.undo).click();
  await taisou.expectSymbols("1  23 456");
});

test("drags with a finger, and scrolls from a wall", { tag: "@narrow" }, async ({
  page,
  taisou,
  t,
}) => {
  // There is something to scroll to.
  await taisou.open(`${CORNER}&room=answer`);
  const cell = (row: number, column: number) => taisou.cell(row, column);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", point?: Point) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const swipe = async (...stops: readonly Point[]) => {
    const [first] = stops;
    let at = first ?? { x: 0, y: 0 };
    await touch("touchStart", at);
    for (const stop of stops.slice(1)) {
      for (let step = 1; step <= 6; step += 1) {
        const part = step / 6;
        await touch("touchMove", {
          x: at.x + (stop.x - at.x) * part,
          y: at.y + (stop.y - at.y) * part,
        });
      }
      at = stop;
    }
    await touch("touchEnd");
  };
  await swipe(await middleOf(cell(2, 1)), await middleOf(cell(2, 3)), await middleOf(cell(4, 3)));
  await expect(taisou.piece("A")).toHaveAccessibleName(new RegExp(t.place(3, 3, 4, 3)));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await cell(4, 2).tap();
  await expect(taisou.button(t.moveCount(2))).toBeVisible();
  // Last, since the page may scroll on when the finger is gone.
  const wall = await middleOf(cell(4, 1));
  await swipe(wall, { x: wall.x, y: wall.y - 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(taisou.button(t.moveCount(2))).toBeVisible();
});

test("picks up, pushes and drops a piece by keyboard", async ({ page, taisou, t }) => {
  await taisou.openAsText(CORNER);
  const at = (row: number, column: number) => taisou.cell(row, column).getByRole("button");
  const said = page.locator("[aria-live=polite]");
  // An arrow key comes into the board; there it chooses, and a block is one step.
  await page.keyboard.press("ArrowRight");
  await expect(at(1, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(at(3, 1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  // Of a piece one cell has the focus, and assistive technology sees no other.
  await expect(at(1, 1)).toBeFocused();
  await expect(at(1, 1)).toHaveAccessibleName(new RegExp(`^A.*${t.place(1, 1, 2, 1)}`));
  await expect(at(2, 1)).toHaveCount(0);
  await expect(taisou.board.locator("[tabindex='0']")).toHaveCount(1);

  await page.keyboard.press("Enter");
  await expect(at(1, 1)).toHaveAccessibleName(new RegExp(t.pickedCell));
  await expect(said.filter({ hasText: t.picked("A") })).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(said.filter({ hasText: t.cannotGo("A", "down") })).toHaveCount(1);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(at(2, 3)).toBeFocused();
  await expect(at(2, 3)).toHaveAccessibleName(new RegExp(`^A.*${t.pickedCell}`));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(at(2, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
  await page.keyboard.press("ArrowLeft");
  await expect(at(3, 2)).toBeFocused();
  await taisou.button(t.undo).click();
  await expect(taisou.cell(1, 3)).toHaveAccessibleName(/^A/);

  // Space picks up as well, and another press lets go; leaving the board does too.
  await at(1, 3).focus();
  await page.keyboard.press("Space");
  await expect(at(1, 3)).toHaveAccessibleName(new RegExp(t.pickedCell));
  await page.keyboard.press("Space");
  await expect(at(1, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
  await page.keyboard.press("Space");
  await taisou.width.focus();
  await expect(at(1, 3)).not.toHaveAccessibleName(new RegExp(t.pickedCell));
});

test("the help lists the keys for pieces", async ({ page, taisou, t, help }) => {
  await taisou.open();
  await taisou.press(t.helpHeading);
  // Where there is a finger, the keys are folded away.
  const keys = page.locator("details").filter({ hasText: help.keysHeading });
  if ((await keys.getAttribute("open")) === null) await keys.getByText(help.keysHeading).click();
  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row(help.keys.pick)).toContainText("Enter");
  await expect(row(help.keys.pick)).toContainText(help.space);
  await expect(row(help.keys.push)).toContainText(help.arrows);
});

test("draws a block puzzle by pointer, and solves it", { tag: "@wide" }, async ({
  page,
  taisou,
  t,
  draw,
  presets,
}) => {
  await taisou.open("board=1*&w=2");
  await taisou.make("draw");
  const start = page.getByRole("group", { name: draw.startPicture });
  const goal = page.getByRole("group", { name: draw.goalPicture(1, 1) });
  const cell = (picture: Locator, row: number, column: number) =>
    picture.getByRole("button", { name: new RegExp(`${t.place(row, column)}$`) });
  const blocks = page.getByRole("textbox", { name: t.blocks, exact: true });

  await taisou.button(t.sides.moreColumns).click();
  await taisou.button(t.sides.moreRows).click();
  await taisou.button(t.sides.moreRows).click();
  await taisou.button(draw.names.erase).click();
  await cell(start, 1, 1).click();
  await taisou.button(draw.names.newPiece).click();
  // A corner of three cells; one stroke is one piece.
  await drag(page, cell(start, 2, 1), cell(start, 1, 1), cell(start, 1, 2));
  await page.mouse.up();
  await drag(page, cell(start, 1, 3), cell(start, 2, 3));
  await page.mouse.up();
  await taisou.button(draw.names.wall).click();
  await cell(start, 3, 1).click();

  await taisou.button(draw.goal(1, 1)).click();
  await expect(page.getByText(presets.drawGoal)).toBeVisible();
  await expect(page.getByText(t.cannotSolve.goal)).toHaveCount(0);
  await taisou.button(draw.piece("B")).click();
  await cell(goal, 2, 2).click();
  await expect(page.getByText(presets.shortestIs(1))).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(1);
  // One stroke back, and once more.
  await taisou.button(draw.undo).click();
  await expect(cell(goal, 2, 2)).toHaveAccessibleName(beginning(t.anyCell));
  await cell(goal, 2, 2).click();
  // What is wrong with a goal is said, and marked.
  await taisou.button(draw.names.blank).click();
  await drag(page, cell(goal, 1, 1), cell(goal, 1, 3), cell(goal, 2, 3));
  await page.mouse.up();
  const blanks = { row: 1, column: 1, symbol: null, found: 4, expected: 3, kind: "symbol" };
  await expect(page.getByText(t.errors["goal-mismatch"](blanks))).toBeVisible();
  await expect(page.locator("[data-fault]")).toHaveCount(1);
  await taisou.button(draw.fillRest).click();
  await expect(page.getByText(presets.shortestIs(1))).toBeVisible();

  // The fields say the same, and what is typed there is drawn.
  await taisou.edit();
  await expect(taisou.start).toHaveValue("AAB\nA*B\n#**");
  await expect(blocks).toHaveValue("AB");
  await expect(taisou.goal).toHaveValue("???\n?B?\n#B?");
  await taisou.start.fill("AAB\nA*B\n***");
  await taisou.make("draw");
  await expect(cell(start, 3, 1)).toHaveAccessibleName(beginning(t.blankCell));
  await expect(taisou.button(draw.undo)).toBeDisabled();
});

test("ten pieces, the size and the verdict share a screen", {
  tag: "@wide",
}, async ({ page, taisou, t, draw, presets }) => {
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
  // The drawing is the larger board.
  const [drawn, tried] = [await canvas.boundingBox(), await taisou.board.boundingBox()];
  expect(drawn?.height).toBeGreaterThan(tried?.height ?? Number.POSITIVE_INFINITY);
});

test("draws a puzzle by keyboard", async ({ page, taisou, t, draw, presets }) => {
  await taisou.open("board=***/***&room=make");
  await taisou.button(presets.sections.draw).press("Enter");
  const start = page.getByRole("group", { name: draw.startPicture });
  await start.getByRole("button").first().press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  // The piece went on; another one is asked for.
  await expect(start.getByRole("button", { name: /^A/ })).toHaveCount(2);
  await taisou.button(draw.names.newPiece).press("Enter");
  await start.getByRole("button").nth(1).press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(taisou.cell(2, 2)).toHaveAccessibleName(/^B/);
  await taisou.button(draw.names.symbol).press("Enter");
  await page.getByRole("textbox", { name: draw.typed }).fill("猫");
  await start.getByRole("button").last().press("Enter");
  await expect(taisou.cell(2, 3)).toHaveAccessibleName(/^猫/);
  // Undo means the drawing while one draws.
  await page.keyboard.press("Control+z");
  await taisou.button(presets.sections.text).press("Enter");
  await expect(taisou.start).toHaveValue("AA*/*B*");
  await expect(page.getByRole("textbox", { name: t.blocks })).toHaveValue("AB");
});
