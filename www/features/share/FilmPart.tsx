import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Position } from "../../model/derived/position";
import { isHopeless } from "../../model/derived/verdict";
import type { Answer } from "../../model/play/play";
import { obstacle, replayRate } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { download } from "../../platform/download";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { fileName } from "./board-text";
import type { ShareTexts } from "./ja";
import type { Shot } from "./picture/gif";
import { type BoardPicture, pictureOf } from "./picture/picture";
import { drawnOf, positionsOf } from "./shared";

interface Props extends ViewProps {
  readonly s: ShareTexts;
  readonly title: string;
  readonly answer: Answer | null;
  readonly onTrouble: (error: unknown) => void;
}

/** Users do not watch longer films to the end. */
const MOST_TURNS = 400;
/** The longer side in pixels. */
const LONGEST = 480;
const FIRST_MILLIS = 1200;
const LAST_MILLIS = 2500;

type Film =
  | { readonly kind: "none" }
  | { readonly kind: "making"; readonly done: number; readonly stop: () => void }
  | { readonly kind: "made"; readonly gif: Blob; readonly address: string };

const NONE: Film = { kind: "none" };

/** The solution as an animated picture, made on request. */
export function FilmPart({ app, state, t, s, title, answer, onTrouble }: Props) {
  const [film, setFilm] = useState<Film>(NONE);
  const [isAwaited, setAwaited] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const turns = answer?.turns.length ?? 0;
  const { tellApart, speed } = state.prefs;
  // Another solution, or another look, is another film.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a film shows
  useEffect(() => () => setFilm(NONE), [answer, title, tellApart, speed]);
  const stop = film.kind === "making" ? film.stop : undefined;
  useEffect(() => stop, [stop]);
  const address = film.kind === "made" ? film.address : null;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const isSearching = state.search.phase !== "idle";
  // A solution searched for the film is animated when it is found.
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setAwaited(false);
    if (turns > 0 && turns <= MOST_TURNS) void make();
  });

  async function make(): Promise<void> {
    const { puzzle } = state;
    if (answer === null || puzzle === null || shelf.current === null) return;
    const aborter = new AbortController();
    const stopIt = () => aborter.abort();
    const onShot = (done: number) => setFilm({ kind: "making", done, stop: stopIt });
    onShot(0);
    try {
      const { gifOf } = await import("./picture/gif");
      const read = (board: string) => app.rules.parse(board, puzzle.width, puzzle.options);
      const shots = shotsOf(state, positionsOf(read, puzzle, answer), title, shelf.current);
      const gif = await gifOf(shots, onShot, aborter.signal);
      setFilm({ kind: "made", gif, address: URL.createObjectURL(gif) });
    } catch (error) {
      if (aborter.signal.aborted) return;
      setFilm(NONE);
      onTrouble(error);
    }
  }

  return (
    <section class="share-part" aria-labelledby="share-film">
      <h3 id="share-film">{s.film}</h3>
      <div class="unseen" aria-hidden="true" ref={shelf} />
      {turns > MOST_TURNS ? (
        <p class="note">{s.filmTooLong(MOST_TURNS)}</p>
      ) : turns === 0 ? (
        <Searched
          {...{ app, state, s, t }}
          onSolve={() => {
            app.search.answer();
            setAwaited(true);
          }}
        />
      ) : (
        <>
          {film.kind === "made" && (
            <img class="share-picture" src={film.address} alt={s.filmOf(turns)} />
          )}
          {film.kind === "making" ? (
            <>
              <p class="note">{s.filmProgress(film.done, turns + 1)}</p>
              <progress value={film.done} max={turns + 1} aria-labelledby="share-film" />
            </>
          ) : (
            <p class="note">{s.filmLength(turns)}</p>
          )}
          <div class="share-tools">
            <Button
              off={film.kind === "made"}
              onClick={() => (film.kind === "making" ? setFilm(NONE) : void make())}
            >
              <Icon name={film.kind === "making" ? "close" : "play"} />
              {film.kind === "making" ? s.stopFilm : s.makeFilm}
            </Button>
            <Button
              off={film.kind !== "made"}
              onClick={() => film.kind === "made" && download(fileName(title, "gif"), film.gif)}
            >
              <Icon name="save" />
              {s.saveFilm}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface SearchedProps extends Pick<Props, "app" | "state" | "t" | "s"> {
  readonly onSolve: () => void;
}

/** Placeholder for the film before a solution is known. */
function Searched({ app, state, t, s, onSolve }: SearchedProps) {
  const isSearching = state.search.phase !== "idle";
  const isSolvable =
    obstacle(state) === null &&
    app.positionOf(state)?.parsed.solved === false &&
    !isHopeless(state, app.verdictOf(state));
  return (
    <>
      <p class="note" aria-live="polite">
        {isSearching ? t.searching : isSolvable ? s.filmNone : s.filmNothing}
      </p>
      {isSolvable && (
        <div class="share-tools">
          <Button onClick={isSearching ? app.search.cancel : onSolve}>
            <Icon name={isSearching ? "close" : "play"} />
            {isSearching ? t.cancel : s.solveForFilm}
          </Button>
        </div>
      )}
    </>
  );
}

/** The positions one after the other, each drawn on the shelf when its turn has come. */
function* shotsOf(
  state: AppState,
  positions: Iterable<Position>,
  title: string,
  shelf: HTMLElement,
): Generator<Shot> {
  // Browsers show pictures of less than 20 ms at a tenth of a second.
  const between = Math.max(1000 / replayRate(state), 20);
  let last: BoardPicture | null = null;
  let isFirst = true;
  for (const position of positions) {
    if (last !== null) {
      yield { picture: last, millis: isFirst ? FIRST_MILLIS : between };
      isFirst = false;
    }
    render(<MiniBoard {...drawnOf(state, position)} />, shelf);
    const drawings = [...shelf.querySelectorAll("svg")];
    last = pictureOf({ boards: drawings, title, longest: LONGEST });
  }
  if (last !== null) yield { picture: last, millis: LAST_MILLIS };
  render(null, shelf);
}
