import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { EIGHT } from "./boards";
import { expect, test } from "./fixtures";

/** The golden file: a line for each day, with the id, the optimum, the start and the goal of its puzzle. */
const GOLDEN = readFileSync("tests/data/today.txt", "utf8").trim().split("\n");

/** Symbols of the board, as `Taisou.symbols` gives those of tiles. */
const startOf = (date: string) =>
  GOLDEN.find((line) => line.startsWith(`day/${date} `))?.split(" ")[2] ?? "";

/** Opens the plain address as a visitor who has been here before. */
async function comeBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("taisou.visited") === null) {
      localStorage.setItem("taisou.visited", "true");
    }
  });
  await page.goto("./");
}

for (const [timezoneId, moment] of [
  ["Pacific/Kiritimati", "2026-11-23T10:00:01Z"],
  ["Asia/Tokyo", "2026-11-24T14:59:58Z"],
  ["America/Los_Angeles", "2026-11-25T07:59:58Z"],
] as const) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`a later visit opens the puzzle of the local date: ${timezoneId}`, async ({
      page,
      taisou,
    }) => {
      await page.clock.setFixedTime(moment);
      await comeBack(page);
      await expect(page).toHaveURL(/#day=2026-11-24$/);
      await taisou.expectSymbols(startOf("2026-11-24").replaceAll("/", "").replace("*", " "));
    });
  });
}

test("a later visit shows no title before that of its puzzle", async ({ page, taisou, t }) => {
  const send = await taisou.holdBack(/rules_bg/);
  await page.clock.setFixedTime("2026-11-24T12:00:00");
  await comeBack(page);
  await expect(taisou.button(t.collection)).toBeVisible();
  const title = page.locator(".puzzle-title");
  await expect(title).toHaveCount(0);
  send();
  await expect(title).toContainText("24");
});

test("a solved day fills its dot, and an unfinished game comes back @both", async ({
  page,
  taisou,
  words,
}) => {
  await page.clock.setFixedTime("2026-11-24T12:00:00");
  await taisou.open("board=12/*3&goal=12/3*&title=mine");
  const strip = page.getByRole("region", { name: words.today.name, exact: true });
  await expect(strip.getByRole("button")).toHaveCount(2);
  await taisou.cell(1, 1).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("taisou.unfinished")))
    .toBeTruthy();

  const later = await page.context().newPage();
  await later.clock.setFixedTime("2026-11-24T12:00:00");
  await later.goto("./");
  await expect(later.getByRole("heading", { name: "mine" })).toBeVisible();
  // Today is one press away.
  const laterStrip = later.getByRole("region", { name: words.today.name, exact: true });
  await laterStrip.getByRole("button").first().click();
  await expect(later).toHaveURL(/#day=2026-11-24$/);
  await later.evaluate(() => {
    const game = { id: "day/2026-11-24", on: "2026-11-24", moves: 9, best: 9 };
    const unaided = { ...game, hints: 0, answer: false, arrows: false };
    localStorage.setItem("taisou.games", JSON.stringify([unaided, { ...unaided, id: "" }]));
  });
  await later.reload();
  await expect(laterStrip.locator("[data-mark=best]")).toHaveCount(1);
  await laterStrip.getByRole("button").last().click();
  const record = later.getByRole("dialog", { name: words.t.record });
  await expect(record.getByRole("button", { name: words.record.marks.best })).toHaveCount(1);
  // A line of zeros is a sentence.
  await expect(record.getByText(words.record.allShortest(2))).toBeVisible();
  await record.getByRole("button", { name: words.record.day(11, 3, ""), exact: true }).click();
  await expect(later).toHaveURL(/#day=2026-11-03$/);
});

test("a game that full storage does not take has a message, and no other harm", async ({
  page,
  taisou,
  words,
}) => {
  await page.addInitScript(() => {
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        while (size >= 1) {
          localStorage.setItem(`fill${localStorage.length}`, "x".repeat(size));
        }
      } catch {
        // Full for texts of this size.
      }
    }
  });
  await taisou.open("board=12/*3&goal=12/3*");
  await taisou.cell(1, 1).click();
  await expect(page.getByRole("alert")).toContainText(words.today.risks.unkept);
  await taisou.button(words.today.record).last().click();
  await expect(page.getByRole("dialog", { name: words.t.record })).toBeVisible();
});

test("the name of the page leads to today's puzzle @both", async ({ page, taisou, hand, t }) => {
  await page.clock.setFixedTime("2026-11-24T12:00:00");
  await taisou.open(EIGHT);
  await hand.press(page.getByRole("banner").getByRole("link", { name: t.name }));
  await expect(page).toHaveURL(/#day=2026-11-24$/);
  await taisou.expectSymbols(startOf("2026-11-24").replaceAll("/", "").replace("*", " "));
});

test("a first visit in English can change to Latin letters by one press @en", async ({
  page,
  words,
  taisou,
}) => {
  await page.goto("./");
  await expect(page).toHaveTitle(`${words.t.name} · ${words.t.tagline}`);
  await page.getByRole("button", { name: words.today.latin }).click();
  await taisou.expectSymbols("RTOROM OW");
  await expect(page.getByText(words.t.greeting(""))).toBeHidden();
});
