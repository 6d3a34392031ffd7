import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Hand } from "./hand";
import { Taisou } from "./taisou";
import { play, TWO_BY_TWO } from "./two-by-two";
import { beginning, type Words } from "./words";

type Tools = Words & { readonly page: Page; readonly taisou: Taisou; readonly hand: Hand };

/** The board that the page opens with, and that board with its right column moved down. */
const FIRST = "アタマノタイソウ ";
const MOVED = "アタ ノタマソウイ";

/**
 * Tests a task of a user who has just opened the page.
 *
 * @param clicks The click budget.
 * @param inMenu On a phone the control is in the menu, which takes one more click.
 */
function task(
  clicks: number,
  title: string,
  act: (tools: Tools) => Promise<void>,
  { inMenu = false } = {},
): void {
  test(`a ${title}: ${clicks} clicks at most`, async ({ context, page, hand, taisou, words }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await taisou.open();
    await act({ page, hand, taisou, ...words });
    expect(hand.clicks).toBeLessThanOrEqual(inMenu && hand.touches ? clicks + 1 : clicks);
  });
}

async function watchAnswer({ taisou, hand }: Pick<Tools, "taisou" | "hand">): Promise<void> {
  await hand.press(taisou.solve);
  await hand.press(taisou.button(taisou.words.t.playReplay));
  await expect(taisou.slider).not.toHaveValue("0");
}

task(1, "puzzle fan can solve アタマノタイソウ @all", async ({ taisou, hand, t }) => {
  await hand.press(taisou.solve);
  await taisou.expectResult(t.solved(20, true));
});

task(3, "puzzle fan can see the next move only @all", async ({ taisou, hand, t }) => {
  for (let press = 0; press < 3; press += 1) await hand.press(taisou.button(t.hint));
  const hinted = taisou.board.getByRole("gridcell", { name: t.hintedCell });
  await expect(hinted).toHaveCount(1);
  await taisou.expectSymbols(FIRST);
});

task(
  3,
  "puzzle fan can play a board of their own words @all",
  async ({ taisou, hand, page, presets }) => {
    await hand.press(taisou.view("make"));
    await hand.write(page.getByRole("textbox", { name: presets.word }), "カメトウサギネコ");
    const goal = page.locator("#goal-text");
    await expect(goal).toHaveText("カメト/ウサギ/ネコ*");
    const tile = taisou.board.locator('.tile[aria-disabled="false"]').first();
    const before = await taisou.symbols();
    await hand.press(tile);
    await expect.poll(() => taisou.symbols()).not.toBe(before);
  },
);

task(
  4,
  "puzzle maker can type a word, scramble it, and send it @all",
  async ({ taisou, hand, page, t, presets, share }) => {
    await hand.press(taisou.view("make"));
    await hand.write(page.getByRole("textbox", { name: presets.word }), "セカイハヒロイ");
    await expect(page.locator("#goal-text")).toHaveText("セカイハ/ヒロイ*");
    await hand.press(taisou.button(t.share));
    await hand.press(taisou.button(share.copyLink));
    const friend = new Taisou(await page.context().newPage(), taisou.lang);
    await friend.page.goto(await taisou.copied());
    await friend.expectSymbols(await taisou.symbols());
    await expect(friend.page.locator("#goal-text")).toHaveText("セカイハ/ヒロイ*");
  },
);

task(
  3,
  "puzzle maker can get boards of exactly 20 moves @all",
  async ({ taisou, hand, page, presets, space }) => {
    await hand.press(taisou.view("make"));
    await hand.press(taisou.button(presets.sections.compose));
    await hand.press(taisou.button(space.make));
    const made = page.getByRole("button", { name: new RegExp(` ${space.moves(20)}$`) });
    await expect(made).toHaveCount(6);
  },
);

