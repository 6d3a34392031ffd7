import { FAR } from "./boards";
import { expect, test } from "./fixtures";

test("live regions announce moves and results, but not progress", async ({ page, taisou, t }) => {
  // Records what a screen reader would announce, and announcements at the same time.
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

  await taisou.open(`${FAR}&alg=bfs&room=answer`);
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

  // Board, status line and notices have a live region each. No two announce at once, because one would interrupt the other.
  await taisou.open("board=1234567*8&w=3");
  await expect(taisou.solve).toBeVisible();
  await expect(page.locator("[role=status], [aria-live]")).toHaveCount(3);
  await taisou.button(t.hint).click();
  await expect.poll(said).toContainEqual(expect.stringContaining(t.hintNext.move));
  await taisou.cell(2, 2).click();
  await expect.poll(said).toContainEqual(expect.stringContaining(moved));
  await taisou.keys("z", "z");
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
