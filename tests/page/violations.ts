import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Finds violations of accessibility rules. Names of chips and graph nodes have words instead of their symbols. */
export async function violations(page: Page): Promise<readonly string[]> {
  // During a fade the contrast is too low.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  await page.evaluate(axe);
  const found: readonly string[] = await page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`);
  return found.filter(
    (one) => !/^label-content-name-mismatch: <\w+[^>]* class="(chip|node)\b/.test(one),
  );
}
