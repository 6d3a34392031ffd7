import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { replayLink } from "../../www/model/foreign/replay";
import { expect, test } from "./fixtures";
import { violations } from "./violations";
import type { Words } from "./words";

const START = "start=5%201%203%204/2%206%208%20*/9%2010%207%2011/13%2014%2015%2012&end";

type TimerRow = readonly [times: readonly number[], scramble: string, note: string, at: number];

/** Thirty solves of a session, one that did not finish. */
const ROWS: readonly TimerRow[] = Array.from({ length: 30 }, (_, index) => [
  [index === 4 ? -1 : 0, 30_000 - 500 * index + 37 * (index % 7)],
  "5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12",
  index === 2 ? "<b>slip</b>" : "",
  1_763_000_000 + 60 * index,
]);

/** These, and a session of cubes. */
const CSTIMER = JSON.stringify({
  session1: [[[0, 9530], "R U R' F2", "", 1_700_000_000]],
  session2: ROWS,
  properties: {
    sessionData: JSON.stringify({ 1: { name: "3x3" }, 2: { name: "evening" } }),
    useMilli: true,
  },
});

/** Opens the list of a session, on a page with sessions. */
async function openLog(page: Page, { practice, t }: Words): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem("taisou.prefs", JSON.stringify({ practice: true })),
  );
  await page.goto(`./#${START}`);
  const summary = page.locator("summary").filter({ hasText: practice.log });
  if (!(await summary.isVisible())) await page.locator(".count").click();
  await expect(page.getByRole("button", { name: t.undo })).toBeVisible();
  await summary.click();
}

const file = (text: string) => ({
  name: "log.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

test("a csTimer file is listed, drawn, changed, and written again @both", async ({
  page,
  words,
}) => {
  const k = words["practice-log"];
  await openLog(page, words);
  const log = page.getByRole("region", { name: k.name, exact: true });
  await log.getByText(k.files, { exact: true }).click();
  const said = log.locator(".solve-files [role=status]");
  const input = log.locator("input[type=file]");
  await input.setInputFiles(file(CSTIMER.slice(0, 300)));
  await expect(said).toContainText("JSON");
  await expect(log).toContainText(k.empty);
  const damaged = CSTIMER.replace('],"properties', ',[[0,"x"],""]],"properties');
  await input.setInputFiles(file(damaged));
  const line = (place: string) => k.place({ form: "csTimer", line: null, place });
  await expect(said.getByRole("paragraph")).toHaveText([
    k.loaded(30, 0),
    k.into("4×4 #evening", 30),
    k.remark("puzzle", 1, line("session1"), 0),
    k.remark("time", 1, line("session2[30][0][1]"), 0),
  ]);
  await log.getByRole("button", { name: k.show("4×4 #evening"), exact: true }).click();
  await input.setInputFiles(file(damaged));
  await expect(said).toContainText(k.loaded(0, 30));

  const rows = log.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(21);
  await log.getByRole("button", { name: k.older, exact: true }).click();
  await expect(rows).toHaveCount(11);
  await log.getByRole("button", { name: k.open(3, "29.07"), exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const note = log.getByRole("textbox", { name: k.note });
  await expect(note).toHaveValue("<b>slip</b>");
  const saved = async () => {
    const download = page.waitForEvent("download");
    await log.getByRole("button", { name: k.forms.csTimer, exact: true }).click();
    return JSON.parse(await readFile(await (await download).path(), "utf8")).session1;
  };
  expect(await saved()).toEqual(ROWS);
  await note.fill("x");
  // A change from elsewhere leaves the focus, and the text, in the field.
  const dnf = log.getByRole("button", { name: k.penalties.dnf, exact: true });
  await dnf.evaluate((button: HTMLElement) => button.click());
  await expect(dnf).toHaveAttribute("aria-pressed", "true");
  await note.press("Tab");
  await expect(
    log.getByRole("button", { name: k.open(3, "DNF(29.07)"), exact: true }),
  ).toBeVisible();
  await log.getByRole("button", { name: k.remove, exact: true }).click();
  await expect(rows).toHaveCount(10);
  await expect(log.getByRole("button", { name: k.restore, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(11);
  const [, time] = ROWS[2]?.[0] ?? [];
  expect(await saved()).toEqual(
    ROWS.with(2, [[-1, time ?? 0], ROWS[2]?.[1] ?? "", "x", 1_763_000_120]),
  );

  await log.getByRole("button", { name: k.parts.charts, exact: true }).click();
  for (const heading of [k.trendTime, k.histogram, k.bests]) {
    const figure = log
      .getByRole("figure")
      .filter({ has: page.getByText(heading, { exact: true }) });
    await expect(figure.getByRole("img")).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

/** Imports a solve in 0.40 s by these moves, and opens its details. */
async function openSolve(page: Page, words: Words, moves: string, times: readonly number[]) {
  const k = words["practice-log"];
  await openLog(page, words);
  const log = page.getByRole("region", { name: k.name, exact: true });
  await log.getByText(k.files, { exact: true }).click();
  const link = await replayLink("1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15", moves, times);
  await log.locator("input[type=file]").setInputFiles(file(`${link}\n`));
  await log.getByRole("combobox", { name: k.session }).selectOption("4×4 #slidysim");
  await log.getByRole("button", { name: k.open(1, "0.40"), exact: true }).press("Enter");
  return { k, log };
}

test("a solve of slidysim is replayed at its own speed, and its board tried again", async ({
  page,
  taisou,
  words,
}) => {
  const { k, log } = await openSolve(page, words, "L3", [0, 200, 400]);
  const place = log.getByRole("slider", { name: k.at });
  await expect(place).toHaveAttribute("aria-valuetext", k.atNow(0, 3, "0.00"));
  await log.getByRole("button", { name: k.replay }).press("Enter");
  await expect(place).toHaveAttribute("aria-valuetext", k.atNow(3, 3, "0.40"));
  await expect(log.getByRole("button", { name: k.replay })).toBeFocused();
  await log.getByRole("button", { name: k.again }).press("Enter");
  await expect(page).toHaveURL(/start=1%202%203%204\/5.*\/0%2013%2014%2015&end$/);
  expect(await taisou.symbols()).toContain("131415");
  await expect(page.getByText(words.t.greeting(""))).toBeHidden();
});

test("the log shows which moves of a solve were lost @both", async ({ page, taisou, words }) => {
  const { k, log } = await openSolve(page, words, "LRL3", [0, 100, 200, 300, 400]);
  await log.getByRole("button", { name: k.lostMoves }).press("Enter");
  await taisou.expectResult(words.check.lost(5, 3, 2));
  await expect(page.locator('[data-region="lost"]')).toBeFocused();
});
