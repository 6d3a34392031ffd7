import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const TITLE = "<b>わたし</b> & 友だち";
const KATAKANA = `board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3&title=${encodeURIComponent(TITLE)}`;

/** Presses a button that saves a file, and reads the file. */
async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("the preview of a link has a name, a sentence and a picture", async ({ page, taisou }) => {
  await taisou.open(KATAKANA);
  const content = (of: string) =>
    page.locator(`meta[property="og:${of}"]`).evaluate((meta: HTMLMetaElement) => meta.content);
  expect([await content("title"), await content("description")]).not.toContain("");
  expect((await page.request.get(await content("image"))).headers()["content-type"]).toBe(
    "image/png",
  );
});

test("link, text and pictures are shared", async ({ page, context, taisou, t, share }) => {
  await taisou.open(KATAKANA);
  await taisou.cell(3, 2).click();
  await taisou.press(t.share);
  const dialog = page.getByRole("dialog", { name: t.share });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await dialog.getByRole("button", { name: share.copyLink }).click();
  await expect(dialog.getByRole("status")).toHaveText(t.copied);
  expect(decodeURI(await copied())).toContain("&w=3&moves=R&title=");
  await dialog.getByText(share.withMoves).click();
  await dialog.getByRole("button", { name: share.copyLink }).click();
  await expect.poll(copied).not.toContain("moves");

  await taisou.unfoldForms();
  await dialog.getByRole("button", { name: share.copyJson }).click();
  await expect.poll(copied).toMatch(/^\{/);
  const [board, goal] = ["アタマ/ノタイ/ソウ*", "アタマノタイウソ*"];
  expect(JSON.parse(await copied())).toEqual({ board, width: 3, goal, metric: "step" });
  await dialog.getByRole("button", { name: share.copyText }).click();
  await expect
    .poll(copied)
    .toBe(
      `${TITLE}\n\n${share.start}\nアタマ\nノタイ\nソウ*\n\n${taisou.words.t.goal}\nアタマ\nノタイ\nウソ*`,
    );

  // In the picture the title is text too, and the goal lies beside the board.
  await expect(dialog.getByRole("img", { name: share.pictureOf(TITLE) })).toBeVisible();
  const svg = await save(page, share.saveSvg);
  expect(svg.name).toBe("b わたし b & 友だち.svg");
  // The page's policy forbids style attributes, so a blank page reads the picture.
  const blank = await context.newPage();
  const drawn = await blank.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml");
    const texts = [...picture.querySelectorAll("text")].map((one) => one.textContent);
    return { texts, wrong: picture.querySelectorAll("parsererror, b, [class], [href]").length };
  }, svg.bytes.toString());
  expect(drawn.wrong).toBe(0);
  expect(drawn.texts.join("")).toBe(`${TITLE}アタマノタイソウアタマノタイウソ`);
  const png = await save(page, share.savePng);
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(900);

  // The focus returns to the button.
  await taisou.keys("Escape");
  await expect(taisou.button(t.share)).toBeFocused();
});

test("a solution becomes an animation @narrow", async ({ page, taisou, t, share }) => {
  await taisou.open("board=1234*5786&w=3");
  await taisou.press(t.share);
  await taisou.unfoldForms();
  // The opened part scrolls into view.
  await taisou.button(share.showEmbed).click();
  await expect(page.getByText(share.embedTag, { exact: true })).toBeInViewport();
  // The link has the title.
  await page.getByRole("textbox", { name: t.title }).fill("Two moves");
  await expect(page.getByRole("textbox", { name: share.link })).toHaveValue(/title=Two/);
  await page.getByRole("textbox", { name: t.title }).fill("");
  await taisou.button(share.solveForFilm).click();
  await expect(page.getByRole("img", { name: share.filmOf(2) })).toBeVisible();
  const { name, bytes } = await save(page, share.saveFilm);
  expect(name).toBe("taisou.gif");
  // Three frames with their durations, as another program decodes them.
  const millis = await page.evaluate(
    async (data) => {
      const decoder = new ImageDecoder({ data: new Uint8Array(data), type: "image/gif" });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const images = Array.from({ length: frames }, (_, frameIndex) =>
        decoder.decode({ frameIndex }),
      );
      return (await Promise.all(images)).map(({ image }) => (image.duration ?? 0) / 1000);
    },
    [...bytes],
  );
  expect(millis).toEqual([1200, 500, 2500]);
});

test("a QR code is fetched and shown on demand", async ({ page, taisou, t, share }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await taisou.open("board=12345678*&w=3");
  expect(scripts.filter((url) => /ShareDialog-/.test(url))).toEqual([]);
  await taisou.press(t.share);
  const asked = taisou.button(share.qr);
  await expect(asked).toHaveAttribute("aria-expanded", "false");
  expect(scripts.filter((url) => /qr-|gif-/.test(url))).toEqual([]);
  await asked.click();
  const code = page.getByRole("img", { name: share.qrPicture });
  await code.click();
  const whole = page.getByRole("dialog", { name: share.qrPicture });
  const box = await whole.boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
  await taisou.keys("Escape");
  await expect(whole).toBeHidden();
  await expect(code).toBeVisible();
});

test("a shared link can open the tab", async ({ page, taisou, t, share, how }) => {
  await taisou.open("board=12345678*&w=3&room=all");
  await taisou.press(t.share);
  const link = page.getByRole("textbox", { name: share.link });
  await expect(link).toHaveValue(/room=all&end$/);
  await page.getByText(share.asHere, { exact: true }).click();
  await expect(link).toHaveValue(/w=3&end$/);
  await taisou.keys("Escape");

  await taisou.press(t.howItWorks);
  const chapter = page.getByRole("link", { name: how.chapters.parity.title }).first();
  await chapter.click();
  await expect(chapter).toHaveAttribute("aria-current", "location");
  await page.getByRole("dialog").getByRole("button", { name: t.share }).click();
  await expect(link).toHaveValue(/how=parity/);
});

test("Share has code that embeds the board @both", async ({ page, taisou, t, share }) => {
  await taisou.open("puzzle=klotski");
  await taisou.press(t.share);
  await taisou.unfoldForms();
  await taisou.button(share.showEmbed).click();
  await expect(page.getByRole("textbox", { name: share.embedTag })).toHaveValue(
    /<taisou-board puzzle="klotski"[^>]*><\/taisou-board>$/,
  );
  await expect(page.getByRole("textbox", { name: share.embedFrame })).toHaveValue(
    /^<iframe src="[^"]+\?embed#puzzle=klotski/,
  );
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: t.solve }).click();
  await expect(frame.getByText(t.solved(81, true))).toBeVisible();
});

test("the system can share a link", async ({ page, taisou, t, share }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.title = `${data.title} ${data.url}`;
      },
    });
  });
  await taisou.open("board=12345678*&w=3&title=八");
  await page.getByRole("button", { name: t.share }).click();
  await page.getByRole("button", { name: share.send }).click();
  await expect
    .poll(async () => decodeURI(await page.title()))
    .toMatch(/^八 http.*#start=12345678\*&w=3&title=八&end$/);
});