task(
  2,
  "puzzle fan can open a friend's link, and watch the answer @all",
  async ({ taisou, hand }) => {
    await taisou.open("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
    await watchAnswer({ taisou, hand });
  },
);

task(
  2,
  "puzzle fan can make the last move, and go on to the next puzzle @all",
  async ({ taisou, hand, page, t, finish }) => {
    await taisou.open(TWO_BY_TWO);
    await play(taisou, 3);
    await hand.press(taisou.cell(2, 2));
    await hand.press(taisou.button(finish.nextPuzzle));
    await expect(page).not.toHaveURL(/two-by-two/);
    await expect(taisou.button(t.moveCount(0))).toBeVisible();
  },
);

task(
  1,
  "block-puzzle fan can send the result, having freed the red car @all",
  async ({ taisou, hand, page, finish }) => {
    // Otherwise the system's share dialog would open.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await taisou.open(
      `board=${encodeURIComponent("AA*/**1")}&goal=${encodeURIComponent("?AA/???")}&blocks=A&axis=long`,
    );
    await taisou.cell(1, 2).click();
    await hand.press(taisou.button(finish.sendResult));
    const sent = await taisou.copied();
    expect(sent).toContain(finish.resultText("", 1, null, 1, null).slice(0, 8));
    expect(sent).not.toContain("moves=");
  },
);

task(2, "puzzle fan can undo a move", async ({ taisou, hand, t }) => {
  await hand.press(taisou.cell(1, 3));
  await taisou.expectSymbols(MOVED);
  await hand.press(taisou.button(t.undo));
  await taisou.expectSymbols(FIRST);
});

task(
  3,
  "puzzle fan can see after each move whether it was good @all",
  async ({ taisou, hand, page, t }) => {
    await hand.press(taisou.button(t.menu));
    await hand.press(page.getByText(t.live, { exact: true }));
    await page.keyboard.press("Escape");
    const left = page.getByRole("main");
    await expect(left.getByText(t.liveIs(20))).toBeVisible();
    await hand.press(taisou.cell(2, 3));
    await expect(left.getByText(t.liveIs(19))).toBeVisible();
    await expect(left.getByText(t.liveEffect(-1))).toBeVisible();
  },
);

task(2, "puzzle fan can watch the answer @all", watchAnswer);

task(
  3,
  "puzzle fan can send a friend the current position @all",
  async ({ taisou, hand, page, t }) => {
    await hand.press(taisou.cell(1, 3));
    await taisou.press(t.copyLink, (target) => hand.press(target));
    const link = await taisou.copied();
    const friend = await page.context().newPage();
    await friend.goto(link);
    await new Taisou(friend, taisou.lang).expectSymbols(MOVED);
  },
);

task(
  1,
  "puzzle fan can scramble the board",
  async ({ taisou, hand, t }) => {
    await taisou.press(t.scramble, (target) => hand.press(target));
    await expect.poll(() => taisou.symbols()).not.toBe(FIRST);
  },
  { inMenu: true },
);

task(
  2,
  "block-puzzle fan can see the fewest moves of Klotski, counted as books do @all",
  async ({ taisou, hand, page, t, puzzle }) => {
    const klotski = beginning(`${puzzle("klotski")} `);
    await hand.press(taisou.button(t.collection));
    await hand.press(page.getByRole("dialog").getByRole("button", { name: klotski }).first());
    await expect(page.locator(".optimum")).toContainText(t.optimumIs(81));
  },
);

task(
  9,
  "puzzle maker can make a 4 x 3 puzzle of 30 moves with one solution, and send it",
  async ({ taisou, hand, page, t, presets, share, space }) => {
    await hand.paste(page, "1 2 3 4/5 6 7 8/9 10 11 *");
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
    const link = await taisou.copied();
    const friend = new Taisou(await page.context().newPage(), taisou.lang);
    await friend.page.goto(link);
    await friend.explore("answer");
    await friend.solve.click();
    await friend.expectResult(t.solved(30, true));
    await friend.button(t.howMany).click();
    await expect(friend.page.getByText(space.onlyOne)).toBeVisible();
  },
);

task(
  3,
  "puzzle maker can learn whether the solution is unique",
  async ({ taisou, hand, t, space }) => {
    await hand.press(taisou.solve);
    await hand.press(taisou.view("explore"));
    await hand.press(taisou.button(t.howMany));
    await expect(taisou.page.getByText(space.ways("4"))).toBeVisible();
  },
);

