import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { wordsIn } from "./words";

const [ja, en] = [wordsIn("ja"), wordsIn("en")];

/** Dictionary files have their language in the name. */
const WORDS = { ja: /\/ja-[\w-]+\.js$/, en: /\/en-[\w-]+\.js$/ };

/** Counts the dictionary files that the page requests from now on. */
function countRequests(page: Page): { ja: number; en: number } {
  const requested = { ja: 0, en: 0 };
  page.on("request", (request) => {
    for (const lang of ["ja", "en"] as const)
      if (WORDS[lang].test(request.url())) requested[lang] += 1;
  });
  return requested;
}

async function choose(page: Page, lang: "ja" | "en"): Promise<void> {
  const wanted = page.getByRole("button", { name: lang === "ja" ? "日本語" : "English" });
  await page.getByRole("button", { name: /^(メニュー|Menu)$/ }).click();
  await wanted.click();
}

async function expectSpoken(page: Page, lang: "ja" | "en"): Promise<void> {
  await expect(
    page.getByRole("button", { name: wordsIn(lang).t.solve, exact: true }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

test("the page fetches one language, and the other on demand @ja", async ({ page }) => {
  const requested = countRequests(page);
  const taisou = new Taisou(page, "ja");
  await taisou.open();
  await taisou.explore("all");
  await expect(page.getByText(ja.space.intro)).toBeVisible();
  expect(requested.en).toBe(0);

  await choose(page, "en");
  await expectSpoken(page, "en");
  await expect(page.getByText(en.space.intro)).toBeVisible();
  // The page, the tab and the menu have a dictionary each.
  const { ja: all } = requested;
  expect(all).toBeGreaterThan(2);
  await expect.poll(() => requested).toEqual({ ja: all, en: all });
  await page.getByRole("tab", { name: en.t.tabs.compare }).click();
  await expect(page.getByText(en.compare.intro)).toBeVisible();
  expect(requested).toEqual({ ja: all, en: all + 1 });

  // A loaded dictionary is not requested again.
  await choose(page, "ja");
  await expectSpoken(page, "ja");
  await expect(page.getByText(ja.compare.intro)).toBeVisible();
  expect(requested).toEqual({ ja: all + 1, en: all + 1 });
});

for (const [why, fragment, kept, lang] of [
  ["the browser's", "", null, "ja"],
  ["the one chosen before", "", "en", "en"],
  ["the link's", "#lang=ja", "en", "ja"],
] as const) {
  test(`fetches the texts before any script: ${why} @ja`, async ({ page, tolerated }) => {
    tolerated.push(/net::ERR_FAILED/);
    const requested = countRequests(page);
    await page.addInitScript((chosen) => {
      if (chosen !== null) localStorage.setItem("taisou.prefs", JSON.stringify({ lang: chosen }));
    }, kept);
    await page.route(/\/index-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(`./${fragment}`);
    await expect.poll(() => requested).toEqual({ ja: 0, en: 0, [lang]: 1 });
    await page.unroute(/\/index-[\w-]+\.js$/);
    await page.reload();
    await expectSpoken(page, lang);
    expect(requested).toEqual({ ja: 0, en: 0, [lang]: requested[lang] });
  });
}

test("a link sets the language, in an open page too @ja", async ({ page }) => {
  await new Taisou(page, "ja").open("board=12345678*&w=3");
  await page.evaluate(() => {
    location.hash = "board=1234567*8&w=3&lang=en";
  });
  await expectSpoken(page, "en");
  await page.goBack();
  await expectSpoken(page, "ja");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("changes the language offline @ja", async ({ page, context }) => {
    const taisou = new Taisou(page, "ja");
    await taisou.open();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await context.setOffline(true);
    await choose(page, "en");
    await expectSpoken(page, "en");
    await new Taisou(page, "en").view("explore").click();
    await page.getByRole("tab", { name: en.t.tabs.compare }).click();
    await expect(page.getByText(en.compare.intro)).toBeVisible();
    await page.reload();
    await expectSpoken(page, "en");
  });
});
