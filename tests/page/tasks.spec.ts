import type { Page } from "@playwright/test";
import { play, TWO_BY_TWO } from "./boards";
import { expect, test } from "./fixtures";
import type { Hand } from "./hand";
import { Taisou } from "./taisou";
import { beginning, type Words } from "./words";

type Tools = Words & { readonly page: Page; readonly taisou: Taisou; readonly hand: Hand };

/** The board that the page opens with, and that board with its right column moved down. */
const FIRST = "アタマノタイソウ ";
const MOVED = "アタ ノタマソウイ";
const FIFTEEN = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *";

/**
 * Tests a task of a user who has just opened the page.
 *
 * @param clicks The click budget.
 * @param inMenu On a phone the control is in the menu, which takes one more click.
 */
function task(
  user: string,
  title: string,
  clicks: number,
  act: (tools: Tools) => Promise<void>,
  inMenu = false,
): void {
  test(`a ${user} can ${title}: ${clicks} clicks at most @both`, async ({
    page,
    hand,
    taisou,
    words,
  }) => {
    await taisou.open();
    await act({ page, hand, taisou, ...words });
    expect(hand.clicks).toBeLessThanOrEqual(inMenu && hand.hasTouch ? clicks + 1 : clicks);
  });
}

/** Opens the copied link in the window of a friend. */
async function openCopied(taisou: Taisou): Promise<Taisou> {
  const friend = new Taisou(await taisou.page.context().newPage(), taisou.lang);
  await friend.page.goto(await taisou.copied());
  return friend;
}

/** Pastes a board, and waits until it is open. */
async function pasteBoard({ page, hand, t }: Tools, board: string): Promise<void> {
  await hand.paste(page, board);
  await expect(page.getByText(t.making.pastedNew)).toBeVisible();
}

async function watchAnswer({ taisou, hand }: Tools): Promise<void> {
  await hand.press(taisou.solve);
  await expect(taisou.slider).not.toHaveValue("0");
}

task("puzzle fan", "solve アタマノタイソウ", 1, async ({ taisou, hand, t }) => {
  await hand.press(taisou.solve);
  await taisou.expectResult(t.solved(20, true));
});

task("puzzle fan", "see the next move, and make it", 2, async ({ taisou, hand, t }) => {
  await hand.press(taisou.button(t.hint));
  const hinted = taisou.board.getByRole("gridcell", { name: t.hintedCell });
  await expect(hinted).toHaveCount(1);
  await taisou.expectSymbols(FIRST);
  await hand.press(taisou.button(t.hint));
  await expect(taisou.button(t.moveCount(1))).toBeVisible();
  await expect(hinted).toHaveCount(0);
});

task("puzzle fan", "play their own word", 3, async ({ taisou, hand, page, presets }) => {
  await hand.press(taisou.view("make"));
  await hand.write(taisou.box(presets.word), "カメトウサギネコ");
  await expect(page.locator("#goal-text")).toHaveText("カメト/ウサギ/ネコ*");
  const before = await taisou.symbols();
  await hand.press(taisou.board.locator('.tile[aria-disabled="false"]').first());
  await expect.poll(() => taisou.symbols()).not.toBe(before);
});

task("puzzle maker", "send a scrambled word", 4, async ({ taisou, hand, t, presets, share }) => {
  await hand.press(taisou.view("make"));
  await hand.write(taisou.box(presets.word), "セカイハヒロイ");
  await expect(taisou.page.locator("#goal-text")).toHaveText("セカイハ/ヒロイ*");
  await hand.press(taisou.button(t.share));
  await hand.press(taisou.button(share.copyLink));
  const friend = await openCopied(taisou);
  await friend.expectSymbols(await taisou.symbols());
  await expect(friend.page.locator("#goal-text")).toHaveText("セカイハ/ヒロイ*");
});

task("puzzle maker", "get boards of 20 moves", 3, async ({ taisou, hand, presets, space }) => {
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.sections.compose));
  await hand.press(taisou.button(space.make));
  const made = taisou.page.getByRole("button", { name: new RegExp(` ${space.moves(20)}$`) });
  await expect(made).toHaveCount(6);
});

