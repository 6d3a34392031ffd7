// The plain searches natively: `node benches/search.mjs`.

import { native } from "./native.mjs";
import { print, round } from "./report.mjs";

/** @type {{ puzzle: string, method: string, "least ms": number, "median ms": number }[]} */
const measured = native("search");
const rows = [...new Set(measured.map(({ puzzle }) => puzzle))].map((puzzle) => ({
  puzzle,
  ...Object.fromEntries(
    measured
      .filter((one) => one.puzzle === puzzle)
      .map((one) => [`${one.method} ms`, round(one["median ms"])]),
  ),
}));
print("search", "Plain searches natively, the median of 101", rows);
