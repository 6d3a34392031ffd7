import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { numbered } from "./words";

async function paste(taisou: Taisou, text: string): Promise<void> {
  await taisou.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await taisou.keys("ControlOrMeta+v");
}

/** Replaces the start by pasting. */
async function pasteStart(taisou: Taisou, text: string): Promise<void> {
  await taisou.start.focus();
  await taisou.keys("ControlOrMeta+a");
  await paste(taisou, text);
}

function unmixed(symbols: string): string {
  return [...symbols].sort().join("");
}

/** Makes a picture file, wider than high. */
async function photo(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 300;
    canvas.height = 200;
    const context = canvas.getContext("2d");
    if (context !== null) {
      context.fillStyle = "teal";
      context.fillRect(0, 0, 150, 100);
    }
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return { name: "photo.png", mimeType: "image/png", buffer };
}

test("a preset is a board to play with one click", async ({ page, taisou, t, presets }) => {
  await taisou.open("board=12/3*");
  await taisou.make("symbols");
  const columns = page.getByRole("spinbutton", { name: presets.columns, exact: true });
  const rows = page.getByRole("spinbutton", { name: presets.rows, exact: true });
  await columns.fill("3");
  await taisou.button(t.sides.moreRows).click();
  await expect(rows).toHaveValue("3");
  await page.getByText(presets.mix, { exact: true }).click();
  await taisou.button(presets.alphabets.katakana).click();
  await taisou.expectSymbols("アイウエオカキク ");
  await expect(taisou.board).toBeInViewport();
  await taisou.button(presets.mixIt).click();
  await expect.poll(() => taisou.symbols()).not.toBe("アイウエオカキク ");
  await expect(page.getByText(numbered(presets.shortestIs(20)))).toBeVisible();
  await taisou.button(t.undoScramble).click();
  await taisou.expectSymbols("アイウエオカキク ");

  // A preset may open scrambled. Back returns to the last board.
  await page.getByText(presets.mix, { exact: true }).click();
  await columns.fill("2");
  await taisou.button(presets.alphabets.numbers).click();
  await expect.poll(async () => unmixed(await taisou.symbols())).toBe(" 12345");
  await page.goBack();
  await expect.poll(async () => unmixed(await taisou.symbols())).toBe(unmixed("アイウエオカキク "));

  // Another size keeps the alphabet.
  await columns.fill("4");
  await taisou.button(presets.makeSize(4, 3)).click();
  await expect
    .poll(async () => unmixed(await taisou.symbols()))
    .toBe(unmixed("アイウエオカキクケコサ "));
  await expect(taisou.button(presets.makeSize(4, 3))).toHaveCount(0);

  await columns.fill("40");
  await expect(page.getByText(presets.badSize(32))).toHaveClass("error");
  await expect(taisou.button(presets.alphabets.numbers)).toBeDisabled();
  await columns.fill("8");
  await rows.fill("8");
  // Other symbols have enough, so it is a note.
  await expect(page.getByText(presets.tooFew(presets.alphabets.letters))).toHaveClass("note");
  await taisou.button(presets.alphabets.emoji).click();
  await expect(taisou.board.getByRole("gridcell")).toHaveCount(64);
});

test("a typed word becomes a puzzle and its goal", async ({ page, taisou, t, presets }) => {
  await taisou.open();
  await taisou.make("word");
  const word = page.getByRole("textbox", { name: presets.word });
  await taisou.compose(word, ["せ", "せかい"], "セカイ");
  await taisou.compose(word, ["はひ", "はひろい"], "ハヒロイ");
  await expect.poll(async () => unmixed(await taisou.symbols())).toBe(unmixed("セカイハヒロイ "));
  expect(await taisou.board.getByRole("row").count()).toBe(2);
  // The toolbar shows the same length.
  const length = page.getByText(numbered(presets.shortestIs(16)));
  await expect(length).toBeVisible();
  const [moves] = (await length.innerText()).match(/\d+/) ?? [];
  await expect(taisou.optimum).toContainText(String(moves));

  // The size follows the word until the user chooses one.
  await word.fill("おめでとう");
  await expect.poll(async () => unmixed(await taisou.symbols())).toBe(unmixed("おめでとう "));
  expect(await taisou.board.getByRole("row").count()).toBe(2);
  const rows = page.getByRole("spinbutton", { name: presets.rows, exact: true });
  await rows.fill("3");
  await expect(taisou.board.getByRole("gridcell")).toHaveCount(9);
  await expect(page.getByText(presets.wordBlanks(4))).toBeVisible();
  await word.fill("すべらせるパズルか?");
  await expect(page.getByText(presets.wordTooLong(2)).last()).toBeVisible();
  await taisou.button(presets.fitSize).click();
  await expect(taisou.board.getByRole("gridcell")).toHaveCount(12);

  // Undo takes another scramble back. The section keeps the word.
  const before = await taisou.symbols();
  await taisou.button(presets.mixAgain).click();
  await expect.poll(() => taisou.symbols()).not.toBe(before);
  await taisou.button(t.undoScramble).click();
  await taisou.expectSymbols(before);
  await taisou.view("play").click();
  await taisou.make("word");
  await expect(word).toHaveValue("すべらせるパズルか?");
  await taisou.edit();
  await expect(taisou.goal).toHaveValue("すべらせるパズルか？**");
});

