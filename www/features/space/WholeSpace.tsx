import "./space.css";
import { count } from "../../i18n/numbers";
import { surveyOf } from "../../model/derived/state-space";
import { obstacle, shownBoard } from "../../model/state/selectors";
import { showBoard } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { JobLine } from "./JobLine";
import type { SpaceTexts } from "./ja";
import { Survey } from "./Survey";
import { sizeOf } from "./size";
import { surveyControllerFor } from "./survey-controller";
import { Totals } from "./Totals";

const HEIGHTS = [4, 7, 12, 20, 31, 43, 50, 44, 29, 14, 6];

/** A bar chart with one bar marked. */
const PICTURE = (
  <>
    {HEIGHTS.map((height, index) => (
      <rect
        key={height}
        class={index === 8 ? "mark" : "shade"}
        x={10 + index * 9.4}
        y={62 - height}
        width={7}
        height={height}
      />
    ))}
    <path d="M6 64h108" />
  </>
);

/** All positions of the puzzle's state space. */
export function WholeSpace({ app, state, t, words: s }: WordedToolProps<SpaceTexts>) {
  const survey = surveyOf(state);
  const { puzzle, space } = state;
  const { survey: job, distances } = space;
  const controller = surveyControllerFor(app);
  const running = job.kind === "running" || job.kind === "cancelling";
  const blocked = obstacle(state);
  const start = distances.get(puzzle?.board ?? "");
  const here = distances.get(shownBoard(state));
  return (
    <ToolPanel
      request={
        <>
          {blocked === null && (
            <AskButtons>
              <Button
                class={running ? "stop" : survey === null ? "primary" : "ask"}
                off={job.kind === "cancelling"}
                onClick={running ? controller.cancel : controller.survey}
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
            of={puzzle === null ? null : sizeOf(puzzle)}
            found={survey ? `${s.positions} ${count(survey.result.positions)}` : ""}
            explained={job.kind === "refused" && job.code === "too-large" ? s.tooMany : null}
          />
          {survey !== null && survey.result.positions > 0 && (
            <Totals {...{ t, s, survey, start, here }} />
          )}
        </>
      }
    >
      {survey !== null ? (
        <Survey
          {...{ t, s, survey, distances }}
          rules={app.rules}
          start={start ?? null}
          here={here ?? null}
          shown={app.positionOf(state)?.parsed ?? null}
          onLocate={controller.locate}
          onOpen={(board) => {
            app.puzzle.board(board, state.fields);
            showBoard();
          }}
        />
      ) : (
        <Teaser picture={PICTURE}>{s.intro}</Teaser>
      )}
    </ToolPanel>
  );
}
