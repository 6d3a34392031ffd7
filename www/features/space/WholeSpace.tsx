import "./space.css";
import { Button } from "../../kit/Button";
import type { WordedProps } from "../../kit/with-words";
import { surveyOf } from "../../model/puzzle/space-of";
import { obstacle } from "../../model/state/selectors";
import { spaceFor } from "./controller-for";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { Survey } from "./Survey";

/** All positions of the puzzle's space. */
export function WholeSpace(props: WordedProps<SpaceTexts>) {
  const { app, state, t, words: s } = props;
  const survey = surveyOf(state);
  const { survey: job } = state.space;
  const running = job.kind === "running" || job.kind === "cancelling";
  const blocked = obstacle(state);
  return (
    <>
      <p class="note">{s.intro}</p>
      <Button
        class={survey === null ? "primary" : "survey-button"}
        off={blocked !== null || running}
        onClick={spaceFor(app).survey}
      >
        {survey === null ? s.survey : s.surveyAgain}
      </Button>
      {blocked !== null && blocked !== "loading" && <p class="note">{t.cannotSolve[blocked]}</p>}
      <div class="survey-job">
        <JobLine {...{ job, t, s }} onStop={spaceFor(app).cancel} />
      </div>
      {survey !== null && <Survey {...props} s={s} survey={survey} />}
    </>
  );
}