task("puzzle fan", "open a friend's link, and watch the answer", 1, async (tools) => {
  await tools.taisou.open("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
  await watchAnswer(tools);
});

task("puzzle fan", "win, and open the next puzzle", 2, async ({ taisou, hand, t, finish }) => {
  await taisou.open(TWO_BY_TWO);
  await play(taisou, 3);
  await hand.press(taisou.cell(2, 2));
  await hand.press(taisou.button(finish.nextPuzzle));
  await expect(taisou.page).not.toHaveURL(/two-by-two/);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
});

task("block-puzzle fan", "free a car, and send the result", 1, async ({ taisou, hand, finish }) => {
  // The system's share dialog would hide the link.
  await taisou.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await taisou.open("board=AA*/**1&goal=?AA/???&blocks=A&axis=long");
  await taisou.cell(1, 2).click();
  await hand.press(taisou.button(finish.sendResult));
  const sent = await taisou.copied();
  expect(sent).toContain(finish.resultText("", 1, null, 1, "").slice(0, 8));
  expect(sent).not.toContain("moves=");
});

task("puzzle fan", "undo a move", 2, async ({ taisou, hand, t }) => {
  await hand.press(taisou.cell(1, 3));
  await taisou.expectSymbols(MOVED);
  await hand.press(taisou.button(t.undo));
  await taisou.expectSymbols(FIRST);
});

task("puzzle fan", "see after each move if it was good", 3, async ({ taisou, hand, page, t }) => {
  await hand.press(taisou.button(t.moveCount(0)));
  await hand.press(page.getByText(t.live, { exact: true }));
  await taisou.keys("Escape");
  const left = page.getByRole("main");
  await expect(left.getByText(t.liveIs(20))).toBeVisible();
  await hand.press(taisou.cell(2, 3));
  await expect(left.getByText(t.liveIs(19))).toBeVisible();
  await expect(left.getByText(t.liveEffect(-1))).toBeVisible();
});

task("puzzle fan", "watch the answer", 1, watchAnswer);

task("puzzle fan", "send a friend the current position", 3, async (tools) => {
  const { taisou, hand, t, share } = tools;
  await hand.press(taisou.cell(1, 3));
  await hand.press(taisou.button(t.share));
  await hand.press(taisou.button(share.copyLink));
  const friend = await openCopied(taisou);
  await friend.expectSymbols(MOVED);
});

task(
  "puzzle fan",
  "scramble the board",
  1,
  async ({ taisou, hand, t }) => {
    await taisou.press(t.scramble, (target) => hand.press(target));
    await expect.poll(() => taisou.symbols()).not.toBe(FIRST);
  },
  true,
);

task("block-puzzle fan", "see Klotski's fewest moves", 2, async ({ taisou, hand, t, puzzle }) => {
  const klotski = beginning(`${puzzle("klotski")} `);
  await hand.press(taisou.button(t.collection));
  const cards = taisou.dialog.getByRole("button", { name: klotski });
  await hand.press(cards.filter({ hasText: "81" }));
  await expect(taisou.optimum).toContainText(t.optimumIs(81));
});

task("puzzle maker", "get a new puzzle of cars of exactly 20 moves", 3, async (tools) => {
  const { taisou, hand, t, presets, layout } = tools;
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.sections.layout));
  await hand.press(taisou.button(layout.make));
  await expect(taisou.text(layout.proven)).toContainText(t.shortestIs(20, "slide"));
  await expect(taisou.button(layout.another)).toBeVisible();
  await expect(taisou.optimum).toContainText("20");
});

task("puzzle maker", "send a 4 x 3 puzzle with one solution of 30 moves", 9, async (tools) => {
  const { taisou, hand, page, t, presets, share, space } = tools;
  await pasteBoard(tools, "1 2 3 4/5 6 7 8/9 10 11 *");
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.sections.compose));
  await hand.write(page.getByLabel(space.movesLabel), "30");
  await hand.press(page.getByText(space.unique));
  await hand.press(taisou.button(space.make));
  const made = page.getByRole("button", { name: new RegExp(` ${space.moves(30)}$`) });
  await expect(made).toHaveCount(6);
  await hand.press(made.first());
  await hand.press(taisou.button(t.share));
  await hand.press(taisou.button(share.copyLink));
  const friend = await openCopied(taisou);
  await friend.explore("answer");
  await friend.solveIn(30);
  await friend.button(t.howMany).click();
  await expect(friend.page.getByText(space.onlyOne)).toBeVisible();
});

