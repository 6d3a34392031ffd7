import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

test("a copied link opens the same board elsewhere", async ({ browser, locale, taisou }) => {
  await taisou.openAsText("board=12345678*&w=3");
  await taisou.start.fill("ウアタソ*マイタノ");
  await taisou.goal.fill("ソウアイ*タタノマ");
  await taisou.expectSymbols("ウアタソ マイタノ");
  const link = await taisou.copyLink();
  expect(decodeURI(link)).toContain("#start=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3&end");

  const viewport = { width: 390, height: 844 };
  const fresh = await browser.newContext({ locale: locale ?? "", viewport });
  const friend = new Taisou(await fresh.newPage(), taisou.lang);
  await friend.page.goto(link);
  await friend.expectSymbols("ウアタソ マイタノ");
  await friend.solveIn(18);
  await fresh.close();
});

test("a link reports its unusable parts", async ({ taisou, t, dropped }) => {
  for (const [fragment, symbols, report] of [
    [
      "board=123*&w=2&goal=12/34",
      "123 ",
      t.errors["goal-mismatch"]({ symbol: "4", found: 1, expected: 0 }),
    ],
    ["board=123*&w=two", "123 ", dropped.because.value("w", "two")],
    ["puzzle=klotski&board=123*&w=2", "123 ", dropped.because["board-given"]("puzzle", "")],
    ["puzzle=no-such-one", "アタマノタイソウ ", t.unknownPuzzle("no-such-one")],
    ["start=21/3*&goal=2", "アタマノタイソウ ", dropped.cutOff],
    ["board=21/3*", "213 ", dropped.because["maybe-cut"]("goal", "")],
  ] as const) {
    await taisou.open(fragment);
    await taisou.expectSymbols(symbols);
    await expect(taisou.text(report)).toBeVisible();
  }
});
