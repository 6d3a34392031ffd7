import type { Page } from "@playwright/test";
import { EIGHT, play, TWO_BY_TWO } from "./boards";
import { expect, test } from "./fixtures";

/** A phone, a small phone, a phone on its side, a tablet, a window. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

const PUZZLES = [
  "",
  "puzzle=klotski",
  "puzzle=rush-hour-1",
  "board=1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 * 24",
  "board=セカイハ/ヒロイ*&goal=イカセハ/ヒロイ*",
  "start=セカイハ/ヒロイ*&goal=イカセハ/ヒロイ*&title=世界&greeting=ゆうこより&end",
];

/** Finds parts that are cut off by the screen, or covered by the toolbar at its lower edge. */
function cutOff(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const bar = document.querySelector(".toolbar");
    const isOver = bar !== null && getComputedStyle(bar).position === "fixed";
    return selectors.flatMap((selector) => {
      const part = document.querySelector(selector);
      if (part === null) return [`${selector} is not there`];
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const end = isOver && !bar.contains(part) ? bar.getBoundingClientRect().top : innerHeight;
      const fits = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= end + 0.5;
      return fits ? [] : [`${selector} ${[left, top, right, bottom].map(Math.round).join(" ")}`];
    });
  }, parts);
}

/** Finds the controls on the first screen, tiles excluded, and those of them that are disabled. */
function controls(page: Page): Promise<{ all: number; off: string[] }> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>("button, a, input, select, textarea, summary"),
    ];
    const shown = all.filter((control) => {
      if (control.matches(".tile, .skip") || !control.checkVisibility()) return false;
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const off = shown.filter((one) => one.matches(":disabled, [aria-disabled=true]"));
    return { all: shown.length, off: off.map(({ innerText }) => innerText) };
  });
}

for (const screen of SCREENS) {
  const { width, height } = screen;

  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: screen, hasTouch: width < 960, isMobile: width < 960 });

    test("the first screen holds all controls of the game", async ({ page, taisou, t }) => {
      for (const fragment of PUZZLES) {
        await taisou.open(fragment);
        await expect(taisou.button(t.share)).toBeVisible();
        const parts = [
          ".task",
          ".goal-picture",
          ".optimum",
          ".board-panel",
          ".status-line",
          ".buttons",
        ];
        await expect.poll(() => cutOff(page, parts), fragment).toEqual([]);
        for (const name of [t.undo, t.hint, t.solve]) {
          await expect(taisou.button(name)).toBeInViewport({ ratio: 1 });
        }
        const { all, off } = await controls(page);
        // Redo and Restart keep their places in the row of a wide window.
        expect(off, fragment).toEqual(width < 960 ? [] : [t.redo, t.restart]);
        expect(all, fragment).toBeLessThanOrEqual(width < 960 ? 14 : 21);
      }
    });

    test("a friend's line leaves the board in its place", async ({ page, taisou, t }) => {
      await taisou.open("puzzle=souai");
      const place = await page.locator(".board-panel").boundingBox();
      const board = "start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3";
      for (const more of ["", "&title=そうあい", "&title=そうあい&greeting=ゆうこより"]) {
        await taisou.open(`${board}${more}&end`);
        await expect(
          page.getByText(t.greeting(more.includes("ゆうこ") ? "ゆうこより" : "")),
        ).toBeVisible();
        await expect.poll(() => page.locator(".board-panel").boundingBox(), more).toEqual(place);
      }
    });

    test("the solution plays on the board", async ({ page, taisou, t }) => {
      await taisou.open();
      await taisou.solve.click();
      await taisou.button(t.playReplay).click();
      // Play scrolls to the board.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await taisou.button(t.playReplay).click();
      await expect(taisou.slider).not.toHaveValue("0");
      await expect.poll(() => cutOff(page, [".board-panel", ".transport"])).toEqual([]);
    });
  });
}

test("a link opens, and its answer plays in one press", async ({ taisou, t, finish }) => {
  await taisou.open("board=12/3*&goal=23/1*&title=Two");
  await taisou.solve.click();
  await taisou.expectSymbols("231 ");
  // The player has not won, and the counter shows the player's moves.
  await taisou.expectResult(t.watched);
  await expect(taisou.button(t.moveCount(0))).toBeVisible();
  await taisou.button(finish.tryIt).click();
  await taisou.expectSymbols("123 ");
  await expect(taisou.slider).toHaveCount(0);
});

