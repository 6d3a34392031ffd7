import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CHAPTERS } from "../model/link/chapters";
import { DOORS, MORE_TABS, TABS, VIEWS } from "../model/link/views";
import { DIALOGS } from "../model/state/view-state";

const MOST = 31;

/** The answer and the result take the place of the toolbar. */
const DOCKS = 2;

/** The files whose source has this text. */
function filesWith(text: string): number {
  const www = join(dirname(fileURLToPath(import.meta.url)), "..");
  return readdirSync(www, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".tsx") && readFileSync(join(www, path), "utf8").includes(text),
  ).length;
}

it("the page has at most 31 places; the tabs and the sections behind “more” are one each", () => {
  const sheets = filesWith('/ui/Sheet"');
  const popovers = filesWith("usePopover(");
  expect([sheets, popovers]).toEqual([3, 2]);
  const tabs = TABS.length - MORE_TABS.length + 1;
  const sections = DOORS.length + 1;
  const places = VIEWS.length + tabs + sections + CHAPTERS.length + DIALOGS.length;
  expect(places + sheets + popovers + DOCKS).toBeLessThanOrEqual(MOST);
});
