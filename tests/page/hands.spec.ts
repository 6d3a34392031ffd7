import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

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

test("drags a block round a corner; it is one move, and one Undo", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(CORNER);
  const cells = [taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(3, 3)] as const;
  await drag(page, ...cells);
  await page.mouse.up();
  await expect(taisou.cell(4, 3)).toHaveAccessibleName(/^A/);
  await expect(taisou.cell(3, 3)).toHaveAccessibleName(/^A/);
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/空き/);
  await expect(page.getByText("1手", { exact: true })).toBeVisible();
  await expect(page.getByText("ゴールです").filter({ visible: true }).first()).toBeVisible();
  await taisou.button("元に戻す").click();
  await expect(taisou.cell(1, 1)).toHaveAccessibleName(/^A/);
  await expect(page.getByText("0手", { exact: true })).toBeVisible();
});

test("a dragged block stops at what it meets, and dropped back or given up it has not moved", async ({
  page,
}) => {
  const taisou = new Taisou(page);
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
  await expect(taisou.button("元に戻す")).toBeDisabled();
});

test("a tile in line with the blank takes the line along, as a click does", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3&metric=line");
  await drag(page, taisou.cell(3, 1), taisou.cell(3, 2));
  await page.mouse.up();
  await taisou.expectSymbols("123456 78");
  await expect(page.getByText("1手", { exact: true })).toBeVisible();
  // A press that hardly moves is a click.
  const corner = await middleOf(taisou.cell(1, 1));
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 2, corner.y + 1);
  await page.mouse.up();
  await taisou.expectSymbols(" 23156478");
  await taisou.button("元に戻す").click();
  await taisou.button("元に戻す").click();
  await taisou.expectSymbols("12345678 ");
});

test("on a board with several blanks a tile goes on as far as it is dragged", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const taisou = new Taisou(page);
  await taisou.open("board=1**/23*/456&w=3&metric=line");
  await drag(page, taisou.cell(1, 1), taisou.cell(1, 3), taisou.cell(2, 3));
  await page.mouse.up();
  await taisou.expectSymbols("   231456");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByText("3手", { exact: true })).toBeVisible();
  await taisou.button("元に戻す").click();
  await taisou.expectSymbols("1  23 456");
});

