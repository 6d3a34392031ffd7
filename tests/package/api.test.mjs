// The package's declarations are those in docs/api/taisou.d.ts.txt.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { API, apiText, declarations } from "../../tools/api.mjs";

test("the declarations have not changed", () => {
  const was = readFileSync(API, "utf8");
  const is = apiText();
  const lines = (/** @type {string} */ text) => new Set(text.split("\n"));
  const news = [...lines(is)].filter((line) => !lines(was).has(line)).map((line) => `+ ${line}`);
  const gone = [...lines(was)].filter((line) => !lines(is).has(line)).map((line) => `- ${line}`);
  assert(
    was === is,
    `The declarations have changed. If that is intended, run \`npm run api\` and commit it.\n${[...gone, ...news].join("\n")}`,
  );
});

test("shared declarations of modules occur once", () => {
  const names = [...declarations().matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name);
  assert(names.includes("Search") && names.includes("survey") && names.includes("step"));
  assert.equal(new Set(names).size, names.length);
});
