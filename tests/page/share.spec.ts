import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const TITLE = "<b>わたし</b> & 友だち";
const KATAKANA = `board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3&title=${encodeURIComponent(TITLE)}`;

/** Presses a button that saves a file, and reads that. */
async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("shares the link, the text and the pictures of a board", async ({
  page,
  context,
  taisou,
  t,
  share,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await taisou.open(KATAKANA);
  await taisou.cell(3, 2).click();
  await taisou.press(t.share);
  const dialog = page.getByRole("dialog", { name: t.share });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await dialog.getByRole("button", { name: t.copyLink }).click();
  await expect(dialog.getByRole("status")).toHaveText(t.copied);
  expect(decodeURI(await copied())).toContain("&w=3&moves=R&title=");
  await dialog.getByText(share.withMoves).click();
  await dialog.getByRole("button", { name: t.copyLink }).click();
  await expect.poll(copied).not.toContain("moves");

  await dialog.getByRole("button", { name: share.copyJson }).click();
  await expect.poll(copied).toMatch(/^\{/);
  const [board, goal] = ["アタマ/ノタイ/ソウ*", "アタマノタイウソ*"];
  expect(JSON.parse(await copied())).toEqual({ board, width: 3, goal, metric: "step" });
  await dialog.getByRole("button", { name: share.copyText }).click();
  await expect
    .poll(copied)
    .toBe(
      `${TITLE}\n\n${share.start}\nアタマ\nノタイ\nソウ*\n\n${share.goal}\nアタマ\nノタイ\nウソ*`,
    );

  // The title is text in the picture too, and the goal is beside the board.
  await expect(dialog.getByRole("img", { name: share.pictureOf(TITLE) })).toBeVisible();
  const svg = await save(page, share.saveSvg);
  expect(svg.name).toBe("b わたし b & 友だち.svg");
  // Read where the page's policy, which allows no styles in attributes, does not hold.
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

  // The focus comes back to where it was.
  await page.keyboard.press("Escape");
  await expect(taisou.button(t.share)).toBeFocused();
});

test("makes an animation of the solution", { tag: "@narrow" }, async ({
  page,
  taisou,
  t,
  share,
}) => {
  await taisou.open("board=1234*5786&w=3");
  await taisou.press(t.share);
  // What is opened far below is seen.
  await taisou.button(share.showEmbed).click();
  await expect(page.getByText(share.embedTag, { exact: true })).toBeInViewport();
  // The name goes with the link.
  await page.getByRole("textbox", { name: t.title }).fill("Two moves");
  await expect(page.getByRole("textbox", { name: share.link })).toHaveValue(/title=Two/);
  await page.getByRole("textbox", { name: t.title }).fill("");
  // Searched and animated by one button.
  await taisou.button(share.solveForFilm).click();
  await expect(page.getByRole("img", { name: share.filmOf(2) })).toBeVisible();
  const { name, bytes } = await save(page, share.saveFilm);
  expect(name).toBe("taisou.gif");
  // As another program sees it: three pictures, for as long as they should stand.
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
  const scrolls = await page
    .getByRole("dialog")
    .evaluate((one) => one.scrollWidth > one.clientWidth);
  expect(scrolls).toBe(false);
});

test("fetches and shows a QR code on demand", async ({ page, taisou, t, share }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await taisou.open("board=12345678*&w=3");
  expect(scripts.filter((url) => /Sharing-/.test(url))).toEqual([]);
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
  await page.keyboard.press("Escape");
  await expect(whole).toBeHidden();
  await expect(code).toBeVisible();
});

test("shares the open tab, or the puzzle alone", async ({ page, taisou, t, share, how }) => {
  await taisou.open("board=12345678*&w=3&room=all");
  await taisou.press(t.share);
  const link = page.getByRole("textbox", { name: share.link });
  await expect(link).toHaveValue(/room=all&end$/);
  await page.getByText(share.asHere, { exact: true }).click();
  await expect(link).toHaveValue(/w=3&end$/);
  await page.keyboard.press("Escape");

  await taisou.press(t.howItWorks);
  const chapter = page.getByRole("link", { name: how.chapters.parity.title });
  await chapter.click();
  await expect(chapter).toHaveAttribute("aria-current", "location");
  await page.getByRole("dialog").getByRole("button", { name: t.share }).click();
  await expect(link).toHaveValue(/how=parity/);
});

test("shows the code that embeds the board @both", async ({ page, taisou, t, share }) => {
  await taisou.open("puzzle=klotski");
  await taisou.press(t.share);
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

test("offers the system's share dialog", async ({ page, taisou, t, share }) => {
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
