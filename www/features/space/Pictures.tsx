import { useMemo, useState } from "preact/hooks";
import type { BoardOptions } from "taisou";
import type { App } from "../../app/app";
import { MiniBoard } from "../../board/MiniBoard";
import type { Texts } from "../../i18n/ja";
import { isUsual } from "../../model/derived/state-space";
import { type Level, levelOf } from "../../model/level/difficulty";
import { standingInSurvey } from "../../model/level/standing";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Surveyed } from "../../model/state/space-state";
import { Button } from "../../ui/Button";
import { LevelMark } from "../../ui/LevelMark";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly app: App;
  readonly t: Texts;
  readonly s: SpaceTexts;
  /** `length` is `null` where only solving can tell. */
  readonly boards: readonly { readonly board: string; readonly length: number | null }[];
  /** How they are read. */
  readonly rules: Pick<Puzzle, "width" | "options">;
  /** Tells how hard they are, if it is known. */
  readonly survey: Surveyed | null;
  readonly onOpen: (board: string) => void;
}

/** So many are drawn, and as many more each time that somebody asks. */
const BATCH = 12;

/** Boards as pictures; one click opens one. */
export function Pictures({ app, t, s, boards, rules, survey, onOpen }: Props) {
  const [more, setMore] = useState({ boards, drawn: BATCH });
  // Other boards begin anew.
  const drawn = more.boards === boards ? more.drawn : BATCH;
  return (
    <>
      <ul class="pictures">
        {boards.slice(0, drawn).map(({ board, length }, index) => {
          const level = length === null ? null : levelIn(survey, length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board may have been drawn twice
            <li key={index}>
              <button type="button" class="picture" onClick={() => onOpen(board)}>
                <span role="img" aria-label={board}>
                  <Picture {...{ app, board }} width={rules.width} options={rules.options} />
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

/** How hard a board is that is so far from the goal, if this tells. */
function levelIn(survey: Surveyed | null, length: number): Level | null {
  if (survey === null || !isUsual(survey)) return null;
  const standing = standingInSurvey(survey.result, length);
  return standing === null ? null : levelOf(standing);
}

interface PictureProps {
  readonly app: App;
  readonly board: string;
  readonly width: number;
  readonly options: BoardOptions;
}

function Picture({ app, board, width, options }: PictureProps) {
  const parsed = useMemo(
    () => app.rules.parse(board, width, options),
    [app, board, width, options],
  );
  return <span class="picture-frame">{parsed !== null && <MiniBoard board={parsed} />}</span>;
}