test("the goal piece and its target are marked", async ({ page, taisou, t }) => {
  await taisou.open("puzzle=rush-hour-1");
  await expect(page.getByText(t.taskMove("A"))).toBeVisible();
  const targetCells = taisou.board.locator("[data-target]");
  await expect(targetCells).toHaveCount(2);
  const target = page.locator(".target path").last();
  await expect(target).toHaveAttribute("d", /^M/);
  const [place, board] = [await target.boundingBox(), await taisou.board.boundingBox()];
  // The exit is at the right.
  expect(place?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0) / 2);
  // A goal that names all pieces is drawn beside the board, not on it.
  await taisou.open("puzzle=taisou");
  await expect(targetCells).toHaveCount(0);
  await expect(target).toHaveAttribute("d", "");
});

test("the win card has the result, the next puzzle and sharing", async ({ page, taisou, t }) => {
  const { finish } = taisou.words;
  // The system's share dialog would hide the text.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await taisou.open(TWO_BY_TWO);
  await play(taisou);
  await taisou.expectSymbols("231 ");
  await expect(taisou.won).toContainText(t.against(4, 4));
  // The player's solution is a shortest one already.
  await expect(taisou.button(finish.seeBest)).toHaveCount(0);
  const check = taisou.button(t.certificate);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(check).toBeInViewport({ ratio: 1 });
  // On a small phone every wide button has a word.
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(check).toHaveText(t.certificateShort, { useInnerText: true });
  await taisou.button(finish.sendResult).click();
  const sent = await taisou.copied();
  expect(sent).toMatch(/#puzzle=two-by-two&end$/);
  expect(sent).not.toContain("moves=");
  await taisou.button(finish.nextPuzzle).click();
  await expect(taisou.won).toHaveCount(0);
  await expect(page).not.toHaveURL(/two-by-two/);
  // Back leads to the finished puzzle.
  await page.goBack();
  await taisou.expectSymbols("231 ");
});

test("a notice covers no control of the game @both", async ({ page, taisou, t, hand }) => {
  await taisou.open();
  await hand.paste(page, "1,2,3,4;5,6,7,8;9,10,11,12;13,14,0,15");
  await expect(page.getByText(t.making.pastedNew)).toBeVisible();
  await expect(taisou.button(t.making.undoPaste)).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const notice = document.querySelector(".notice")?.getBoundingClientRect();
      if (notice === undefined) return ["no notice"];
      const parts = document.querySelectorAll(
        ".tile, .toolbar button, .goal, .optimum, .header button",
      );
      return Array.from(parts)
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const isBeside = right <= notice.left || left >= notice.right;
          return !isBeside && bottom > notice.top + 1 && top < notice.bottom - 1;
        })
        .map((part) => part.textContent);
    });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect.poll(covered, `${screen.width} x ${screen.height}`).toEqual([]);
  }
});

