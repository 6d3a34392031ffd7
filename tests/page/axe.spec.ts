import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { numbered } from "./words";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands. */
async function violations(page: Page): Promise<readonly string[]> {
  // Colours are judged when nothing is fading any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  await page.evaluate(source);
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" ")))`);
}

/** Brings the page into one state after another, and looks at each. */
async function expectNothing(
  page: Page,
  states: readonly (readonly [name: string, reach: () => Promise<unknown>])[],
): Promise<void> {
  for (const [state, reach] of states) {
    await test.step(state, async () => {
      await reach();
      expect(await violations(page), state).toEqual([]);
    });
  }
}

test.beforeEach(async ({ page, lang }) => {
  // One of the two themes in each language.
  const colorScheme = lang === "ja" ? "light" : "dark";
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
});

test("axe finds no violation in any state of the page", { tag: "@both" }, async ({
  page,
  taisou,
  t,
  many,
  space,
  share,
  why,
}) => {
  const dialog = page.getByRole("dialog");
  await expectNothing(page, [
    ["opened", () => taisou.open()],
    [
      "solved",
      async () => {
        await taisou.solve.click();
        await expect(taisou.slider).toBeEnabled();
      },
    ],
    [
      "playing with the distance",
      async () => {
        await taisou.button(t.stopWatching).click();
        await taisou.toggle(t.live);
        await expect(page.getByText(t.liveIs(20))).toBeVisible();
      },
    ],
    [
      "counting",
      async () => {
        await page.locator(".count").click();
        await page.getByText(t.showTally).click();
        await page.keyboard.press("Escape");
      },
    ],
    ["hinted", () => taisou.button(t.hint).click()],
    [
      "sharing",
      async () => {
        await taisou.press(t.share);
        await taisou.button(share.qr).click();
        await expect(dialog.getByRole("img")).toHaveCount(2);
      },
    ],
    [
      "how it works",
      async () => {
        await page.keyboard.press("Escape");
        await taisou.press(t.howItWorks);
        await expect(dialog.getByRole("grid")).toHaveCount(7);
      },
    ],
    [
      "collection",
      async () => {
        await page.keyboard.press("Escape");
        await taisou.button(t.collection).click();
        await expect(dialog.getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "space",
      async () => {
        await page.keyboard.press("Escape");
        await taisou.explore("all");
        await taisou.button(space.survey).click();
        await expect(page.getByText("181,440").first()).toBeVisible();
      },
    ],
    [
      "many boards",
      async () => {
        await taisou.explore("many");
        await page
          .getByRole("textbox", { name: many.lines })
          .fill("1234567*8 RLL\n12/3\n12345687*");
        await taisou.button(many.run).click();
        await taisou.expectResult(many.done(3));
      },
    ],
    [
      "won",
      async () => {
        await taisou.open("board=1234567*8&w=3");
        await taisou.cell(3, 3).click();
        await expect(page.getByRole("region", { name: t.won })).toBeVisible();
      },
    ],
    ["drawing", () => taisou.make("draw")],
    ["blocks", () => taisou.open("puzzle=klotski")],
    [
      "why not, by parity",
      async () => {
        await taisou.open("board=231/564/8*7");
        await taisou.explore("answer");
        await expect(page.getByRole("region", { name: why.heading })).toBeVisible();
      },
    ],
    [
      "why not, by the shape",
      async () => {
        await taisou.open("board=12*345&goal=21*543&w=6");
        await taisou.explore("answer");
        await expect(page.getByRole("list", { name: why.marked })).toBeVisible();
      },
    ],
    [
      "look-alikes",
      async () => {
        await taisou.open("board=タタ1/2*3&goal=3タ2/1タ*&room=answer");
        await taisou.solve.click();
        await taisou.button(t.why.whichLookAlike("タ")).click();
        await expect(page.getByRole("list", { name: why.lookAlikes })).toBeVisible();
      },
    ],
  ]);
});

test("axe finds no violation where boards are made", { tag: "@both" }, async ({
  page,
  taisou,
  t,
  presets,
}) => {
  await taisou.open();
  await expectNothing(page, [
    [
      "word",
      async () => {
        await taisou.make("word");
        await page.getByRole("textbox", { name: presets.word }).fill("Taisou");
        await expect(page.getByText(numbered(presets.shortestIs(16)))).toBeVisible();
      },
    ],
    ["compose", () => taisou.make("compose")],
    [
      "presets",
      async () => {
        await taisou.make("symbols");
        await page.getByRole("spinbutton", { name: presets.rows, exact: true }).fill("8");
        await page.getByRole("spinbutton", { name: presets.columns, exact: true }).fill("8");
        await expect(page.getByText(presets.tooFew(presets.alphabets.letters))).toBeVisible();
      },
    ],
    [
      "photo",
      async () => {
        await taisou.make("photo");
        await page.getByLabel(presets.choose).setInputFiles("www/public/icon-192.png");
        await page.getByText(t.making.overlay, { exact: true }).click();
      },
    ],
    [
      "marked",
      async () => {
        await taisou.edit();
        await taisou.start.fill("1 2/3 ? *");
        await expect(page.locator("mark")).toHaveCount(1);
      },
    ],
    [
      "marked, without a board",
      async () => {
        await page.goto("./#board=12?/34*&w=3");
        await expect(page.locator(".tray mark")).toBeVisible();
      },
    ],
  ]);
});
