import { useEffect, useState } from "preact/hooks";
import type { Metric } from "taisou";
import { objectOf } from "../../model/foreign/object";
import { replayLink } from "../../model/foreign/replay";
import { scrambleOf } from "../../model/foreign/scramble";
import type { Fields, Puzzle } from "../../model/puzzle/puzzle";
import { Button } from "../../ui/Button";
import type { ShareTexts } from "./ja";

interface Props {
  readonly s: ShareTexts;
  readonly puzzle: Puzzle;
  readonly fields: Fields;
  readonly metric: Metric;
  /** The moves to share; `null` without any. */
  readonly moves: string | null;
  readonly solution: string | null;
  readonly onCopy: (text: string) => void;
}

/** The puzzle in the formats of other programs. */
export function OtherForms({ s, puzzle, fields, metric, moves, solution, onCopy }: Props) {
  const scramble = scrambleOf(puzzle);
  const replayed = moves ?? solution;
  const [replay, setReplay] = useState<string | null>(null);
  // Made in advance, because some browsers refuse to copy later than the press.
  useEffect(() => {
    setReplay(null);
    if (scramble === null || replayed === null) return;
    let isCurrent = true;
    replayLink(scramble, replayed).then(
      (link) => isCurrent && setReplay(link),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [scramble, replayed]);
  const width = String(puzzle.width);
  const json = JSON.stringify(
    objectOf({ fields: { ...fields, start: puzzle.board, width }, metric, moves }),
  );
  return (
    <>
      <Button icon="copy" onClick={() => onCopy(json)}>
        {s.copyJson}
      </Button>
      {scramble !== null && (
        <Button icon="copy" onClick={() => onCopy(scramble)}>
          {s.copyScramble}
        </Button>
      )}
      {replay !== null && (
        <Button icon="copy" onClick={() => onCopy(replay)}>
          {s.copyReplay}
        </Button>
      )}
    </>
  );
}
