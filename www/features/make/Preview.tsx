import { editFor } from "../../app/edit-controller";
import type { ToolTexts } from "../../i18n/tools/ja";
import { whyUnsolvable } from "../../i18n/unsolvable";
import { hopelessOf } from "../../model/derived/verdict";
import { levelOf } from "../../model/level/difficulty";
import { standingOfStart } from "../../model/level/known";
import { metricOf, obstacle, usualMetricOf } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { LevelMark } from "../../ui/LevelMark";
import type { PresetTexts } from "./ja";
import { type Shortest, useShortest } from "./use-shortest";

interface Props extends WordedToolProps<PresetTexts> {
  /** Scrambles uniformly if left out. */
  readonly scramble?: () => void;
}

/** Tells if the puzzle can be solved, and in how many moves. */
export function Preview({ app, state, t, words: p, scramble = app.puzzle.scramble }: Props) {
  const { puzzle, section } = state;
  const shortest = useShortest(app, state);
  const blocked = obstacle(state);
  if (puzzle === null || blocked === "loading") return null;
  const hopeless = hopelessOf(app.verdictOf(state));
  const standing = standingOfStart(state);
  const isAtGoal = blocked === null && puzzle.start.solved;
  return (
    <div class="preview">
      <div aria-live="polite">
        {blocked !== null ? (
          <p class="note">{whyBlocked(blocked, state, t, p)}</p>
        ) : hopeless !== null || shortest.isHopeless ? (
          <>
            <p class="strong">{t.unsolvable}</p>
            <p class="note">{whyUnsolvable(hopeless, puzzle, t)}</p>
          </>
        ) : (
          <p class={isAtGoal ? "note" : "preview-length"}>
            {standing !== null && metricOf(state) === usualMetricOf(state) && (
              <LevelMark t={t} level={levelOf(standing, metricOf(state))} />
            )}{" "}
            {isAtGoal
              ? p.standsAtGoal
              : lengthText(shortest, app.verdictOf(state)?.solvable === true, p)}
          </p>
        )}
      </div>
      {blocked === null && (
        <Button icon="scramble" onClick={scramble}>
          {isAtGoal ? p.mixIt : p.mixAgain}
        </Button>
      )}
      {section !== "text" && (
        <Field
          id="make-title"
          label={t.title}
          value={state.fields.title}
          onText={(text) => editFor(app).type("title", text)}
        />
      )}
    </div>
  );
}

function whyBlocked(
  blocked: "noBoard" | "start" | "goal" | "noGoal",
  { section, problems }: Pick<AppState, "section" | "problems">,
  t: ToolTexts,
  p: PresetTexts,
): string {
  if (blocked === "noGoal" && section === "draw") return p.drawGoal;
  const problem = problems.find(({ field }) => (field === "goal") === (blocked === "goal"));
  // In the section "text", the field shows the error itself.
  return problem === undefined || section === "text"
    ? t.cannotSolve[blocked]
    : t.errors[problem.code](problem.details);
}

function lengthText({ best, isSought }: Shortest, isSolvable: boolean, p: PresetTexts): string {
  if (best !== null && best.length === best.bound) return p.shortestIs(best.length);
  if (isSought) return isSolvable ? `${p.canBeSolved} · ${p.shortestSought}` : p.shortestSought;
  if (best !== null && best.bound > 0) return p.shortestRange(best.bound, best.length);
  return isSolvable ? p.canBeSolved : "";
}
