import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { play, UNNAMED } from "./two-by-two";
import { left } from "./words";

/** 18 moves from its goal. */
const TAISOU = "board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3";

async function walk(taisou: Taisou): Promise<void> {
  await play(taisou);
  await taisou.expectSymbols("231 ");
}

/** The tiles that the page says are best moved next. */
function best({ board, words }: Taisou): Locator {
  return board.getByRole("button", { name: new RegExp(words.t.nextCell) });
}

function shown(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first();
}

/** Opens a link at the tab with the moves left, and has them shown. */
async function openLive(taisou: Taisou, fragment: string): Promise<void> {
  await taisou.open(`${fragment}&room=left`);
  await switchLive(taisou);
}

async function switchLive({ page, words: { t } }: Taisou): Promise<void> {
  await page.getByRole("tabpanel").getByText(t.live, { exact: true }).click();
}

/** What is read out after a move. */
function spoken(page: Page): Locator {
  return page.locator("div.unseen[aria-live=polite]").last();
}

test("shows the distance and the best move after each move", async ({
  page,
  taisou,
  t,
  left: words,
}) => {
  await taisou.open(`${TAISOU}&room=left`);
  await expect(best(taisou)).toHaveCount(0);
  await expect(page.getByText(words.promise)).toBeVisible();
  await switchLive(taisou);
  await expect(shown(page, t.liveIs(18))).toBeVisible();
  await expect(best(taisou)).toHaveCount(2);

  await best(taisou).first().click();
  await expect(shown(page, t.liveIs(17))).toBeVisible();
  await expect(shown(page, t.liveEffect(-1))).toBeVisible();
  await expect(spoken(page)).toContainText(t.liveIs(17));
  await taisou.button(t.undo).click();
  await expect(shown(page, t.liveIs(18))).toBeVisible();
  await taisou.cell(1, 2).click();
  await expect(shown(page, t.liveIs(19))).toBeVisible();
  await expect(shown(page, t.liveEffect(1))).toBeVisible();

  // In another metric it is another distance.
  await page.getByRole("combobox", { name: t.metric }).selectOption("line");
  await expect(shown(page, t.liveIs(14))).toBeVisible();
  await page.getByRole("combobox", { name: t.metric }).selectOption("step");

  // Another visit finds it as it was left.
  await expect.poll(() => page.evaluate(() => history.state?.moves)).toBe("D");
  await page.reload();
  await expect(shown(page, t.liveIs(19))).toBeVisible();
  // To another goal by nothing but what is marked.
  await taisou.open("board=123*46758&w=3&room=left");
  for (let moves = 2; moves >= 0; moves -= 1) {
    await best(taisou).first().click();
    if (moves > 0) await expect(shown(page, t.liveIs(moves))).toBeVisible();
  }
  await expect(page.getByRole("region", { name: t.won })).toBeVisible();
  await expect(best(taisou)).toHaveCount(0);
  await switchLive(taisou);
  await taisou.button(t.undo).click();
  await expect(page.getByText(t.liveIs(1))).toHaveCount(0);
  await expect(best(taisou)).toHaveCount(0);
});

test("marks every best move, in words too", async ({ page, taisou, t, left: words }) => {
  await openLive(taisou, "board=8672543*1&w=3");
  await expect(best(taisou)).toHaveCount(3);
  const moves = page.getByRole("region", { name: words.best }).getByRole("button");
  await expect(moves).toHaveCount(3);
  const { tabs } = t;
  // Tabs are walked by keys.
  await page.getByRole("tab", { name: tabs.all }).click();
  await page.getByRole("tab", { name: tabs.all }).press("Home");
  await expect(page.getByRole("tab", { name: tabs.answer })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: tabs.left })).toHaveAttribute("aria-selected", "true");
  await moves.filter({ hasText: "5" }).click();
  await taisou.expectSymbols("8672 4351");
  await expect(shown(page, t.liveIs(30))).toBeVisible();
});

test("says so if no move helps", async ({ page, taisou, t }) => {
  await openLive(taisou, "board=21/3*&goal=12/3*");
  await expect(shown(page, t.liveNone)).toBeVisible();
  await taisou.cell(2, 1).click();
  await expect(shown(page, t.liveNone)).toBeVisible();
  // Nothing is said of a goal that cannot be read.
  await taisou.edit();
  await taisou.goal.fill("12");
  await expect(page.getByText(t.liveNone)).toHaveCount(0);
});

