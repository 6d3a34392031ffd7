import { useMemo, useState } from "preact/hooks";
import type { Move } from "taisou";
import type { App } from "../../app/app";
import { DragPath } from "../../app/drag-path";
import { BoardHost } from "../../board/BoardHost";
import { nextOf } from "../../model/derived/hints";
import { readLink } from "../../model/link/link";
import { readLinkedPuzzle } from "../../model/link/linked-puzzle";
import { type Exercise, isBest } from "../../model/practice/exercise";
import { boardsAlong } from "../../model/puzzle/boards";
import { carry } from "../../model/puzzle/move-pieces";
import { NEW_GAME } from "../../platform/entry-state";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { plainView } from "../../ui/plain-board";
import type { RecordTexts } from "./ja";

interface Props extends Pick<ViewProps, "t"> {
  readonly app: App;
  readonly words: RecordTexts;
  readonly exercise: Exercise;
  /** Another exercise that is due. */
  readonly next: Exercise | null;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onOpen: (exercise: Exercise | null) => void;
}

/** The board of an exercise, on which the first move is the answer. */
export function ExerciseCard({ app, t, words, exercise, next, onAnswer, onOpen }: Props) {
  const { rules } = app;
  const { moves, fragment, best } = exercise;
  const puzzle = useMemo(
    () => readLinkedPuzzle(rules, readLink(fragment).link, [])?.reading.puzzle ?? null,
    [rules, fragment],
  );
  /** The right move, once it is made. */
  const [solved, setSolved] = useState<Move | null>(null);
  const [isWrong, setWrong] = useState(false);
  const view = useMemo(() => {
    if (puzzle === null) return null;
    const { start, width, options } = puzzle;
    const made = solved === null ? [] : [solved];
    const parsed = rules.parse(boardsAlong(start, made)(made.length), width, options);
    if (parsed === null) return null;
    const pieces = start.cells.map((_, cell) => cell);
    for (const move of made) carry(pieces, move, []);
    const plain = { parsed, pieces, base: puzzle, opened: solved === null };
    return plainView(plain, words.exerciseBoard, t, (cell) => {
      const ways = isWrong && solved === null ? best.filter((one) => one.cell === cell) : [];
      const arrows = ways.map(({ direction }) => direction);
      return ways.length > 0 ? { next: arrows, names: [t.nextCell] } : {};
    });
  }, [rules, puzzle, solved, isWrong, best, words, t]);
  if (puzzle === null || view === null) return <p class="note">{words.exerciseUnread}</p>;
  const { board, width, options, start } = puzzle;

  function judge(made: readonly Move[]): boolean {
    const [first] = made;
    const step = nextOf(made.slice(0, 1), width);
    if (first === undefined || step === null || solved !== null) return false;
    const isRight = isBest(exercise, step);
    // The first answer counts.
    if (!isWrong) onAnswer(isRight);
    if (isRight) setSolved(first);
    else setWrong(true);
    return isRight;
  }

  return (
    <div class="exercise">
      <p class="exercise-task">{words.task(moves)}</p>
      <div class="board-panel" style={{ "--w": view.width, "--h": view.height }}>
        <BoardHost
          view={view}
          handlers={{
            onCell: (cell) => void judge(rules.step(board, width, cell, options)?.moves ?? []),
            onExplore: () => {},
            onSwipe: () => {},
            onGrab: (cell) =>
              solved !== null
                ? null
                : new DragPath(
                    start,
                    cell,
                    (from, at, direction) => rules.step(from, width, at, { ...options, direction }),
                    judge,
                  ),
          }}
        />
      </div>
      <p role="status">
        {solved !== null ? words.right(moves - 1) : isWrong ? words.wrong : words.answerByMove}
      </p>
      <div class="row">
        {next !== null && (solved !== null || isWrong) && (
          <Button class="primary" onClick={() => onOpen(next)}>
            {words.nextExercise}
          </Button>
        )}
        <Button onClick={() => app.address.resume({ fragment, kept: NEW_GAME })}>
          {words.playExercise}
        </Button>
        <Button onClick={() => onOpen(null)}>{t.close}</Button>
      </div>
    </div>
  );
}
