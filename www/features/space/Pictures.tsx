import { useMemo, useState } from "preact/hooks";
import type { BoardOptions } from "taisou";
import type { App } from "../../app/app";
import { MiniBoard } from "../../board/MiniBoard";
import { Button } from "../../kit/Button";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Surveyed } from "../../model/state/space";
import { levelOf } from "./difficulty";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly app: App;
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
export function Pictures({ app, s, boards, rules, survey, onOpen }: Props) {
  const [more, setMore] = useState({ boards, drawn: BATCH });
  // Other boards begin anew.
  const drawn = more.boards === boards ? more.drawn : BATCH;
  return (
    <>
      <ul class="pictures">
        {boards.slice(0, drawn).map(({ board, length }, index) => {
          const level = survey === null || length === null ? null : levelOf(survey.result, length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board may have been drawn twice
            <li key={index}>
              <button type="button" class="picture" onClick={() => onOpen(board)}>
                <span role="img" aria-label={board}>
                  <Picture {...{ app, board }} width={rules.width} options={rules.options} />
                </span>{" "}
                <span class="picture-length">{length === null ? s.unsolved : s.moves(length)}</span>{" "}
                {level !== null && (
                  <span class="level" data-level={level}>
                    {s.levels[level]}
                  </span>
                )}
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