test("keeps the time and the best result, and names a record", async ({ page, taisou, t }) => {
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
  await walk(taisou);
  const time = await timer.innerText();
  await expect(page.getByText(t.ownRecord(6, 41_000).replace("0:41", time))).toBeVisible();
  await expect(spoken(page)).toContainText(time);
  await expect(shown(page, t.newRecord)).toHaveCount(0);

  await taisou.press(t.restart);
  await expect(timer).toHaveText("0:00");
  await walk(taisou);
  await expect(shown(page, t.newRecord)).toBeVisible();
  await expect(spoken(page)).toContainText(t.newRecord);

  // Neither by Redo nor after a reload is it reached anew, and the best is still known.
  await expect.poll(() => page.evaluate(() => history.state?.moves)).toBe("RDLU");
  await page.reload();
  await taisou.expectSymbols("231 ");
  await expect(page.getByText(t.ownRecord(4, null))).toBeVisible();
  await expect(page.getByText(t.newRecord)).toHaveCount(0);
});

test("hides the time and the moves, and remembers it", async ({ page, taisou, t }) => {
  await taisou.open(UNNAMED);
  await taisou.cell(2, 1).click();
  await page.getByTitle(t.counts).click();
  await page.getByText(t.showTally).click();
  await page.keyboard.press("Escape");
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

test("arrow keys can move the blank instead", async ({ page, taisou, t, help: texts }) => {
  await taisou.open("board=12345678*&w=3");
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("1234567 8");
  await taisou.press(t.helpHeading);
  await taisou.unfoldKeys();
  const help = page.getByRole("dialog");
  await expect(help).toContainText(texts.helpArrows.tile);
  await help.getByText(texts.arrowsMoveBlank).click();
  await expect(help).toContainText(texts.helpArrows.blank);
  await expect(
    help.getByRole("rowheader", { name: texts.blankKeys.slide, exact: true }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  // What is in it goes once the page knows that it is closed.
  await expect(page.getByText(texts.helpArrows.blank)).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await taisou.expectSymbols("12345678 ");
  await page.keyboard.press("Shift+ArrowUp");
  await taisou.expectSymbols("12 453786");
  await page.goto("about:blank");
  await taisou.open("board=12345678*&w=3");
  await page.keyboard.press("ArrowLeft");
  await taisou.expectSymbols("1234567 8");
});

test("a hint ends with its reason", async ({ page, taisou, t }) => {
  await taisou.open(TAISOU);
  await taisou.button(t.hint).click();
  await expect(page.getByText(t.hintLeft(left(18)))).toBeVisible();
  for (const _ of [1, 2]) await taisou.button(t.hint).click();
  // Another タ is on the board: the hint says where the one to move is.
  const where = t.hintWhere(t.place(3, 2));
  await expect(page.getByText(t.hintIs("タ", "up", left(18), where))).toBeVisible();
  expect(t.hintIs("タ", "up", left(18))).toMatch(/18.*→ 17/);
});

test("celebrates the goal, unless motion is reduced", async ({ page, taisou, t }) => {
  // Counted as they begin, however slow the machine is to be asked.
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
  await taisou.open(UNNAMED);
  await play(taisou);
  await expect.poll(begun).toBe(1);
  // It holds up nobody.
  await taisou.cell(2, 1).click();
  await taisou.expectSymbols("23 1");
  expect(await celebrations()).toBe(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await taisou.cell(2, 2).click();
  await taisou.expectSymbols("231 ");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole("region", { name: t.won })).toBeVisible();

  // What the solver plays is no feat.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await taisou.press(t.restart);
  await taisou.explore("answer");
  await taisou.solve.click();
  await taisou.expectResult(t.solved(4, true));
  await taisou.button(t.last).click();
  await taisou.expectSymbols("231 ");
  expect(await celebrations()).toBe(0);
});

test("a swipe on the board moves a tile", { tag: "@narrow" }, async ({ page, taisou, t }) => {
  await taisou.open("board=12345678*&w=3");
  const session = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  /** From the middle of a cell so far, in so many seconds. */
  const swipe = async (cell: Locator, right: number, down: number, seconds = 0.1) => {
    const box = await cell.boundingBox();
    if (box === null) throw new Error("not on the page");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) => {
      const touchPoints = type === "touchEnd" ? [] : [{ x: x + right * part, y: y + down * part }];
      const timestamp = now + seconds * part;
      return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
    };
    await touch("touchStart", 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part);
    await touch("touchEnd", 1);
    now += 10;
  };
  // From a tile that cannot move at all, from the blank, and from a tile that can go another way only.
  await swipe(taisou.cell(1, 1), 40, 0);
  await taisou.expectSymbols("1234567 8");
  await swipe(taisou.cell(3, 2), 0, 40);
  await taisou.expectSymbols("1234 6758");
  await swipe(taisou.cell(2, 3), 0, 40);
  await taisou.expectSymbols("1 3426758");
  // A short flick of a tile is enough; who goes slowly and comes back, keeps it.
  await swipe(taisou.cell(1, 1), 30, 0);
  await taisou.expectSymbols(" 13426758");
  await swipe(taisou.cell(1, 2), -30, 0, 1);
  await taisou.expectSymbols(" 13426758");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await taisou.cell(1, 2).tap();
  await taisou.expectSymbols("1 3426758");
  await expect(page.getByText(t.moveCount(5), { exact: true })).toBeVisible();
});
