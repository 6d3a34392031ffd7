import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Texts } from "../../i18n/ja";
import type { Answer } from "../../model/play/play";
import { download } from "../../platform/download";
import { Button } from "../../ui/Button";
import { fileName } from "./board-text";
import type { ShareTexts } from "./ja";
import type { Shot } from "./picture/gif";
import { type BoardPicture, pictureOf } from "./picture/picture";
import type { DrawnBoard } from "./shared";

interface Props {
  readonly s: ShareTexts;
  readonly t: Texts;
  readonly title: string;
  readonly answer: Answer | null;
  readonly tellsApart: boolean;
  /** Moves per second. */
  readonly rate: number;
  readonly isSearching: boolean;
  /** False if the displayed board cannot be solved, or needs no moves. */
  readonly isSolvable: boolean;
  readonly boardsOf: (answer: Answer) => Iterable<DrawnBoard>;
  readonly onSolve: () => void;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
}

/** Viewers do not watch longer animations to the end. */
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
export function FilmPart(props: Props) {
  const { s, title, answer, tellsApart, rate, isSearching, boardsOf, onSolve, onError } = props;
  const [film, setFilm] = useState<Film>(NONE);
  const [isAwaited, setAwaited] = useState(false);
  const drawings = useRef<HTMLDivElement>(null);
  const turns = answer?.turns.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the film shows
  useEffect(() => () => setFilm(NONE), [answer, title, tellsApart, rate]);
  const stop = film.kind === "making" ? film.stop : undefined;
  useEffect(() => stop, [stop]);
  const address = film.kind === "made" ? film.address : null;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  // A solution searched for the film is animated when it is found.
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setAwaited(false);
    if (turns > 0 && turns <= MOST_TURNS) void make();
  });

  async function make(): Promise<void> {
    if (answer === null || drawings.current === null) return;
    const aborter = new AbortController();
    const stopIt = () => aborter.abort();
    const onShot = (done: number) => setFilm({ kind: "making", done, stop: stopIt });
    onShot(0);
    try {
      const { gifOf } = await import("./picture/gif");
      const shots = shotsOf(boardsOf(answer), rate, title, drawings.current);
      const gif = await gifOf(shots, onShot, aborter.signal);
      setFilm({ kind: "made", gif, address: URL.createObjectURL(gif) });
    } catch (error) {
      if (aborter.signal.aborted) return;
      setFilm(NONE);
      onError(error);
    }
  }

  const isMaking = film.kind === "making";
  return (
    <section class="stack share-part" aria-labelledby="share-film">
      <h3 id="share-film">{s.film}</h3>
      <div class="visually-hidden" aria-hidden="true" ref={drawings} />
      {turns > MOST_TURNS ? (
        <p class="note">{s.filmTooLong(MOST_TURNS)}</p>
      ) : turns === 0 ? (
        <NoFilm
          {...props}
          onSolve={() => {
            onSolve();
            setAwaited(true);
          }}
        />
      ) : (
        <>
          {film.kind === "made" && (
            <img class="share-picture" src={film.address} alt={s.filmOf(turns)} />
          )}
          <p class="note">
            {isMaking ? s.filmProgress(film.done, turns + 1) : s.filmLength(turns)}
          </p>
          {isMaking && <progress value={film.done} max={turns + 1} aria-labelledby="share-film" />}
          <div class="row">
            <Button
              icon={isMaking ? "close" : "play"}
              off={film.kind === "made"}
              onClick={() => (isMaking ? setFilm(NONE) : void make())}
            >
              {isMaking ? s.stopFilm : s.makeFilm}
            </Button>
            <Button
              icon="save"
              off={film.kind !== "made"}
              onClick={() => film.kind === "made" && download(fileName(title, "gif"), film.gif)}
            >
              {s.saveFilm}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type NoFilmProps = Pick<Props, "s" | "t" | "isSearching" | "isSolvable" | "onSolve" | "onCancel">;

/** Replaces the film until a solution is known. */
function NoFilm({ s, t, isSearching, isSolvable, onSolve, onCancel }: NoFilmProps) {
  return (
    <>
      <p class="note" aria-live="polite">
        {isSearching ? t.searching : isSolvable ? s.filmNone : s.filmNothing}
      </p>
      {isSolvable && (
        <div class="row">
          <Button icon={isSearching ? "close" : "play"} onClick={isSearching ? onCancel : onSolve}>
            {isSearching ? t.cancel : s.solveForFilm}
          </Button>
        </div>
      )}
    </>
  );
}

/** Draws each board when the consumer asks for its picture. */
function* shotsOf(
  boards: Iterable<DrawnBoard>,
  rate: number,
  title: string,
  drawings: HTMLElement,
): Generator<Shot> {
  // Browsers show pictures of less than 20 ms for a tenth of a second.
  const between = Math.max(1000 / rate, 20);
  let last: BoardPicture | null = null;
  let isFirst = true;
  for (const board of boards) {
    if (last !== null) {
      yield { picture: last, millis: isFirst ? FIRST_MILLIS : between };
      isFirst = false;
    }
    render(<MiniBoard {...board} />, drawings);
    last = pictureOf({ boards: [...drawings.querySelectorAll("svg")], title, longest: LONGEST });
  }
  if (last !== null) yield { picture: last, millis: LAST_MILLIS };
  render(null, drawings);
}
