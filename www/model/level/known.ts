import { listedEntry } from "../derived/listed-entry";
import { surveyOf } from "../derived/state-space";
import { provenBest } from "../state/best";
import { metricOf, usualMetricOf } from "../state/selectors";
import type { AppState } from "../state/state";
import { FIFTEEN_COUNTS, fifteenCorner } from "./fifteen";
import { type Standing, standingIn, standingInSurvey, standingOfEntry } from "./standing";

/** The rank of the start, from a survey, the collection or the counts of the 15-puzzle; `null` if none applies. */
export function standingOfStart(state: AppState): Standing | null {
  const { puzzle, bests, space } = state;
  if (puzzle === null || !puzzle.hasGoal) return null;
  const metric = metricOf(state);
  const survey = surveyOf(state);
  const surveyed = survey === null ? null : (space.distances.get(puzzle.board) ?? null);
  const distance = surveyed ?? provenBest(bests, metric);
  if (distance === null) return null;
  const inSurvey = survey === null ? null : standingInSurvey(survey.result, distance);
  if (inSurvey !== null) return inSurvey;
  const entry = listedEntry(state);
  if (entry !== null && metric === usualMetricOf(state)) return standingOfEntry(entry, distance);
  return standingAmongFifteens(state, distance);
}

function standingAmongFifteens(state: AppState, distance: number): Standing | null {
  const { puzzle } = state;
  const isFifteen = puzzle !== null && metricOf(state) === "step" && fifteenCorner(puzzle) !== null;
  return isFifteen ? standingIn(FIFTEEN_COUNTS, distance) : null;
}
