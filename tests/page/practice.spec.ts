import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Taisou } from "./taisou";
import { violations } from "./violations";

const GOAL = "123 ";

/** The keys W, A, S and D that bring the tiles of a 2x2 into order in the fewest moves. */
function keysFrom(symbols: string): string {
  const ways: readonly (readonly [key: string, blank: readonly number[], step: number])[] = [
    ["w", [0, 1], 2],
    ["s", [2, 3], -2],
    ["a", [0, 2], 1],
    ["d", [1, 3], -1],
  ];
  const known = new Map([[symbols, ""]]);
  for (const [board, keys] of known) {
    const blank = board.indexOf(" ");
    for (const [key, places, step] of ways) {
      if (!places.includes(blank)) continue;
      const cells = [...board];
      cells[blank] = cells[blank + step] ?? "";
      cells[blank + step] = " ";
      const next = cells.join("");
      if (!known.has(next)) known.set(next, keys + key);
    }
  }
  return known.get(GOAL) ?? "";
}

/** Switches sessions on at the counter. */
async function practise({ page, words }: Taisou): Promise<void> {
  await page.locator(".count").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: words.practice.start }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
}

/** Waits until the page has stored the solves that it shows. */
async function expectStored(page: Page): Promise<void> {
  // A write waits for the ones before it. The page may begin another one when the first ends.
  for (const _ of [1, 2]) {
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open("taisou-solves");
          request.onerror = reject;
          request.onsuccess = () => {
            const writing = request.result.transaction("solves", "readwrite");
            writing.objectStore("solves").count();
            writing.onabort = reject;
            writing.oncomplete = resolve;
          };
        }),
    );
  }
}