for (const [where, screen, fragment] of [
  ["", null, ""],
  [" on the narrowest phone", { width: 320, height: 568 }, ""],
  [" of a wide link", null, "#board=セカイハ/ヒロイ*&goal=イカセハ/ヒロイ*"],
  [" of a high puzzle of the collection", { width: 414, height: 896 }, "#puzzle=klotski"],
  [" and a way to make it", null, "#board=8672543*1&w=3&room=make"],
] as const) {
  test(`nothing shifts when the board appears${where}`, {
    tag: screen === null ? [] : ["@narrow"],
  }, async ({ page, taisou, t }) => {
    if (screen !== null) await page.setViewportSize(screen);
    const send = await taisou.holdBack(/rules_bg/);
    await page.route(/Presets/, (route) => taisou.solve.waitFor().then(() => route.continue()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`./${fragment}`);
    await expect(taisou.button(t.collection)).toBeVisible();
    await expect(taisou.board).toHaveCount(0);
    send();
    await expect(taisou.board).toBeVisible();
    await expect(taisou.solve).toBeVisible();
    // Fits the puzzle, although the rules came late.
    if (fragment.endsWith("make")) await expect(page.locator(".section-symbols")).toBeVisible();
    // The browser reports a shift after the frame that paints it.
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

test("a blocked tile nudges", async ({ taisou }) => {
  await taisou.open(EIGHT);
  const tile = taisou.cell(1, 1).getByRole("button");
  await tile.evaluate((element) => {
    const { animate } = element;
    element.animate = (...how: Parameters<typeof animate>) => {
      element.dataset.nudged = "";
      return animate.apply(element, how);
    };
  });
  await taisou.cell(1, 1).click();
  await expect(tile).toHaveAttribute("data-nudged", "");
  await taisou.expectSymbols("12345678 ");
});

test("a goal picture has the shape of its board", async ({ page, taisou }) => {
  await taisou.open("board=2134/567*&goal=1234/567*");
  const box = await page.locator(".goal-picture").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.6);
  await expect(page.locator(".puzzle-title")).toHaveCount(0);
  // On a small phone the icon is under the label, also beside a low picture.
  await page.setViewportSize({ width: 375, height: 667 });
  const icon = await page.locator(".enlarge .icon").boundingBox();
  const word = await page.locator(".goal-label").evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect().bottom;
  });
  expect(icon?.y).toBeGreaterThanOrEqual(word);
});

test("an enlarged goal is on the screen as a whole @narrow", async ({ page, taisou, t }) => {
  // Wide, and square.
  for (const fragment of ["puzzle=t-zer", "puzzle=fifteen"]) {
    await taisou.open(fragment);
    await taisou.button(t.enlargeGoal).click();
    await expect(page.locator("#goal-large .goal-picture")).toBeInViewport({ ratio: 1 });
    await taisou.keys("Escape");
  }
});

test("each Escape closes one thing", async ({ page, taisou, t }) => {
  await taisou.open(TWO_BY_TWO);
  await taisou.button(t.moveCount(0)).click();
  await expect(page.locator("#tally")).toBeVisible();
  const taken = await page.evaluate(async () => {
    const press = () => {
      const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const first = press();
    // Renders, but does not paint.
    await new Promise((resolve) => setTimeout(resolve));
    return [first, press()];
  });
  expect(taken).toEqual([true, false]);
});

test("a result is sent with the game in squares, and its picture is saved @wide", async ({
  page,
  taisou,
  t,
}) => {
  const { finish } = taisou.words;
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await taisou.open("start=123/456/*78&goal=123/456/78*&end");
  // One move in the wrong direction, then back with a hint.
  await taisou.cell(2, 1).click();
  await taisou.button(t.hint).click();
  await taisou.button(t.hint).click();
  for (const column of [2, 3]) await taisou.cell(3, column).click();
  await expect(taisou.won).toContainText(finish.helps(1, false, false));
  await expect(taisou.won.getByRole("img", { name: finish.way(2, 4) })).toBeVisible();
  const saved = page.waitForEvent("download");
  await taisou.button(finish.savePicture).click();
  expect((await saved).suggestedFilename()).toBe("taisou.png");
  await taisou.button(finish.sendResult).click();
  expect(await taisou.copied()).toContain("\n🟧🟥⬛⬛\n");
});

test("a friend's greeting is text, and a win offers a reply that carries one @narrow", async ({
  page,
  taisou,
  t,
}) => {
  const { finish, presets } = taisou.words;
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await taisou.open("start=12/*3&goal=12/3*&greeting=<b>ゆうこより</b>&end");
  await expect(page.getByText(t.greeting("<b>ゆうこより</b>"))).toBeVisible();
  await taisou.cell(2, 2).click();
  await taisou.button(finish.reply).click();
  await taisou.box(presets.word).fill("ありがとう");
  // Characters count, not code units.
  const tooLong = page.getByText(presets.greetingTooLong(60));
  await taisou.box(presets.greeting).fill("🎂".repeat(61));
  await expect(tooLong).toBeVisible();
  await taisou.box(presets.greeting).fill("🎂".repeat(60));
  await expect(tooLong).toHaveCount(0);
  await taisou.box(presets.greeting).fill("ユウタより");
  await taisou.button(presets.sendWord).click();
  const sent = decodeURI(await taisou.copied());
  expect(sent).toMatch(/&greeting=ユウタより&end$/);
  await taisou.open(sent.slice(sent.indexOf("#") + 1));
  await expect(page.getByText(t.greeting("ユウタより"))).toBeVisible();
});