task(
  2,
  "puzzle maker can save a picture of the board @all",
  async ({ taisou, hand, page, t, share }) => {
    const saved = page.waitForEvent("download");
    await hand.press(taisou.button(t.share));
    await hand.press(taisou.button(share.savePng));
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  },
);

task(
  3,
  "puzzle maker can order the goal of the 15-puzzle as a snake",
  async ({ taisou, hand, page, presets }) => {
    await hand.paste(page, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *");
    // The section for orders is open then.
    await hand.press(taisou.view("make"));
    await hand.press(taisou.button(presets.orders.snake));
    await expect(page.locator("#goal-text")).toHaveText("1 2 3 4/8 7 6 5/9 10 11 12/* 15 14 13");
  },
);

task(4, "puzzle maker can put a photo on the tiles", async ({ taisou, hand, page, presets }) => {
  // Identical tiles cannot carry a photo, so the board becomes one of numbers.
  await hand.press(taisou.view("make"));
  await hand.press(taisou.button(presets.sections.photo));
  await hand.give(page.getByLabel(presets.choose), "www/public/icon-192.png");
  await expect(taisou.board.locator("[data-part]")).toHaveCount(8);
});

task(
  3,
  "teacher can show why 14 and 15 cannot be swapped, and repair it @all",
  async ({ taisou, hand, page, t, why }) => {
    await hand.paste(page, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *");
    await hand.press(taisou.button(t.details));
    await expect(page.getByRole("img", { name: why.arrowsPicture })).toBeVisible();
    await hand.press(taisou.button(t.why.exchange("15", "14")));
    await taisou.expectResult(t.why.idle);
  },
);

task(
  4,
  "teacher can explain parity with a playable board",
  async ({ taisou, hand, page, t, how }) => {
    const { title } = how.chapters.parity;
    await taisou.press(t.howItWorks, (target) => hand.press(target));
    await hand.press(page.getByRole("link", { name: title }));
    const chapter = page.getByRole("region", { name: title });
    const tile = chapter.locator('.tile[aria-disabled="false"]').last();
    const before = await chapter.getByRole("table").innerText();
    await hand.press(tile);
    await expect.poll(() => chapter.getByRole("table").innerText()).not.toBe(before);
  },
);

task(
  6,
  "teacher can compare breadth-first search with IDA* @all",
  async ({ taisou, hand, page, t, compare }) => {
    await hand.press(taisou.view("explore"));
    await hand.press(taisou.tab("compare"));
    await hand.press(taisou.button(compare.chooseNone));
    for (const name of [t.algorithms.bfs ?? "", t.algorithms["ida-manhattan"] ?? ""]) {
      await hand.press(page.getByRole("checkbox", { name, exact: true }));
    }
    await hand.press(taisou.button(compare.run));
    await taisou.expectResult(compare.done(2));
  },
);

task(
  4,
  "teacher can see the number and distances of all 8-puzzle positions",
  async ({ taisou, hand, page, space }) => {
    await hand.paste(page, "123/456/78*");
    await hand.press(taisou.view("explore"));
    await hand.press(taisou.tab("all"));
    await hand.press(taisou.button(space.survey));
    await expect(page.getByText("181,440", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: space.farthest(31) })).toBeVisible();
  },
);

task(
  4,
  "speed solver can paste a scramble, and solve it in line moves",
  async ({ taisou, hand, page, t }) => {
    await hand.paste(page, "8 6 7\n2 5 4\n3 0 1");
    await hand.press(taisou.button(t.moveCount(0)));
    await hand.press(page.getByRole("radio", { name: t.metrics.line }));
    await hand.press(taisou.solve);
    await taisou.expectResult(t.solved(20, true));
  },
);

task(
  4,
  "speed solver can learn where a solution lost moves",
  async ({ taisou, hand, page, t, check }) => {
    await hand.paste(page, "123/*45/786");
    await hand.paste(page, "DULLU");
    await hand.press(taisou.button(t.making.checkMoves));
    await hand.press(taisou.button(check.run));
    await taisou.expectResult(check.lost(5, 3, 2));
  },
);
