import type { Game } from "../../app/address-controller";
import { entriesOf, idOfToday, today } from "../../app/days";
import { dayFragment } from "../../model/today/games";
import { recallGames } from "../unfinished/kept-games";

/** The puzzle of a later visit: the game left unfinished last, or else today's puzzle. `null` for a reload, which changes no board. */
export function opening(): Game | null {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry instanceof PerformanceNavigationTiming && entry.type === "reload") return null;
  // Fetched ahead.
  entriesOf(idOfToday()).catch(() => {});
  const [last] = recallGames();
  if (last !== undefined && last.passed !== true) return last;
  return { fragment: dayFragment(today()), kept: { moves: "", byHand: true } };
}
