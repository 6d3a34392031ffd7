import { useEffect, useState } from "preact/hooks";
import { objectOf } from "../../model/foreign/object";
import { replayLink } from "../../model/foreign/replay";
import { scrambleOf } from "../../model/foreign/scramble";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { answerOf, metricOf, playedGestures } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { ShareTexts } from "./ja";

interface Props extends Pick<ViewProps, "app" | "state"> {
  readonly s: ShareTexts;
  readonly puzzle: Puzzle;
  readonly withMoves: boolean;
  readonly onCopy: (text: string) => void;
}

/** The puzzle as other programs read it. */
export function OtherForms({ app, state, s, puzzle, withMoves, onCopy }: Props) {
  const moves = withMoves ? playedText(app, state, puzzle) : null;
  const scramble = scrambleOf(puzzle);
  const solution = moves ?? solutionOf(state);
  const [replay, setReplay] = useState<string | null>(null);
  // Made in advance: some browsers refuse to copy later than the press.
  useEffect(() => {
    setReplay(null);
    if (scramble === null || solution === null) return;
    let isMeant = true;
    replayLink(scramble, solution).then(
      (link) => isMeant && setReplay(link),
      () => {},
    );
    return () => {
      isMeant = false;
    };
  }, [scramble, solution]);
  const json = () => {
    const fields = { ...state.fields, start: puzzle.board, width: String(puzzle.width) };
    return JSON.stringify(objectOf({ fields, metric: metricOf(state), moves }));
  };
  return (
    <>
      <Button onClick={() => onCopy(json())}>
        <Icon name="copy" />
        {s.copyJson}
      </Button>
      {scramble !== null && (
        <Button onClick={() => onCopy(scramble)}>
          <Icon name="copy" />
          {s.copyScramble}
        </Button>
      )}
      {replay !== null && (
        <Button onClick={() => onCopy(replay)}>
          <Icon name="copy" />
          {s.copyReplay}
        </Button>
      )}
    </>
  );
}

/** The moves made; `null` without any. */
function playedText(app: Props["app"], state: AppState, puzzle: Puzzle): string | null {
  const moves = playedGestures(state).flatMap((gesture) => gesture.moves);
  if (moves.length === 0) return null;
  return app.rules.writeMoves(puzzle.board, puzzle.width, moves, puzzle.options);
}

/** The solution of the start that was found. */
function solutionOf(state: AppState): string | null {
  const answer = answerOf(state);
  return answer === null || answer.history.length > 0 ? null : answer.notation;
}
