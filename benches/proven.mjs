// Which 24-puzzles `auto` proves in the built page in Chromium with two workers, pressing "Go on" as often as it is offered:
// `node benches/proven.mjs 25 1 37`, by the numbers of `tests/data/korf24.txt`, after a build. Not part of `npm run bench`: minutes
// for a board.

import { launchChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/serve.mjs";
import { KORF24 } from "./instances.mjs";
import { print, round } from "./report.mjs";

const MOST_MINUTES = 15;

const { address, close } = await serve();
const browser = await launchChromium();
const rows = [];
for (const id of process.argv.slice(2)) rows.push(await row(id));
print("proven", `24-puzzles in the page in Chromium ${browser.version()}, two workers`, rows);
await browser.close();
close();

/** @param {string} id */
async function row(id) {
  const given = KORF24.boards.find((one) => String(one.id) === id);
  if (given === undefined) throw new Error(`There is no board ${id} in korf24.txt.`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(
    `${address}#board=${encodeURIComponent(given.board)}&goal=${encodeURIComponent(KORF24.goal)}&w=5&room=answer&lang=en`,
  );
  const began = performance.now();
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  const goOn = page.getByRole("button", { name: "Go on", exact: true });
  const said = page.getByText(`${given.optimum} moves (shortest)`).first();
  let pressed = 0;
  while (!(await said.isVisible()) && performance.now() - began < MOST_MINUTES * 60_000) {
    if (await goOn.isVisible()) {
      await goOn.click();
      pressed += 1;
    }
    await page.waitForTimeout(200);
  }
  const seconds = round((performance.now() - began) / 1000);
  const proven = await said.isVisible();
  if (proven) await page.locator('summary:text-is("Details")').click();
  /** @param {string} what */
  const detail = async (what) =>
    proven ? page.locator(`dt:text-is("${what}") + dd`).first().innerText() : "";
  const nodes = await detail("Positions seen");
  const memory = await detail("Memory");
  await page.screenshot({
    path: `${process.env.PICTURES ?? "test-results"}/proven-${id}.png`,
    fullPage: true,
  });
  await context.close();
  const done = {
    board: id,
    moves: given.optimum,
    proven: proven ? "yes" : "no",
    s: seconds,
    "go on": pressed,
    nodes,
    memory,
  };
  console.log(JSON.stringify(done));
  return done;
}
