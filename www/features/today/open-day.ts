import type { App } from "../../app/app";
import type { Day } from "../../model/today/calendar";
import { dayFragment } from "../../model/today/games";
import { openFragment } from "../../platform/address";
import { showBoard } from "../../shell/show-board";

/** Opens the puzzle of a day, where the player left it. */
export async function openDay(app: App, day: Day): Promise<void> {
  const fragment = dayFragment(day);
  const { unfinishedFor } = await import("../unfinished/unfinished");
  const unfinished = unfinishedFor(app);
  const left = unfinished.at(fragment);
  if (left === undefined) openFragment(fragment);
  else unfinished.resume(left);
  showBoard();
}
