import { useEffect, useRef, useState } from "preact/hooks";
import { partsOf, pictureOf } from "../../model/derived/picture";
import { identicalTileNumbers } from "../../model/derived/position";
import { hasBlocks } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { showBoard } from "../../shell/show-board";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import { Icon } from "../../ui/Icon";
import type { PresetTexts } from "./ja";
import { PhotoTools } from "./PhotoTools";
import { cutPhoto, type PhotoTrouble } from "./photo";
import { boardWith } from "./preset-board";
import { symbolsOf } from "./symbols";

/** The board on the page, or one of numbers that is so wide and high. */
type PhotoBoard = "present" | number;

const SIDES = [3, 4, 5] as const;

type News = PhotoTrouble | "working" | "done" | null;

/** A photo of the reader's own in place of symbols: it is cut here, and stays here. */
export function PictureTiles(props: WordedProps<PresetTexts>) {
  const { app, state, words: p } = props;
  const [wanted, setWanted] = useState<PhotoBoard>("present");
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [news, setNews] = useState<News>(null);
  const unfit = whyUnfit(state);
  const board = wanted === "present" && unfit !== null ? SIDES[0] : wanted;

  async function use(file: Blob, on: PhotoBoard): Promise<void> {
    setPhoto(file);
    setNews("working");
    const { puzzle } = app.store.state();
    const isPresent = on === "present" && puzzle !== null;
    const [width, height] = isPresent
      ? [puzzle.start.width, puzzle.start.height]
      : [Number(on), Number(on)];
    const cut = await cutPhoto(file, width, height);
    if (typeof cut === "string") {
      setNews(cut);
      return;
    }
    if (!isPresent) {
      const numbers = symbolsOf("numbers", width * height - 1) ?? [];
      app.puzzle.made(boardWith(app.rules, numbers, width, height), true);
    }
    const made = app.store.state().puzzle;
    if (made !== null) app.picture.show(cut, made);
    setNews("done");
    showBoard();
  }

  const latest = useRef({ use, board });
  latest.current = { use, board };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const image = imageIn(event.clipboardData);
      if (image === null) return;
      event.preventDefault();
      void latest.current.use(image, latest.current.board);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  function choose(next: PhotoBoard): void {
    setWanted(next);
    // After choosing a photo, the reader sees it on the other board.
    if (photo !== null && news !== "noPhoto") void use(photo, next);
  }

  return (
    <section
      class="making"
      aria-label={p.photoHeading}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) void use(file, board);
      }}
    >
      <fieldset class="choices">
        <legend>{p.photoBoard}</legend>
        <Button
          pressed={board === "present"}
          off={unfit !== null}
          why="photo-unfit"
          onClick={() => choose("present")}
        >
          {p.present}
        </Button>
        {SIDES.map((side) => (
          <Button key={side} pressed={board === side} onClick={() => choose(side)}>
            {p.numbers(side)}
          </Button>
        ))}
      </fieldset>
      {unfit !== null && (
        <p class="note" id="photo-unfit">
          {p.unfit[unfit]}
        </p>
      )}
      <FileChoice accept="image/*" notes="photo-notes" onFile={(file) => void use(file, board)}>
        <Icon name="picture" />
        {p.choose}
      </FileChoice>
      <div class="note" id="photo-notes">
        <p>{p.chooseHelp}</p>
        <p>{p.photoPrivate}</p>
      </div>
      <p class={isTrouble(news) ? "error" : "note"} aria-live="polite">
        {saidOf(news, p)}
      </p>
      {pictureOf(state) !== null && <PhotoTools {...props} />}
    </section>
  );
}

function isTrouble(news: News): news is PhotoTrouble {
  return news !== null && news !== "working" && news !== "done";
}

function saidOf(news: News, p: PresetTexts): string {
  if (news === null) return "";
  if (isTrouble(news)) return p.photoTroubles[news];
  return news === "working" ? p.photoWorking : p.photoDone;
}

/** Why the board on the page cannot show a photo; `null` if it can. */
function whyUnfit(state: AppState): keyof PresetTexts["unfit"] | null {
  const { puzzle, problems } = state;
  if (puzzle === null || problems.length > 0) return "none";
  if (hasBlocks(state)) return "blocks";
  if (identicalTileNumbers(puzzle.start).some((number) => number > 0)) return "lookAlikes";
  const tiles = puzzle.start.cells.filter(({ kind }) => kind === "tile");
  const isClear = puzzle.start.goals.length === 1 && partsOf(puzzle).size === tiles.length;
  return isClear ? null : "goal";
}

function imageIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
}
