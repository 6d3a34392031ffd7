import { whyUnsolvable } from "../../i18n/unsolvable";
import { hopelessOf } from "../../model/derived/verdict";
import { levelOf } from "../../model/level/difficulty";
import { standingOfStart } from "../../model/level/known";
import { metricOf, obstacle, usualMetricOf } from "../../model/state/selectors";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { LevelMark } from "../../ui/LevelMark";
import type { PresetTexts } from "./ja";
import { type Shortest, useShortest } from "./use-shortest";

/** State of the puzzle: whether it can be solved, and in how many moves. */
export function Preview(props: WordedToolProps<PresetTexts>) {
  const { app, state, t, words: p } = props;
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
          <p class="note">{whyBlocked(props, blocked)}</p>
        ) : hopeless !== null || shortest.isHopeless ? (
          <>
            <p class="foretold">{t.unsolvable}</p>
            <p class="note">{whyUnsolvable(hopeless, puzzle, t)}</p>
          </>
        ) : (
          <p class={isAtGoal ? "note" : "preview-length"}>
            {standing !== null && metricOf(state) === usualMetricOf(state) && (
              <LevelMark t={t} level={levelOf(standing)} />
            )}{" "}
            {isAtGoal
              ? p.standsAtGoal
              : lengthText(shortest, app.verdictOf(state)?.solvable === true, p)}
          </p>
        )}
      </div>
      {blocked === null && (
        <Button onClick={app.puzzle.scramble}>
          <Icon name="scramble" />
          {isAtGoal ? p.mixIt : p.mixAgain}
        </Button>
      )}
      {section !== "text" && (
        <Field
          id="make-title"
          label={t.title}
          value={state.fields.title}
          onText={(text) => app.edit.type("title", text)}
        />
      )}
    </div>
  );
}

/** The next thing to do. */
function whyBlocked(
  { state, t, words: p }: WordedToolProps<PresetTexts>,
  blocked: "noBoard" | "start" | "goal" | "noGoal",
): string {
  const { section, problems } = state;
  if (blocked === "noGoal" && section === "draw") return p.drawGoal;
  const problem = problems.find(({ field }) => (field === "goal") === (blocked === "goal"));
  // In the text the field itself says it.
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
