import { provenBest } from "../../model/state/best";
import type { ViewProps } from "../../shell/view-props";
import { Searching } from "./Searching";

/** The running search for a solution or hint, with the optimum if it is known. */
export function SearchLine({ app, state, t }: ViewProps) {
  const { search, progress, play, bests } = state;
  const isKnown = search.phase !== "idle" && play.cursor === 0;
  return (
    <Searching
      {...{ search, progress, t }}
      known={isKnown ? provenBest(bests, search.metric) : null}
      onCancel={app.search.cancel}
    />
  );
}
