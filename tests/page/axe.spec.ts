import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

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

for (const [lang, scheme, names] of [
  [
    "ja",
    "light",
    ["解く", "ヒント", /^パズル集/, "盤面の全体", "全体を調べる", "図で描く", "共有", "QRコード"],
  ],
  [
    "en",
    "dark",
    [
      ...(["Solve", "Hint", /^Puzzles/, "The whole space", "Survey them all"] as const),
      ...(["Draw it", "Share", "QR code"] as const),
    ],
  ],
] as const) {
  test(`axe finds nothing in any state of the page (${lang}, ${scheme})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`./#lang=${lang}`);
    const [solve, hint, puzzles, space, survey, draw, share, qr] = names;
    const states: [string, () => Promise<void>][] = [
      ["opened", () => expect(page.getByRole("grid")).toBeVisible()],
      [
        "solved",
        async () => {
          await page.getByRole("button", { name: solve, exact: true }).click();
          await expect(page.getByRole("slider")).toBeEnabled();
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
      ["drawing", () => page.getByRole("button", { name: draw }).click()],
      [
        "blocks",
        async () => {
          await page.goto(`./#puzzle=klotski&lang=${lang}`);
          await expect(page.getByRole("grid")).toBeVisible();
        },
      ],
    ];
    for (const [state, reach] of states) {
      await reach();
      expect(await violations(page), state).toEqual([]);
    }
  });
}