test("drags with a finger, and scrolls the page from a wall @narrow", async ({ page }) => {
  await page.goto(`./#${CORNER}&lang=en`);
  const board = page.getByRole("grid", { name: "Board" });
  await expect(board).toBeVisible();
  const cell = (row: number, column: number) =>
    board
      .getByRole("row")
      .nth(row - 1)
      .getByRole("gridcell")
      .nth(column - 1);
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
  await expect(cell(4, 3)).toHaveAccessibleName(/^A, row 4, column 3/);
  await expect(page.getByText("1 move", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await cell(4, 2).tap();
  await expect(page.getByText("2 moves", { exact: true })).toBeVisible();
  // Last, since the page may scroll on when the finger is gone.
  const wall = await middleOf(cell(4, 1));
  await swipe(wall, { x: wall.x, y: wall.y - 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(page.getByText("2 moves", { exact: true })).toBeVisible();
});

test("with the keyboard a piece is chosen, picked up, pushed and let go", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open(CORNER);
  const at = (row: number, column: number) => taisou.cell(row, column).getByRole("button");
  const said = page.locator("[aria-live=polite]");
  // An arrow key comes into the board; there it chooses, and a block is one step.
  await page.keyboard.press("ArrowRight");
  await expect(at(1, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(at(3, 1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(at(2, 1)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(at(1, 1)).toHaveAccessibleName(/持っています/);
  await expect(said.filter({ hasText: "Aを持ちました" })).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(said.filter({ hasText: "Aは下へ動けません" })).toHaveCount(1);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(at(3, 3)).toBeFocused();
  await expect(at(2, 3)).toHaveAccessibleName(/^A.*持っています/);
  await expect(page.getByText("1手", { exact: true })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(at(2, 3)).not.toHaveAccessibleName(/持っています/);
  await page.keyboard.press("ArrowLeft");
  await expect(at(3, 2)).toBeFocused();
  await taisou.button("元に戻す").click();
  await expect(taisou.cell(1, 3)).toHaveAccessibleName(/^A/);

  // Space picks up as well, and another press lets go; leaving the board does too.
  await at(1, 3).focus();
  await page.keyboard.press("Space");
  await expect(at(1, 3)).toHaveAccessibleName(/持っています/);
  await page.keyboard.press("Space");
  await expect(at(1, 3)).not.toHaveAccessibleName(/持っています/);
  await page.keyboard.press("Space");
  await taisou.width.focus();
  await expect(at(1, 3)).not.toHaveAccessibleName(/持っています/);
});

test("the help tells the keys that pick up and push", async ({ page }) => {
  await page.goto("./#lang=en");
  await page.getByRole("button", { name: "Help", exact: true }).click();
  const line = page.getByRole("row", { name: /Pick up a piece/ });
  await expect(line).toContainText("Enter");
  await expect(line).toContainText("Space");
  await expect(page.getByRole("row", { name: /Push the piece/ })).toContainText("Arrows");
});

test("a block puzzle is drawn with the pointer, and solved", async ({ page }) => {
  await page.goto("./#board=1*&w=2&lang=en");
  await page.getByRole("button", { name: "Draw it" }).click();
  const start = page.getByRole("group", { name: "Drawing of the start" });
  const goal = page.getByRole("group", { name: "Drawing of the goal" });
  const cell = (picture: Locator, row: number, column: number) =>
    picture.getByRole("button", { name: new RegExp(`row ${row}, column ${column}$`) });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await button("More columns").click();
  await button("More rows").click();
  await button("More rows").click();
  await button("Erase").click();
  await cell(start, 1, 1).click();
  await button("New piece").click();
  // A corner of three cells; one stroke is one piece.
  await drag(page, cell(start, 2, 1), cell(start, 1, 1), cell(start, 1, 2));
  await page.mouse.up();
  await drag(page, cell(start, 1, 3), cell(start, 2, 3));
  await page.mouse.up();
  await button("Wall").click();
  await cell(start, 3, 1).click();
  await expect(field("Start")).toHaveValue("AAB\nA*B\n#**");
  await expect(field("Blocks")).toHaveValue("AB");

  await button("Goal").click();
  await button("Piece B").click();
  await cell(goal, 2, 2).click();
  await expect(field("Goal")).toHaveValue("???\n?B?\n#B?");
  await expect(page.getByRole("grid")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Metric" }).selectOption("move");
  await button("Solve").click();
  await expect(page.getByRole("status").filter({ hasText: "1 move (shortest)" })).toHaveCount(1);

  // One stroke back, and the fields say so.
  await button("Undo the last stroke").click();
  await expect(field("Goal")).toHaveValue("");
  // What is typed is drawn.
  await field("Start").fill("AAB\nA*B\n***");
  await button("Start").click();
  await expect(cell(start, 3, 1)).toHaveAccessibleName(/^blank/);
  await expect(button("Undo the last stroke")).toBeDisabled();
});

test("a drawing can be made with the keyboard alone", async ({ page }) => {
  const taisou = new Taisou(page);
  await taisou.open("board=***/***");
  await taisou.button("図で描く").press("Enter");
  const start = page.getByRole("group", { name: "スタートの図" });
  await start.getByRole("button").first().press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  // The piece went on; another one is asked for.
  await expect(taisou.start).toHaveValue("AA*/***");
  await taisou.button("新しい駒").press("Enter");
  await start.getByRole("button").nth(1).press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(taisou.start).toHaveValue("AA*/*B*");
  await expect(taisou.cell(2, 2)).toHaveAccessibleName(/^B/);
  await taisou.button("タイル").press("Enter");
  await page.getByRole("textbox", { name: "タイルの文字" }).fill("猫");
  await start.getByRole("button").last().press("Enter");
  await expect(taisou.start).toHaveValue("AA*/*B猫");
  await expect(page.getByRole("textbox", { name: "ブロック" })).toHaveValue("AB");
  // Undo means the drawing while one draws.
  await page.keyboard.press("Control+z");
  await expect(taisou.start).toHaveValue("AA*/*B*");
});
