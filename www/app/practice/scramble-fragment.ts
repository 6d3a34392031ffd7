import type { Metric } from "taisou";
import { boardFragment } from "../../model/derived/fragment";
import type { Fields } from "../../model/puzzle/puzzle";

/** A scramble as the fragment of a link to it, with nothing about the page. */
export function scrambleFragment(fields: Fields, metric: Metric): string {
  const board = boardFragment(fields).replace(/^board=/, "start=");
  return `${board}${metric === "step" ? "" : `&metric=${metric}`}&end`;
}