task("puzzle maker", "count the shortest solutions", 3, async ({ taisou, hand, t, space }) => {
  await hand.press(taisou.solve);
  await hand.press(taisou.view("explore"));
  await hand.press(taisou.button(t.howMany));
  await expect(taisou.page.getByText(space.ways("4"))).toBeVisible();
});

task("puzzle maker", "save a picture of the board", 2, async ({ taisou, hand, page, t, share }) => {
  const saved = page.waitForEvent("download");
  await hand.press(taisou.button(t.share));
  await hand.press(taisou.button(share.savePng));
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

task("puzzle maker", "order the goal as a snake", 3, async (tools) => {
  const { taisou, hand, page, presets } = tools;
  await pasteBoard(tools, FIFTEEN);
  // Make opens at the section for orders.
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.orders.snake));
  await expect(page.locator("#goal-text")).toHaveText("1 2 3 4/8 7 6 5/9 10 11 12/* 15 14 13");
});

task("puzzle maker", "put a photo on the tiles", 4, async ({ taisou, hand, page, presets }) => {
  // Identical tiles cannot carry a photo, so the board becomes one of numbers.
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.sections.photo));
  await hand.chooseFile(page.getByLabel(presets.choose), "www/public/icon-192.png");
  await expect(taisou.board.locator("[data-part]")).toHaveCount(8);
});

task("teacher", "show why 14 and 15 cannot be swapped", 3, async (tools) => {
  const { taisou, hand, t, why } = tools;
  await pasteBoard(tools, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *");
  await hand.press(taisou.button(t.details));
  await expect(taisou.page.getByRole("img", { name: why.arrowsPicture })).toBeVisible();
  await hand.press(taisou.button(t.why.exchange("15", "14")));
  await taisou.expectResult(t.why.idle);
});

task("teacher", "explain parity with a playable board", 4, async ({ taisou, hand, t, how }) => {
  const { title } = how.chapters.parity;
  await taisou.press(t.howItWorks, (target) => hand.press(target));
  await hand.press(taisou.page.getByRole("link", { name: title }).first());
  const chapter = taisou.page.getByRole("region", { name: title });
  const tile = chapter.locator('.tile[aria-disabled="false"]').last();
  const before = await chapter.getByRole("table").innerText();
  await hand.press(tile);
  await expect.poll(() => chapter.getByRole("table").innerText()).not.toBe(before);
});

task("teacher", "compare two methods", 6, async ({ taisou, hand, page, t, compare }) => {
  await hand.press(taisou.view("explore"));
  await hand.press(taisou.tab("compare"));
  await hand.press(taisou.button(compare.chooseNone));
  for (const name of [t.algorithms.bfs ?? "", t.algorithms["ida-manhattan"] ?? ""]) {
    await hand.press(page.getByRole("checkbox", { name, exact: true }));
  }
  await hand.press(taisou.button(taisou.words.t.tabs.compare));
  await taisou.expectResult(compare.done(2));
});

task("teacher", "enumerate the 8-puzzle", 4, async (tools) => {
  const { taisou, hand, page, space } = tools;
  await pasteBoard(tools, "123/456/78*");
  await hand.press(taisou.view("explore"));
  await hand.press(taisou.tab("all"));
  await hand.press(taisou.button(space.survey));
  await expect(page.getByText("181,440", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: space.farthest(31) })).toBeVisible();
});

task("speed solver", "solve a scramble in line moves", 4, async (tools) => {
  const { taisou, hand, page, t } = tools;
  await pasteBoard(tools, "8 6 7\n2 5 4\n3 0 1");
  await hand.press(taisou.button(t.moveCount(0)));
  await hand.press(page.getByRole("radio", { name: t.metrics.line }));
  await hand.press(taisou.solve);
  await taisou.expectResult(t.solved(20, true));
});

task("speed solver", "learn where moves were lost", 4, async ({ taisou, hand, page, t, check }) => {
  await hand.paste(page, "123/*45/786");
  await hand.paste(page, "DULLU");
  await hand.press(taisou.button(t.making.checkMoves));
  await hand.press(taisou.button(check.run));
  await taisou.expectResult(check.lost(5, 3, 2));
});
