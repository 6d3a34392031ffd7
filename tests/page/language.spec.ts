import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";
import { wordsIn } from "./words";

const [ja, en] = [wordsIn("ja"), wordsIn("en")];

/** Files of words are called by their language. */
const WORDS = { ja: /\/ja-[\w-]+\.js$/, en: /\/en-[\w-]+\.js$/ };

/** The files of words that the page asks for, by their language, from now on. */
function askedFor(page: Page): { ja: number; en: number } {
  const asked = { ja: 0, en: 0 };
  page.on("request", (request) => {
    for (const lang of ["ja", "en"] as const) if (WORDS[lang].test(request.url())) asked[lang] += 1;
  });
  return asked;
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

test("fetches one language, and the other on demand @ja", async ({ page }) => {
  const asked = askedFor(page);
  const taisou = new Taisou(page, "ja");
  await taisou.open();
  await taisou.explore("all");
  await expect(page.getByText(ja.space.intro)).toBeVisible();
  // The page has a dictionary, and its parts have theirs.
  const { ja: all } = asked;
  expect(all).toBeGreaterThan(1);
  expect(asked.en).toBe(0);

  await choose(page, "en");
  await expectSpoken(page, "en");
  await expect(page.getByText(en.space.intro)).toBeVisible();
  expect(asked).toEqual({ ja: all, en: all });
  await page.getByRole("tab", { name: en.t.tabs.compare }).click();
  await expect(page.getByText(en.compare.intro)).toBeVisible();
  expect(asked).toEqual({ ja: all, en: all + 1 });

  // What was there once comes again without a request.
  await choose(page, "ja");
  await expectSpoken(page, "ja");
  await expect(page.getByText(ja.compare.intro)).toBeVisible();
  expect(asked).toEqual({ ja: all + 1, en: all + 1 });
});

for (const [why, fragment, kept, lang] of [
  ["the browser's", "", null, "ja"],
  ["the one chosen before", "", "en", "en"],
  ["the link's", "#lang=ja", "en", "ja"],
] as const) {
  test(`fetches the texts before any script: ${why} @ja`, async ({ page, tolerated }) => {
    tolerated.push(/net::ERR_FAILED/);
    const asked = askedFor(page);
    await page.addInitScript((chosen) => {
      if (chosen !== null) localStorage.setItem("taisou.prefs", JSON.stringify({ lang: chosen }));
    }, kept);
    await page.route(/\/index-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(`./${fragment}`);
    await expect.poll(() => asked).toEqual({ ja: 0, en: 0, [lang]: 1 });
    await page.unroute(/\/index-[\w-]+\.js$/);
    await page.reload();
    await expectSpoken(page, lang);
    expect(asked).toEqual({ ja: 0, en: 0, [lang]: asked[lang] });
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

test("keeps the language until the other has loaded @ja", async ({ page }) => {
  const taisou = new Taisou(page, "ja");
  await taisou.open("board=12345678*&w=3");
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(WORDS.en, async (route) => {
    await coming;
    await route.continue();
  });
  const asked = page.waitForRequest(WORDS.en);
  await choose(page, "en");
  await asked;
  await taisou.cell(3, 2).click();
  await taisou.expectSymbols("1234567 8");
  await expectSpoken(page, "ja");
  come();
  await expectSpoken(page, "en");
  await new Taisou(page, "en").expectSymbols("1234567 8");
});

test("reports missing texts, and retries @ja", async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await new Taisou(page, "ja").open();
  await page.route(WORDS.en, (route) => route.abort());
  await choose(page, "en");
  await expect(page.getByText(ja.t.languageFailed)).toBeVisible();
  await expectSpoken(page, "ja");
  await page.unroute(WORDS.en);
  await choose(page, "en");
  await expectSpoken(page, "en");
});

test("falls back to the other language @ja", async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await page.route(WORDS.en, (route) => route.abort());
  await page.goto("./#lang=en");
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
