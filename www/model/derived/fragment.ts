import { EMPTY_LINK, type Link, partsOf, writeLink } from "../link/link";
import type { Place } from "../link/views";
import { splitGroups } from "../puzzle/groups";
import type { Fields } from "../puzzle/puzzle";
import { splitGoals } from "../puzzle/read";
import { algorithmOf, metricOf, usualMetricOf } from "../state/selectors";
import type { AppState } from "../state/state";
import { listedEntry } from "./listed-entry";

/** The puzzle of these fields in the first form of links, which is the key of saved records. */
export function boardFragment(fields: Fields): string {
  return partsOf({ ...EMPTY_LINK, ...linkOf(fields) }, "board").join("&");
}

function linkOf(
  fields: Fields,
): Pick<Link, "board" | "goals" | "w" | "blank" | "same" | "blocks" | "axis" | "gates"> {
  return {
    board: fields.start,
    goals: splitGoals(fields.goal),
    w: fields.width.trim(),
    blank: fields.blank,
    same: splitGroups(fields.same),
    blocks: fields.blocks.trim(),
    axis: fields.axis === "long" ? "long" : null,
    gates: fields.gates,
  };
}

/** The link to the page. A puzzle of the collection is linked by its name. */
export function fragmentOf(state: AppState, moves = "", room: Place = "play"): string {
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
    lang: state.linkLang,
    room,
  });
}