for (const [width, height] of [
  [390, 844],
  [375, 667],
] as const) {
  test(`a phone sends a word, or a reply, in 3 presses without scrolling: ${height} @narrow`, async ({
    page,
    hand,
    taisou,
    words,
  }) => {
    const { presets, finish } = words;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.setViewportSize({ width, height });
    async function send(from: Locator): Promise<void> {
      hand.clicks = 0;
      await hand.press(from);
      await hand.write(taisou.box(presets.word), "ありがとうユウタ");
      const button = taisou.button(presets.sendWord);
      for (const one of [taisou.board, taisou.box(presets.word), button]) {
        await expect(one).toBeInViewport({ ratio: 1 });
      }
      await hand.press(button);
      expect(hand.clicks).toBe(3);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator("#goal-text")).toHaveText("ありが/とうユ/ウタ*");
    }
    await taisou.open();
    await send(taisou.view("make"));
    await taisou.open((await taisou.copied()).replace(/.*#/, ""));
    // Easy, unless the sender wants more.
    await expect(taisou.optimum).toHaveText(/ [2468]\D*$/);
    await taisou.open("start=12/*3&goal=12/3*&end");
    await taisou.cell(2, 2).click();
    await send(taisou.button(finish.reply));
  });
}

test("a new puzzle shows its difficulty", async ({ page, taisou, t }) => {
  await taisou.open(
    `board=${encodeURIComponent("1 2 3 4/5 6 7 8/9 10 11 12/13 14 * 15")}&room=make`,
  );
  await expect(page.locator(".preview-length .level")).toHaveText(t.difficulties.easiest);
});

test("Make opens one section at a time", async ({ page, taisou, words }) => {
  const { sections, word } = words.presets;
  await taisou.open("room=make");
  await expect(page.getByRole("textbox", { name: word })).toBeVisible();
  for (const name of ["photo", "symbols", "draw", "compose", "text"] as const) {
    await taisou.button(sections[name]).click();
    await expect(page.locator(`.section-${name} > *`).first()).toBeVisible();
    await expect(
      page.locator(".make :is(.sections, .more-ways) [aria-expanded=true]"),
    ).toHaveAccessibleName(sections[name]);
  }
  await taisou.button(sections.text).click();
  await expect(taisou.start).toHaveCount(0);
});

test("width and goal follow the text until they are set", async ({ page, taisou, presets }) => {
  await taisou.openAsText();
  await taisou.start.fill("セカイハヒロイ*");
  await taisou.expectSymbols("セカイハヒロイ ");
  await expect(page.locator(".editor [aria-invalid=true]")).toHaveCount(0);
  await expect(taisou.width).toHaveValue("4");
  await expect(taisou.goal).toHaveValue("");
  await expect(taisou.goal).toHaveAttribute("placeholder", "セカイハヒロイ*");
  // The word is the goal too, so the board still needs a scramble.
  await taisou.button(presets.mixIt).click();
  await expect.poll(() => taisou.symbols()).not.toBe("セカイハヒロイ ");
  await expect(taisou.goal).toHaveValue("セカイハヒロイ*");
  await taisou.goal.fill("ヒロイセカイハ*");
  await taisou.start.fill("ハロイセカヒイ*");
  await expect(taisou.goal).toHaveValue("ヒロイセカイハ*");
  await taisou.start.fill("👨‍👩‍👧🇯🇵1️⃣👍🏽葛*");
  await taisou.goal.fill("");
  await expect(taisou.board.getByRole("row")).toHaveCount(2);
});

test("a preset orders the goal along a path", async ({ page, taisou, t, presets }) => {
  await taisou.open("board=1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *");
  await taisou.make("symbols");
  const order = (name: keyof typeof presets.orders) => taisou.button(presets.orders[name]);
  await expect(order("rows")).toHaveAttribute("aria-pressed", "true");
  await order("snake").click();
  const goal = page.locator("#goal-text");
  await expect(goal).toHaveText("1 2 3 4/8 7 6 5/9 10 11 12/* 15 14 13");
  await expect(order("snake")).toHaveAttribute("aria-pressed", "true");
  await order("rows").click();
  await expect(goal).toHaveText("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *");

  // The goal has the board's tiles, with walls, identical tiles and several blanks.
  await taisou.edit();
  await expect(taisou.goal).toHaveValue("");
  await taisou.start.fill("#ba\nc*a\nfe*");
  await taisou.make("symbols");
  await order("spiral").click();
  await expect(goal).toHaveText("#aa/**b/fec");
  await expect(page.getByText(numbered(presets.shortestIs(9)))).toBeVisible();

  await taisou.edit();
  await taisou.box(t.blocks).fill("a");
  await taisou.make("symbols");
  await expect(order("spiral")).toBeDisabled();
  await expect(page.getByText(presets.goalBlocks)).toBeVisible();
});

test("a photo shows on tiles, and never leaves the page", async ({ page, taisou, t, presets }) => {
  await taisou.open();
  await taisou.make("photo");
  // The first board has identical tiles.
  await expect(taisou.button(presets.present)).toBeDisabled();
  await expect(page.getByText(presets.unfit.identicalTiles)).toBeVisible();
  const file = page.getByLabel(presets.choose);
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("12") });
  await expect(page.getByText(presets.photoStatus.noPhoto)).toBeVisible();

  await file.setInputFiles(await photo(page));
  await expect(page.getByText(presets.photoStatus.done)).toBeVisible();
  const tile = taisou.board.getByRole("button", { name: /^5/ });
  const shown = () => tile.evaluate((element) => getComputedStyle(element).backgroundImage);
  await expect.poll(shown).toMatch(/^url\("blob:/);
  // Tile 5 shows the middle of the photo, wherever it lies.
  expect(await tile.evaluate((element) => element.style.backgroundPosition)).toBe("50% 50%");
  const goal = page.getByRole("img", { name: t.goalPicture });
  await expect(goal.locator("image")).toHaveAttribute("href", /^blob:/);
  await expect(tile).toHaveAccessibleName(/^5/);

  await taisou.keys("l");
  const link = await taisou.copied();
  expect(link.length - link.indexOf("#")).toBeLessThan(60);
  expect(link).not.toMatch(/blob|data:|photo/);

  // The photo stays with symbols over it, after a scramble and after a reload, but not on a board with a wall.
  await page.getByText(t.making.overlay, { exact: true }).click();
  await expect(taisou.board).toHaveClass(/overlaid/);
  await taisou.button(presets.mixAgain).click();
  await expect.poll(shown).toMatch(/^url\("blob:/);
  await page.reload();
  await expect.poll(shown).toMatch(/^url\("blob:/);
  await expect(taisou.board).toHaveClass(/overlaid/);
  await taisou.edit();
  await taisou.start.fill("12345678#*");
  await taisou.width.fill("5");
  await expect.poll(shown).not.toMatch(/blob/);
  await page.goBack();
  await expect.poll(shown).toMatch(/^url\("blob:/);

  await taisou.make("photo");
  await taisou.button(t.making.removePicture).click();
  await expect.poll(shown).not.toMatch(/blob/);
  await page.reload();
  await expect(tile).toBeVisible();
  await expect.poll(shown).not.toMatch(/blob/);
});

test("the start reads all common formats", async ({ page, taisou, t, presets }) => {
  await taisou.openAsText();
  await pasteStart(taisou, "[[1,2,3],[4,5,6],[7,0,8]]");
  await expect(taisou.start).toHaveValue("1 2 3\n4 5 6\n7 0 8");
  await taisou.expectSymbols("1234567 8");
  // The old goal had other tiles.
  await expect(taisou.goal).toHaveValue("");
  await expect(page.getByText(t.making.pastedGoal)).toBeVisible();

  await pasteStart(taisou, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
  await expect(taisou.width).toHaveValue("4");
  await expect(page.getByText(t.making.pastedSize(16, 4, 4))).toBeVisible();
  await expect(page.getByText(presets.shortestIs(1))).toBeVisible();

  // The browser's own Undo restores the field.
  await taisou.start.focus();
  await taisou.keys("ControlOrMeta+z");
  await expect(taisou.start).toHaveValue("1 2 3\n4 5 6\n7 0 8");

  for (const [text, symbols, width] of [
    ["| 1 | 2 |\n|---|---|\n| 3 |   |", "123 ", "2"],
    ["ウアタ/ソ*マ/イタノ", "ウアタソ マイタノ", "3"],
    ["3\t1\n2\t", "312 ", "2"],
  ] as const) {
    await pasteStart(taisou, text);
    await taisou.expectSymbols(symbols);
    await expect(taisou.width).toHaveValue(width);
  }
  // Hexadecimal digits have no blank, so the board stays invalid.
  await pasteStart(taisou, "FE169B4C0A73D852");
  await expect(taisou.start).toHaveValue("FE169B4C0A73D852");
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
});

test("pasted moves are played or checked", async ({ page, taisou, t, check }) => {
  await taisou.open();
  await paste(taisou, "DR2ULD2");
  await expect(page.getByText(t.making.pastedMoves(7))).toBeVisible();
  await taisou.button(t.making.playMoves).click();
  await expect.poll(() => taisou.symbols()).not.toBe("アタマノタイソウ ");
  const played = await taisou.symbols();
  await expect(page.getByText(t.making.pastedMoves(7))).toHaveCount(0);
  // These moves are illegal now, but legal from the start.
  await paste(taisou, "DR2ULD2");
  await taisou.button(t.making.checkMoves).click();
  await expect(taisou.box(check.moves)).toHaveValue("DR2ULD2");
  await taisou.expectSymbols(played);
});

test("the text section marks a mistake", async ({ page, taisou, t }) => {
  await taisou.openAsText("board=12345678*&w=3");
  const mark = page.locator(".editor mark");
  await taisou.start.fill("1 2 3\n4 ? 6\n7 8 *");
  await expect(mark).toHaveText("?");
  // The last valid board stays, without Solve.
  await taisou.expectSymbols("12345678 ");
  await expect(taisou.solve).toHaveCount(0);
  // The mark lies exactly behind the character.
  const place = await mark.evaluate((element) => {
    const field = element.closest(".marked-field")?.querySelector("textarea");
    const [own, box] = [element.getBoundingClientRect(), field?.getBoundingClientRect()];
    return box && own.top > box.top && own.bottom < box.bottom && own.left > box.left;
  });
  expect(place).toBe(true);
  const notAllowed = t.errors["any-cell-in-start"]({ row: 2, column: 2 });
  await expect(page.locator("#field-start-notes")).toContainText(notAllowed);
  await taisou.start.fill("12345678*");
  await expect(mark).toHaveCount(0);
  await expect(taisou.solve).toBeVisible();
  await taisou.goal.fill("1239/5678*4");
  await expect(page.locator("#field-goal-notes")).toContainText(
    t.errors["width-mismatch"]({ text: "goal", row: 1, column: 4, found: 4, expected: 3 }),
  );
  await expect(mark).toHaveText("9");
});

test("a link with an unreadable board shows the mistake", async ({ page, taisou, t }) => {
  await page.goto(`./#board=12?/45*&w=3`);
  await expect(page.locator(".board-panel mark")).toHaveText("?");
  await expect(taisou.text(t.errors["any-cell-in-start"]({ row: 1, column: 3 }))).toBeVisible();
  await expect(taisou.solve).toHaveCount(0);
  await taisou.button(t.mend).first().click();
  await expect(taisou.start).toBeFocused();
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("3");
  await taisou.expectSymbols("12345 ");
  await expect(taisou.start).toHaveValue("123/45*");
  // With a wrong setting alone, the board stays.
  await taisou.open("board=12345678*&w=4");
  await taisou.expectSymbols("12345678 ");
  await taisou.edit();
  await expect(taisou.start).toHaveAttribute("aria-invalid", "true");
});
