import { useMemo } from "preact/hooks";
import type { Move } from "taisou";
import type { App } from "../../app/app";
import type { PracticeLog } from "../../app/practice/practice-log";
import { dateAndTime } from "../../i18n/solve-numbers";
import { readLinked } from "../../model/derived/linked";
import { readLink } from "../../model/link/link";
import type { Attempt, AttemptChange, Penalty } from "../../model/practice/attempt";
import { hundredths } from "../../model/practice/result-text";
import { puzzleIn } from "../../model/practice/scramble-text";
import { movesOf } from "../../model/practice/steps";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { NEW_GAME } from "../../platform/entry-state";
import { showBoard } from "../../shell/show-board";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { SelectField } from "../../ui/SelectField";
import type { PracticeLogTexts } from "./ja";
import { TimedReplay } from "./TimedReplay";

interface Props extends WordedProps<PracticeLogTexts> {
  readonly log: PracticeLog;
  readonly attempt: Attempt;
  readonly onRemove: () => void;
}

const PENALTIES: readonly Penalty[] = ["none", "+2", "dnf"];

/** Opens a solve with its moves, and shows which of them were lost. */
async function checkSolve(app: App, fragment: string, puzzle: Puzzle, made: readonly Move[]) {
  const { rules, store } = app;
  const moves = rules.writeMoves(puzzle.board, puzzle.width, made, puzzle.options) ?? "";
  const linked = readLinked(rules, readLink(fragment), null, { moves, byHand: false });
  if (linked === null) return;
  const { checkMoves } = await import("../finish/actions");
  store.dispatch(linked.opened);
  await checkMoves(app);
}

/** Replay and data of an attempt; its penalty, note and session can be changed. */
export function SolveDetails({ app, lang, log, attempt, words, onRemove }: Props) {
  const { id, fragment, start, optimal, bound, splits } = attempt;
  const puzzle = useMemo(
    () => (fragment === "" ? null : puzzleIn(app.rules, fragment)),
    [app, fragment],
  );
  const moves = useMemo(
    () => (puzzle === null ? [] : movesOf(attempt, puzzle.start)),
    [puzzle, attempt],
  );
  const sessions = [...new Set(log.value.state().attempts.map(({ session }) => session))];
  const change = (changed: AttemptChange) => log.change(new Map([[id, changed]]));
  const date = dateAndTime(start, lang);
  const facts = [
    start > 0 ? words.date(date) : "",
    optimal !== null ? words.optimal(optimal) : bound !== null ? words.bound(bound) : "",
    splits.length > 1 ? words.splits(splits.map(hundredths).join(" · ")) : "",
    puzzle === null ? words.noBoard : "",
  ];
  return (
    <div class="stack">
      <p class="note">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {puzzle !== null && moves.length > 0 && (
        <TimedReplay {...{ attempt, puzzle, moves, words }} key={id} />
      )}
      <ChoiceButtons
        legend={words.penalty}
        options={PENALTIES}
        value={attempt.penalty}
        textOf={(one) => words.penalties[one]}
        onChoice={(penalty) => change({ penalty })}
      />
      <label class="field">
        <span>{words.note}</span>
        <input
          type="text"
          // Not `value`: a drawing while someone types would reset it.
          defaultValue={attempt.note}
          maxLength={500}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </label>
      {sessions.length > 1 && (
        <SelectField
          label={words.session}
          options={sessions}
          value={attempt.session}
          textOf={(one) => one}
          onChange={(session) => change({ session })}
        />
      )}
      <div class="row small-buttons">
        {puzzle !== null && (
          <Button
            onClick={() => {
              app.address.resume({ fragment, kept: NEW_GAME });
              showBoard();
            }}
          >
            {words.again}
          </Button>
        )}
        {puzzle !== null && moves.length > 0 && (
          <Button onClick={() => void checkSolve(app, fragment, puzzle, moves)}>
            {words.lostMoves}
          </Button>
        )}
        <Button onClick={onRemove}>{words.remove}</Button>
      </div>
    </div>
  );
}
