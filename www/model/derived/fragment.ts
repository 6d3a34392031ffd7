import { EMPTY_LINK, type Link, MOST_GREETING, partsOf, writeLink } from "../link/link";
import type { Place } from "../link/views";
import type { Fields } from "../puzzle/puzzle";
import { splitGoals, splitGroups } from "../puzzle/read";
import { algorithmOf, metricOf, usualMetricOf } from "../state/selectors";
import type { AppState } from "../state/state";
import { listedEntry } from "./listed-entry";

/** The puzzle of these fields in the first form of links, which is the key of saved records. */
export function boardFragment(fields: Fields): string {
  return partsOf({ ...EMPTY_LINK, ...linkOf(fields) }, "board").join("&");
}

function linkOf({ start, goal, width, blank, same, blocks, axis, gates }: Fields): Partial<Link> {
  return {
    ...{ board: start, goals: splitGoals(goal), w: width.trim(), blank },
    ...{ same: splitGroups(same), blocks: blocks.trim(), gates },
    axis: axis === "long" ? axis : null,
  };
}

/** The link to the page. A puzzle of the collection is linked by its name. The address keeps the solve that the player races. */
export function fragmentOf(
  state: AppState,
  moves = "",
  room: Place = "play",
  greeting = "",
  ghost = state.received?.ghost ?? "",
): string {
  const { fields } = state;
  const entry = listedEntry(state);
  const metric = metricOf(state);
  const meant = entry === null ? "step" : usualMetricOf(state);
  return writeLink({
    ...EMPTY_LINK,
    ...(entry === null ? linkOf(fields) : { puzzle: entry.id }),
    metric: metric === meant ? null : metric,
    alg: algorithmOf(state),
    moves,
    title: fields.title.trim(),
    greeting: [...greeting.trim()].slice(0, MOST_GREETING).join(""),
    ghost: entry === null ? ghost : "",
    lang: state.linkLang,
    room,
  });
}
