import { expect, test } from "./fixtures";

/** Too far for breadth-first search: it runs until it is cancelled. */
const FAR = `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs&room=answer`;

test("announces moves and results, but not progress", async ({ page, taisou, t }) => {
  // All that a screen reader would say, but for what is hidden from it.
  await page.addInitScript(() => {
    const said: string[] = [];
    const together: string[][] = [];
    const last = new Map<Element, string>();
    Object.assign(window, { said, together });
    const words = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
      return Array.from(node.childNodes, words).join("");
    };
    new MutationObserver((changes) => {
      const now = new Set<string>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest("[aria-hidden=true]")) continue;
        const region = element?.closest("[aria-live=polite], [role=status]");
        const text = region ? words(region).trim() : "";
        if (text !== "" && said.at(-1) !== text) said.push(text);
        if (region && text !== "" && last.get(region) !== text) now.add(text);
        if (region) last.set(region, text);
      }
      if (now.size > 1) together.push([...now]);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));

  await taisou.open("board=1234567*8&w=3&room=answer");
  await taisou.cell(2, 2).click();
  const moved = t.slid("5", "down", t.place(2, 2));
  await expect.poll(said).toContainEqual(expect.stringContaining(moved));
  await taisou.solve.click();
  await expect.poll(said).toContainEqual(expect.stringContaining(t.solved(2, true)));

  await taisou.open(FAR);
  await said();
  await taisou.solve.click();
  await page.locator("summary").filter({ hasText: t.details }).click();
  const nodes = page.getByText(t.nodes, { exact: true }).locator("..");
  for (const _ of [1, 2, 3]) {
    const before = await nodes.innerText();
    await expect(nodes).not.toHaveText(before, { useInnerText: true });
  }
  expect(await said()).toEqual([t.searching]);
  await taisou.cancel.click();
  await expect.poll(said).toContainEqual(expect.stringContaining(t.cancelled));

  // The stage has a region for what the board does, one for what is said of it, one for what comes over it; and no two
  // of them speak at once, since one would be said over the other.
  await taisou.open("board=1234567*8&w=3");
  await expect(taisou.solve).toBeVisible();
  await expect(page.locator("[role=status], [aria-live]")).toHaveCount(3);
  await taisou.button(t.hint).click();
  await expect.poll(said).toContainEqual(expect.stringContaining(t.hintNext.piece));
  await taisou.cell(2, 2).click();
  await expect.poll(said).toContainEqual(expect.stringContaining(moved));
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await expect.poll(said).toContainEqual(expect.stringContaining(t.nothingUndone));
  await taisou.press(t.scramble);
  await expect.poll(said).toContainEqual(expect.stringContaining(t.scrambled));
  await taisou.button(t.undoScramble).click();
  await taisou.expectSymbols("1234567 8");
  await taisou.cell(3, 3).click();
  await expect.poll(said).toContainEqual(expect.stringContaining(t.atGoal));
  expect(
    await page.evaluate(() => (window as unknown as { together: string[][] }).together),
  ).toEqual([]);
});