test("a scrambled board offers a session beside it @wide", async ({
  page,
  taisou,
  t,
  practice,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await taisou.open("puzzle=fifteen");
  await page.getByRole("checkbox", { name: practice.start }).focus();
  await page.keyboard.press("Space");
  const session = page.getByRole("region", { name: practice.session, exact: true });
  await expect(session.getByRole("combobox", { name: practice.size })).toBeVisible();
  await expect(page.getByRole("region", { name: t.nextPuzzles })).toBeVisible();
});

test("a session is played by the keyboard, and kept @en @wide", async ({
  page,
  taisou,
  t,
  practice,
  finish,
}) => {
  const session = page.getByRole("region", { name: practice.session, exact: true });
  const timer = page.getByRole("timer", { name: practice.time });
  await taisou.open("start=123*&w=2&end");
  await expect(session).toBeHidden();
  await practise(taisou);
  /** Scrambles a solved board by a key; returns the keys that solve it. */
  const scrambled = async (key: string) => {
    await page.keyboard.press(key);
    await expect.poll(() => taisou.symbols()).not.toBe(GOAL);
    await expect(timer).toHaveText("0.00");
    return keysFrom(await taisou.symbols());
  };
  /** Scrambles the next board by Space, which presses no button. */
  const scrambledNext = async () => {
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    const keys = await scrambled("Space");
    await expect(taisou.won).toBeHidden();
    return keys;
  };
  await session.getByRole("button", { name: taisou.words.t.scramble }).focus();
  let keys = await scrambled("Enter");
  let solves = 1;
  // A run needs a first move that does not end it.
  for (; keys.length < 2; solves += 1) {
    await taisou.keys(...keys);
    await expect(taisou.won).toBeVisible();
    keys = await scrambledNext();
  }
  // The run begins, and no letter ends it.
  const [first = ""] = keys;
  await page.keyboard.press(first);
  const begun = await taisou.symbols();
  for (const letter of ["r", "n", "h", "e"]) await page.keyboard.press(letter);
  await expect(page.locator(".notice")).toHaveCount(0);
  expect(await taisou.symbols()).toBe(begun);
  await taisou.keys(...keys.slice(1));
  await expect(taisou.won).toBeVisible();
  await expect(taisou.won.locator(".win-buttons button").first()).toContainText(
    finish.scrambleAgain,
  );
  await expect(session).toContainText(practice.optimal(keys.length, 0));
  await expect(session).toContainText(practice.solves(solves));
  await expect(timer).toHaveText(/^\d\.\d\d$/);

  await taisou.keys(...(await scrambledNext()));
  await expect(session).toContainText(practice.solves(solves + 1));

  await expectStored(page);
  await page.reload();
  const single = session.getByRole("row", { name: practice.single });
  await expect(session).toContainText(practice.solves(solves + 1));
  await expect(single).toContainText(/\d\.\d\d/);
  await session.getByText(practice.settings).click();
  await session.getByRole("button", { name: practice.end }).click();
  await expect(session).toBeHidden();
  await expect(taisou.button(t.undo)).toBeVisible();
});

test("a phone has one line of the session, and opens the rest @ja @narrow", async ({
  page,
  taisou,
  practice,
}) => {
  await taisou.open("start=123*&w=2&end");
  await practise(taisou);
  const line = page.getByRole("region", { name: practice.session, exact: true });
  await line.getByRole("button", { name: practice.session }).tap();
  const { dialog } = taisou;
  await dialog.getByText(practice.settings).tap();
  await dialog.getByText(practice.inspects).tap();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("combobox", { name: practice.size }).selectOption("4×4");
  await expect(dialog).toBeHidden();
  await expect(taisou.board.getByRole("gridcell")).toHaveCount(16);
  await expect(line.getByRole("timer")).toHaveText(/^観察 1[45]$/);

  // Behind the counter, too.
  await page.locator(".count").tap();
  await expect(page.locator("#tally").getByRole("table").first()).toContainText(practice.solves(0));
});

test("another window shows a new solve at once @en @wide", async ({ page, taisou, practice }) => {
  await taisou.open("start=123*&w=2&end");
  await practise(taisou);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = other.getByRole("region", { name: practice.session, exact: true });
  await expect(there).toContainText(practice.solves(0));
  await page.bringToFront();
  await page
    .getByRole("region", { name: practice.session, exact: true })
    .getByRole("button", { name: taisou.words.t.scramble })
    .press("Enter");
  await expect.poll(() => taisou.symbols()).not.toBe(GOAL);
  await taisou.keys(...keysFrom(await taisou.symbols()));
  await expect(taisou.won).toBeVisible();
  await expect(there).toContainText(practice.solves(1));
});

test("a timed solve is sent as a race, and the friend plays beside its replay @en @wide", async ({
  page,
  taisou,
  practice,
  finish,
}) => {
  await taisou.open("start=123*&w=2&end");
  await practise(taisou);
  const session = page.getByRole("region", { name: practice.session, exact: true });
  // A run needs a first move that does not end it.
  let board = GOAL;
  let keys = "";
  while (keys.length < 2) {
    await session.getByRole("button", { name: taisou.words.t.scramble }).press("Enter");
    await expect.poll(() => taisou.symbols()).not.toBe(board);
    board = await taisou.symbols();
    keys = keysFrom(board);
  }
  await taisou.keys(...keys);
  await expect(taisou.won).toBeVisible();
  await taisou.won.getByRole("button", { name: finish.race }).click();
  const [link = ""] = /https?:\S+/.exec(await taisou.copied()) ?? [];
  const time = /\d+\.\d\d/.exec(await session.getByRole("timer").innerText())?.[0] ?? "";
  const friend = await page.context().newPage();
  await friend.goto(link);
  const race = friend.getByRole("region", { name: finish.ghost });
  await expect(race).toContainText(finish.ghostWaits(time));
  for (const key of keys.slice(0, -1)) await friend.keyboard.press(key);
  // The ghost plays in real time, and arrives.
  await expect(race).toContainText(finish.ghostAt(keys.length, keys.length));
  await friend.keyboard.press(keys.at(-1) ?? "");
  const won = friend.getByRole("region", { name: taisou.words.t.won });
  await expect(won).toContainText(finish.raced(1));
});

test("the log is opened with the first session, and its list fetched when it is opened @en @wide", async ({
  page,
  taisou,
  practice,
  words,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const hasLog = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).some(({ name }) => name === "taisou-solves"),
    );
  await taisou.open("start=123*&w=2&end");
  await page.locator(".count").click();
  await expect(page.getByRole("checkbox", { name: practice.start })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(fetched.filter((url) => /\/Session-/.test(url))).toEqual([]);
  expect(await hasLog()).toBe(false);
  await practise(taisou);
  const session = page.getByRole("region", { name: practice.session, exact: true });
  await expect(session).toContainText(practice.solves(0));
  await expect.poll(hasLog).toBe(true);
  expect(fetched.filter((url) => /\/SolveLog-/.test(url))).toEqual([]);
  await session.getByText(practice.log).click();
  await expect(page.getByText(words["practice-log"].empty)).toBeVisible();
  expect(fetched.some((url) => /\/SolveLog-/.test(url))).toBe(true);
});
