import { expect, test } from "./fixtures";
import type { Hand } from "./hand";
import { Taisou } from "./taisou";
import { play, TWO_BY_TWO } from "./two-by-two";
import { beginning } from "./words";

/** What somebody wants of the page, who has just opened it. */
interface Task {
  readonly who: "puzzle fan" | "puzzle maker" | "teacher" | "speed solver" | "block-puzzle fan";
  readonly wants: string;
  /** The most clicks that it may take. */
  readonly clicks: number;
  /** On a phone it stands in the menu, which is one more. */
  readonly inMenu?: true;
  /** Seen in every cell, because it is what most come for. */
  readonly everywhere?: true;
  /** Does it, and checks that it is done. */
  readonly act: (taisou: Taisou, hand: Hand) => Promise<void>;
}

/** The board that the page opens with, and that board with its right column moved down. */
const FIRST = "アタマノタイソウ ";
const MOVED = "アタ ノタマソウイ";

async function watchAnswer(taisou: Taisou, hand: Hand): Promise<void> {
  await hand.press(taisou.solve);
  await hand.press(taisou.button(taisou.words.t.playReplay));
  await expect(taisou.slider).not.toHaveValue("0");
}

const TASKS: readonly Task[] = [
  {
    who: "puzzle fan",
    wants: "solve アタマノタイソウ",
    clicks: 1,
    everywhere: true,
    async act(taisou, hand) {
      const {
        words: { t },
      } = taisou;
      await hand.press(taisou.solve);
      await taisou.expectResult(t.solved(20, true));
    },
  },
  {
    who: "puzzle fan",
    wants: "be told the next move, and no more",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        words: { t },
      } = taisou;
      for (let press = 0; press < 3; press += 1) await hand.press(taisou.button(t.hint));
      const hinted = taisou.board.getByRole("gridcell", { name: t.hintedCell });
      await expect(hinted).toHaveCount(1);
      await taisou.expectSymbols(FIRST);
    },
  },
  {
    who: "puzzle fan",
    wants: "play a board of words of one's own",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { presets },
      } = taisou;
      await hand.press(taisou.view("make"));
      await hand.write(page.getByRole("textbox", { name: presets.word }), "カメトウサギネコ");
      const goal = page.locator("#goal-text");
      await expect(goal).toHaveText("カメト/ウサギ/ネコ*");
      const tile = taisou.board.locator('.tile[aria-disabled="false"]').first();
      const before = await taisou.symbols();
      await hand.press(tile);
      await expect.poll(() => taisou.symbols()).not.toBe(before);
    },
  },
  {
    who: "puzzle maker",
    wants: "type a word, have it mixed, and send it",
    clicks: 4,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, presets, share },
      } = taisou;
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
  },
  {
    who: "puzzle maker",
    wants: "have boards of exactly 20 moves",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { presets, space },
      } = taisou;
      await hand.press(taisou.view("make"));
      await hand.press(taisou.button(presets.sections.compose));
      await hand.press(taisou.button(space.make));
      const made = page.getByRole("button", { name: new RegExp(` ${space.moves(20)}$`) });
      await expect(made).toHaveCount(6);
    },
  },
  {
    who: "puzzle fan",
    wants: "open a friend's link, and watch the answer",
    clicks: 2,
    everywhere: true,
    async act(taisou, hand) {
      await taisou.open("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
      await watchAnswer(taisou, hand);
    },
  },
  {
    who: "puzzle fan",
    wants: "make the last move, and go on to the next puzzle",
    clicks: 2,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, finish },
      } = taisou;
      await taisou.open(TWO_BY_TWO);
      await play(taisou, 3);
      await hand.press(taisou.cell(2, 2));
      await hand.press(taisou.button(finish.nextPuzzle));
      await expect(page).not.toHaveURL(/two-by-two/);
      await expect(taisou.button(t.moveCount(0))).toBeVisible();
    },
  },
  {
    who: "block-puzzle fan",
    wants: "send the result, having freed the red car",
    clicks: 1,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { finish },
      } = taisou;
      // Where the system has a list of apps, that takes it.
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
  },
  {
    who: "puzzle fan",
    wants: "take back a move made by mistake",
    clicks: 2,
    async act(taisou, hand) {
      const {
        words: { t },
      } = taisou;
      await hand.press(taisou.cell(1, 3));
      await taisou.expectSymbols(MOVED);
      await hand.press(taisou.button(t.undo));
      await taisou.expectSymbols(FIRST);
    },
  },
  {
    who: "puzzle fan",
    wants: "see with every move whether it led nearer",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t },
      } = taisou;
      await hand.press(taisou.button(t.menu));
      await hand.press(page.getByText(t.live, { exact: true }));
      await page.keyboard.press("Escape");
      const left = page.getByRole("main");
      await expect(left.getByText(t.liveIs(20))).toBeVisible();
      await hand.press(taisou.cell(2, 3));
      await expect(left.getByText(t.liveIs(19))).toBeVisible();
      await expect(left.getByText(t.liveEffect(-1))).toBeVisible();
    },
  },
  {
    who: "puzzle fan",
    wants: "watch the answer",
    clicks: 2,
    everywhere: true,
    act: watchAnswer,
  },
  {
    who: "puzzle fan",
    wants: "send a friend the board as it stands, who finds the very same",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t },
      } = taisou;
      await hand.press(taisou.cell(1, 3));
      await taisou.press(t.copyLink, (target) => hand.press(target));
      const link = await taisou.copied();
      const friend = await page.context().newPage();
      await friend.goto(link);
      await new Taisou(friend, taisou.lang).expectSymbols(MOVED);
    },
  },
  {
    who: "puzzle fan",
    wants: "have the board mixed anew",
    clicks: 1,
    inMenu: true,
    async act(taisou, hand) {
      const {
        words: { t },
      } = taisou;
      await taisou.press(t.scramble, (target) => hand.press(target));
      await expect.poll(() => taisou.symbols()).not.toBe(FIRST);
    },
  },
  {
    who: "block-puzzle fan",
    wants: "see the fewest moves of Klotski, counted as books do",
    clicks: 2,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, puzzle },
      } = taisou;
      const klotski = beginning(`${puzzle("klotski")} `);
      await hand.press(taisou.button(t.collection));
      await hand.press(page.getByRole("dialog").getByRole("button", { name: klotski }).first());
      await expect(page.locator(".optimum")).toContainText(t.optimumIs(81));
    },
  },
  {
    who: "puzzle maker",
    wants: "make a 4 x 3 puzzle 30 moves deep with one answer, and send it",
    clicks: 9,
    async act(taisou, hand) {
      const {
        page,
        words: { t, presets, share, space },
      } = taisou;
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
  },
  {
    who: "puzzle maker",
    wants: "know whether the answer is the only one",
    clicks: 3,
    async act(taisou, hand) {
      const {
        words: { t, space },
      } = taisou;
      await hand.press(taisou.solve);
      await hand.press(taisou.view("explore"));
      await hand.press(taisou.button(t.howMany));
      await expect(taisou.page.getByText(space.ways("4"))).toBeVisible();
    },
  },
  {
    who: "puzzle maker",
    wants: "have a picture of the board to publish",
    clicks: 2,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, share },
      } = taisou;
      const saved = page.waitForEvent("download");
      await hand.press(taisou.button(t.share));
      await hand.press(taisou.button(share.savePng));
      expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    },
  },
  {
    who: "puzzle maker",
    wants: "have the tiles of the 15-puzzle go to and fro in the goal",
    clicks: 3,
    async act(taisou, hand) {
      const {
        page,
        words: { presets },
      } = taisou;
      await hand.paste(page, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *");
      // What numbers are arranged with is open then.
      await hand.press(taisou.view("make"));
      await hand.press(taisou.button(presets.orders.snake));
      await expect(page.locator("#goal-text")).toHaveText("1 2 3 4/8 7 6 5/9 10 11 12/* 15 14 13");
    },
  },
  {
    who: "puzzle maker",
    wants: "have a photo on the tiles",
    clicks: 4,
    async act(taisou, hand) {
      const {
        page,
        words: { presets },
      } = taisou;
      // Two tiles of the board on the page look alike: then it is one of numbers.
      await hand.press(taisou.view("make"));
      await hand.press(taisou.button(presets.sections.photo));
      await hand.give(page.getByLabel(presets.choose), "www/public/icon-192.png");
      await expect(taisou.board.locator("[data-part]")).toHaveCount(8);
    },
  },
  {
    who: "teacher",
    wants: "show why 14 and 15 cannot change places, and mend it",
    clicks: 3,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, why },
      } = taisou;
      await hand.paste(page, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *");
      await hand.press(taisou.button(t.details));
      await expect(page.getByRole("img", { name: why.arrowsPicture })).toBeVisible();
      await hand.press(taisou.button(t.why.exchange("15", "14")));
      await taisou.expectResult(t.why.idle);
    },
  },
  {
    who: "teacher",
    wants: "explain parity with a board that moves",
    clicks: 4,
    async act(taisou, hand) {
      const {
        page,
        words: { t, how },
      } = taisou;
      const { title } = how.chapters.parity;
      await taisou.press(t.howItWorks, (target) => hand.press(target));
      await hand.press(page.getByRole("link", { name: title }));
      const chapter = page.getByRole("region", { name: title });
      const tile = chapter.locator('.tile[aria-disabled="false"]').last();
      const before = await chapter.getByRole("table").innerText();
      await hand.press(tile);
      await expect.poll(() => chapter.getByRole("table").innerText()).not.toBe(before);
    },
  },
  {
    who: "teacher",
    wants: "compare breadth-first search with IDA*",
    clicks: 6,
    everywhere: true,
    async act(taisou, hand) {
      const {
        page,
        words: { t, compare },
      } = taisou;
      await hand.press(taisou.view("explore"));
      await hand.press(taisou.tab("compare"));
      await hand.press(taisou.button(compare.chooseNone));
      for (const name of [t.algorithms.bfs ?? "", t.algorithms["ida-manhattan"] ?? ""]) {
        await hand.press(page.getByRole("checkbox", { name, exact: true }));
      }
      await hand.press(taisou.button(compare.run));
      await taisou.expectResult(compare.done(2));
    },
  },
  {
    who: "teacher",
    wants: "see how many positions of the 8-puzzle there are, and how far they are",
    clicks: 4,
    async act(taisou, hand) {
      const {
        page,
        words: { space },
      } = taisou;
      await hand.paste(page, "123/456/78*");
      await hand.press(taisou.view("explore"));
      await hand.press(taisou.tab("all"));
      await hand.press(taisou.button(space.survey));
      await expect(page.getByText("181,440", { exact: true })).toBeVisible();
      await expect(page.getByRole("region", { name: space.farthest(31) })).toBeVisible();
    },
  },
  {
    who: "speed solver",
    wants: "paste a scramble, and have it solved in whole lines",
    clicks: 4,
    async act(taisou, hand) {
      const {
        page,
        words: { t },
      } = taisou;
      await hand.paste(page, "8 6 7\n2 5 4\n3 0 1");
      await hand.press(taisou.button(t.moveCount(0)));
      await hand.press(page.getByRole("radio", { name: t.metrics.line }));
      await hand.press(taisou.solve);
      await taisou.expectResult(t.solved(20, true));
    },
  },
  {
    who: "speed solver",
    wants: "learn where one's own solution lost moves",
    clicks: 4,
    async act(taisou, hand) {
      const {
        page,
        words: { t, check },
      } = taisou;
      await hand.paste(page, "123/*45/786");
      await hand.paste(page, "DULLU");
      await hand.press(taisou.button(t.making.checkMoves));
      await hand.press(taisou.button(check.run));
      await taisou.expectResult(check.lost(5, 3, 2));
    },
  },
];

for (const { who, wants, clicks, inMenu, everywhere, act } of TASKS) {
  const title = `a ${who} can ${wants}: ${clicks} clicks at most`;
  test(title, { tag: everywhere ? "@all" : [] }, async ({ context, hand, taisou }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await taisou.open();
    await act(taisou, hand);
    expect(hand.clicks).toBeLessThanOrEqual(inMenu && hand.touches ? clicks + 1 : clicks);
  });
}
