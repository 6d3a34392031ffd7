import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Taisou } from "./taisou";

const TITLE = "<b>わたし</b> & 友だち";
const KATAKANA = `board=アタマノタイソウ*&goal=アタマノタイウソ*&w=3&title=${encodeURIComponent(TITLE)}`;

/** Presses a button that saves a file, and reads that. */
async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("hands on the link, the text and the pictures of a board", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const taisou = new Taisou(page);
  await taisou.open(KATAKANA);
  await taisou.cell(3, 2).click();
  await taisou.button("共有").click();
  const dialog = page.getByRole("dialog", { name: "共有" });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await dialog.getByRole("button", { name: "リンクをコピー" }).click();
  await expect(dialog.getByRole("status")).toHaveText("コピーしました");
  expect(decodeURI(await copied())).toContain("&w=3&moves=R&title=");
  await dialog.getByText("動かした手も含める").click();
  await dialog.getByRole("button", { name: "リンクをコピー" }).click();
  await expect.poll(copied).not.toContain("moves");

  await dialog.getByRole("button", { name: "文字をコピー" }).click();
  await expect
    .poll(copied)
    .toBe(`${TITLE}\n\nスタート\nアタマ\nノタイ\nソウ*\n\nゴール\nアタマ\nノタイ\nウソ*`);

  // The title is text in the picture too, and the goal is beside the board.
  await expect(dialog.getByRole("img", { name: `「${TITLE}」の盤面の画像` })).toBeVisible();
  const svg = await save(page, "SVGを保存");
  expect(svg.name).toBe("b わたし b & 友だち.svg");
  const drawn = await page.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml");
    const texts = [...picture.querySelectorAll("text")].map((one) => one.textContent);
    return { texts, wrong: picture.querySelectorAll("parsererror, b, [class], [href]").length };
  }, svg.bytes.toString());
  expect(drawn.wrong).toBe(0);
  expect(drawn.texts.join("")).toBe(`${TITLE}アタマノタイソウアタマノタイウソ`);
  const png = await save(page, "PNGを保存");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(900);

  // The focus comes back to where it was.
  await page.keyboard.press("Escape");
  await expect(taisou.button("共有")).toBeFocused();
});

test("makes an animated picture of the solution, in English @narrow", async ({ page }) => {
  await page.goto("./#board=1234*5786&w=3&lang=en");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Share").click();
  await expect(page.getByText("Press Solve first")).toBeVisible();
  await button("Close").click();
  await button("Solve").click();
  await expect(page.getByRole("status").filter({ hasText: "2 moves (shortest)" })).toBeVisible();
  await button("Share").click();
  await expect(button("Save GIF")).toHaveAttribute("aria-disabled", "true");
  await button("Make the animation").click();
  await expect(page.getByRole("img", { name: "Animated solution of 2 moves" })).toBeVisible();
  const { name, bytes } = await save(page, "Save GIF");
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

test("shows a QR code when asked, fetched only then", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const taisou = new Taisou(page);
  await taisou.open("board=12345678*&w=3");
  expect(scripts.filter((url) => /Sharing-/.test(url))).toEqual([]);
  await taisou.button("共有").click();
  const asked = taisou.button("QRコード");
  await expect(asked).toHaveAttribute("aria-expanded", "false");
  expect(scripts.filter((url) => /qr-|gif-/.test(url))).toEqual([]);
  await asked.click();
  await expect(page.getByRole("img", { name: "このリンクのQRコード" })).toBeVisible();
});

test("offers the system's apps where there are any", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.title = `${data.title} ${data.url}`;
      },
    });
  });
  await new Taisou(page).open("board=12345678*&w=3&title=八");
  await page.getByRole("button", { name: "共有" }).click();
  await page.getByRole("button", { name: "アプリで送る" }).click();
  await expect
    .poll(async () => decodeURI(await page.title()))
    .toMatch(/^八 http.*#board=12345678\*&w=3&title=八$/);
});
