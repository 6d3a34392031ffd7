import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { presetTextsIn, textsIn, whyTextsIn } from "./texts";

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
  states: readonly (readonly [name: string, reach: () => Promise<void>])[],
): Promise<void> {
  for (const [state, reach] of states) {
    await reach();
    expect(await violations(page), state).toEqual([]);
  }
}

for (const [lang, scheme, names] of [
  [
    "ja",
    "light",
    [
      ...(["解く", "ヒント", /^パズル集/, "盤面の全体", "全体を調べる"] as const),
      ...(["図で描く", "共有", "QRコード", "しくみ"] as const),
    ],
  ],
  [
    "en",
    "dark",
    [
      ...(["Solve", "Hint", /^Puzzles/, "The whole space", "Survey them all"] as const),
      ...(["Draw it", "Share", "QR code", "How it works"] as const),
    ],
  ],
] as const) {
  test(`axe finds nothing in any state of the page (${lang}, ${scheme}) @both`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`./#lang=${lang}`);
    const [solve, hint, puzzles, space, survey, draw, share, qr, how] = names;
    const states: [string, () => Promise<void>][] = [
      ["opened", () => expect(page.getByRole("grid")).toBeVisible()],
      [
        "solved",
        async () => {
          await page.getByRole("button", { name: solve, exact: true }).click();
          await expect(page.getByRole("slider")).toBeEnabled();
        },
      ],
      [
        "playing with the distance",
        async () => {
          await page.getByText(textsIn(lang).live, { exact: true }).click();
          await expect(page.getByText(textsIn(lang).liveIs(20))).toBeVisible();
        },
      ],
      [
        "counting",
        async () => {
          await page.locator(".count").click();
          await page.getByText(textsIn(lang).showTally).click();
          await page.keyboard.press("Escape");
        },
      ],
      ["hinted", () => page.getByRole("button", { name: hint }).first().click()],
      [
        "sharing",
        async () => {
          await page.getByRole("button", { name: share, exact: true }).click();
          await page.getByRole("button", { name: qr }).click();
          await expect(page.getByRole("dialog").getByRole("img")).toHaveCount(2);
        },
      ],
      [
        "how it works",
        async () => {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: how }).click();
          await expect(page.getByRole("dialog").getByRole("grid")).toHaveCount(7);
        },
      ],
      [
        "collection",
        async () => {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: puzzles }).first().click();
          await expect(page.getByRole("dialog")).toBeVisible();
        },
      ],
      [
        "space",
        async () => {
          await page.keyboard.press("Escape");
          await page.getByText(space).first().click();
          await page.getByRole("button", { name: survey, exact: true }).click();
          await expect(page.getByText("181,440").first()).toBeVisible({ timeout: 20_000 });
        },
      ],
      [
        "won",
        async () => {
          await page.goto(`./#board=1234567*8&w=3&lang=${lang}`);
          await page.getByRole("grid").getByRole("button").last().click();
          await expect(page.getByText(textsIn(lang).atGoal).first()).toBeVisible();
        },
      ],
      ["drawing", () => page.getByRole("button", { name: draw }).click()],
      [
        "blocks",
        async () => {
          await page.goto(`./#puzzle=klotski&lang=${lang}`);
          await expect(page.getByRole("grid")).toBeVisible();
        },
      ],
      [
        "why not, by parity",
        async () => {
          await page.goto(`./#board=231/564/8*7&lang=${lang}`);
          await page.getByRole("button", { name: textsIn(lang).why.show }).click();
          await expect(page.getByRole("region", { name: whyTextsIn(lang).heading })).toBeVisible();
        },
      ],
      [
        "why not, by the shape",
        async () => {
          await page.goto(`./#board=12*345&goal=21*543&w=6&lang=${lang}`);
          const marked = page.getByRole("list", { name: whyTextsIn(lang).marked });
          await expect(marked).toBeVisible();
        },
      ],
      [
        "look-alikes",
        async () => {
          await page.goto(`./#board=タタ1/2*3&goal=3タ2/1タ*&lang=${lang}`);
          await page.getByRole("button", { name: solve, exact: true }).click();
          await page.getByRole("button", { name: textsIn(lang).why.whichTwin("タ") }).click();
          await expect(page.getByRole("list", { name: whyTextsIn(lang).twins })).toBeVisible();
        },
      ],
    ];
    await expectNothing(page, states);
  });

  test(`axe finds nothing where boards are made (${lang}, ${scheme}) @both`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`./#lang=${lang}`);
    const t = textsIn(lang);
    const p = presetTextsIn(lang);
    await expectNothing(page, [
      [
        "presets",
        async () => {
          await page.getByRole("button", { name: t.making.presets, exact: true }).click();
          await page.getByRole("spinbutton", { name: p.rows, exact: true }).fill("8");
          await page.getByRole("spinbutton", { name: p.columns, exact: true }).fill("8");
          await page.getByRole("textbox", { name: p.word }).fill("Taisou");
          await expect(page.getByText(p.tooFew(p.alphabets.letters))).toBeVisible();
        },
      ],
      [
        "photo",
        async () => {
          await page.getByRole("button", { name: t.making.picture, exact: true }).click();
          await page
            .getByLabel(p.choose)
            .setInputFiles(new URL("../../www/public/icon-192.png", import.meta.url).pathname);
          await page.getByText(t.making.overlay, { exact: true }).click();
        },
      ],
      [
        "marked",
        async () => {
          await page.getByRole("textbox", { name: t.start, exact: true }).fill("1 2/3 ? *");
          await expect(page.locator("mark")).toHaveCount(1);
        },
      ],
      [
        "marked, without a board",
        async () => {
          await page.goto(`./#board=12?/34*&w=3&lang=${lang}`);
          await expect(page.locator(".tray mark")).toBeVisible();
        },
      ],
    ]);
  });
}
