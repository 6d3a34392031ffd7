// Red says "press this", marks the target piece, or marks what is wrong. Everything chosen, done or measured has another colour.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** The style sheets that use the red of the palette. */
const PRESSED = ["features/play/chooser.css", "styles/button-kinds.css", "ui/notice-box.css"];
const WRONG = [
  "features/check/check-moves.css",
  "features/check/descent.css",
  "features/check/steps.css",
  "features/compare/compare-methods.css",
  "features/draw/easel.css",
  "features/many/rows.css",
  "ui/common.css",
  "ui/marked-text.css",
];

it("red is for what to press and what is wrong", () => {
  const www = join(dirname(fileURLToPath(import.meta.url)), "..");
  const red = readdirSync(www, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      path.endsWith(".css") &&
      // Another page chooses the colour of emphasis.
      !/^(element\/|styles\/(tokens|contrast))/.test(path) &&
      readFileSync(join(www, path), "utf8").includes("var(--accent"),
  );
  expect(red.sort()).toEqual([...PRESSED, ...WRONG].sort());
});
