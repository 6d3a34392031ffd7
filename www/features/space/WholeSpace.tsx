import "./space.css";
import { surveyOf } from "../../model/derived/state-space";
import { obstacle } from "../../model/state/selectors";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { SpacePicture } from "./SpacePicture";
import { Survey } from "./Survey";
import { sizeOf } from "./size";
import { surveyControllerFor } from "./survey-controller";
import { Totals } from "./Totals";

/** All positions of the puzzle's space. */
export function WholeSpace(props: WordedToolProps<SpaceTexts>) {
  const { app, state, t, words: s } = props;
  const survey = surveyOf(state);
  const { survey: job } = state.space;
  const running = job.kind === "running" || job.kind === "cancelling";
  const blocked = obstacle(state);
  return (
    <ToolPanel
      request={
        <>
          {blocked === null && (
            <AskButtons>
              <Button
                class={running ? "stop" : survey === null ? "primary" : "ask"}
                off={job.kind === "cancelling"}
                onClick={
                  running ? surveyControllerFor(app).cancel : surveyControllerFor(app).survey
                }
              >
                {running ? s.stop : survey === null ? s.survey : s.surveyAgain}
              </Button>
            </AskButtons>
          )}
          {blocked !== null && blocked !== "loading" && (
            <p class="note">{t.cannotSolve[blocked]}</p>
          )}
          <JobLine
            {...{ job, t, s }}
            of={state.puzzle === null ? null : sizeOf(state.puzzle)}
            explained={job.kind === "refused" && job.code === "too-large" ? s.tooMany : null}
          />
          {survey !== null && survey.result.positions > 0 && (
            <Totals {...props} s={s} survey={survey} />
          )}
        </>
      }
    >
      {survey !== null ? (
        <Survey {...props} s={s} survey={survey} />
      ) : (
        <Teaser picture={<SpacePicture />}>{s.intro}</Teaser>
      )}
    </ToolPanel>
  );
}
