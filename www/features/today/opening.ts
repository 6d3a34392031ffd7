import type { Game } from "../../app/address-controller";
import { entriesOf, idOfToday, today } from "../../app/days";
import { dayFragment } from "../../model/today/games";
import { NEW_GAME } from "../../platform/entry-state";

/** The puzzle of a later visit: the game left unfinished last, or else today's puzzle. `null` for a reload, which changes no board. */
export async function opening(): Promise<Game | null> {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry instanceof PerformanceNavigationTiming && entry.type === "reload") return null;
  // Fetched ahead, beside the list of games.
  entriesOf(idOfToday()).catch(() => {});
  const { recallGames } = await import("../unfinished/kept-games");
  const [last] = recallGames();
  if (last !== undefined && last.passed !== true) return last;
  return { fragment: dayFragment(today()), kept: NEW_GAME };
}
