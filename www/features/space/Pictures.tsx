import { useMemo, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import type { Texts } from "../../i18n/ja";
import { isUsual } from "../../model/derived/state-space";
import { type Level, levelOf } from "../../model/level/difficulty";
import { standingInSurvey } from "../../model/level/standing";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Surveyed } from "../../model/state/space-state";
import { Button } from "../../ui/Button";
import { LevelMark } from "../../ui/LevelMark";
import { PictureFrame } from "../../ui/PictureFrame";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly t: Texts;
  readonly s: SpaceTexts;
  /** `length` is `null` if only solving can find it. */
  readonly boards: readonly { readonly board: string; readonly length: number | null }[];
  readonly rules: Pick<Rules, "parse">;
  readonly puzzle: Pick<Puzzle, "width" | "options">;
  readonly survey: Surveyed | null;
  readonly onOpen: (board: string) => void;
}

/** The number of boards drawn at first, and added by each press. */
const BATCH = 12;

export function Pictures({ t, s, boards, rules, puzzle, survey, onOpen }: Props) {
  const [more, setMore] = useState({ boards, drawn: BATCH });
  // Other boards start with one batch again.
  const drawn = more.boards === boards ? more.drawn : BATCH;
  return (
    <>
      <ul class="pictures">
        {boards.slice(0, drawn).map(({ board, length }, index) => {
          const level = length === null ? null : levelIn(survey, length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board may have been drawn twice
            <li key={index}>
              <button type="button" class="stack picture" onClick={() => onOpen(board)}>
                <span role="img" aria-label={board}>
                  <Picture {...{ board, rules, puzzle }} />
                </span>{" "}
                <span class="picture-length">{length === null ? s.unsolved : s.moves(length)}</span>{" "}
                {level !== null && <LevelMark {...{ t, level }} />}
              </button>
            </li>
          );
        })}
      </ul>
      {drawn < boards.length && (
        <Button onClick={() => setMore({ boards, drawn: drawn + BATCH })}>{s.more}</Button>
      )}
    </>
  );
}

/** The difficulty at a distance from the goal; `null` if the survey does not tell. */
function levelIn(survey: Surveyed | null, length: number): Level | null {
  if (survey === null || !isUsual(survey)) return null;
  const standing = standingInSurvey(survey.result, length);
  return standing === null ? null : levelOf(standing, survey.result.metric);
}

interface PictureProps extends Pick<Props, "rules" | "puzzle"> {
  readonly board: string;
}

function Picture({ board, rules, puzzle: { width, options } }: PictureProps) {
  const parsed = useMemo(() => rules.parse(board, width, options), [rules, board, width, options]);
  return <PictureFrame>{parsed !== null && <MiniBoard board={parsed} />}</PictureFrame>;
}
