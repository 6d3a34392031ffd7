import { useEffect, useRef, useState } from "preact/hooks";
import { photoParts, pictureOf } from "../../model/derived/picture";
import { identicalTileNumbers } from "../../model/derived/position";
import type { PlayerState } from "../../model/state/player-state";
import { hasBlocks } from "../../model/state/selectors";
import { showBoard } from "../../shell/show-board";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import { Icon } from "../../ui/Icon";
import type { PresetTexts } from "./ja";
import { PhotoTools } from "./PhotoTools";
import { cutPhoto, type PhotoStatus } from "./photo";
import { boardWith } from "./preset-board";
import { symbolsOf } from "./symbols";

/** The board on the page, or a square board of numbers with this side. */
type PhotoBoard = "present" | number;

const SIDES = [3, 4, 5] as const;

/** Shows a photo of the user on the tiles. It does not leave the device. */
export function PictureTiles({ app, state, t, words: p }: WordedProps<PresetTexts>) {
  const [wanted, setWanted] = useState<PhotoBoard>("present");
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [status, setStatus] = useState<PhotoStatus | null>(null);
  const isError = status !== null && status !== "working" && status !== "done";
  const unfit = whyUnfit(state);
  const board = wanted === "present" && unfit !== null ? SIDES[0] : wanted;

  async function use(file: Blob, on: PhotoBoard): Promise<void> {
    setPhoto(file);
    setStatus("working");
    const { puzzle } = app.store.state();
    const isPresent = on === "present" && puzzle !== null;
    const [width, height] = isPresent
      ? [puzzle.start.width, puzzle.start.height]
      : [Number(on), Number(on)];
    const cut = await cutPhoto(file, width, height);
    if (typeof cut === "string") {
      setStatus(cut);
      return;
    }
    if (!isPresent) {
      const numbers = symbolsOf("numbers", width * height - 1) ?? [];
      app.puzzle.made(boardWith(app.rules, numbers, width, height), true);
    }
    const made = app.store.state().puzzle;
    if (made !== null) app.picture.show(cut, made);
    setStatus("done");
    showBoard();
  }

  usePastedImage((image) => void use(image, board));

  function choose(next: PhotoBoard): void {
    setWanted(next);
    // A photo already chosen moves to the other board.
    if (photo !== null && status !== "noPhoto") void use(photo, next);
  }

  return (
    <section
      class="stack picture-tiles"
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
      <p class={isError ? "error" : "note"} aria-live="polite">
        {status !== null && p.photoStatus[status]}
      </p>
      {pictureOf(state) !== null && <PhotoTools {...{ app, state, t }} />}
    </section>
  );
}

/** Why the board on the page cannot show a photo; `null` if it can. */
function whyUnfit(state: PlayerState): keyof PresetTexts["unfit"] | null {
  const { puzzle, problems } = state;
  if (puzzle === null || problems.length > 0) return "none";
  if (hasBlocks(state)) return "blocks";
  if (identicalTileNumbers(puzzle.start).some((number) => number > 0)) return "identicalTiles";
  const tiles = puzzle.start.cells.filter(({ kind }) => kind === "tile");
  const isClear = puzzle.start.goals.length === 1 && photoParts(puzzle).size === tiles.length;
  return isClear ? null : "goal";
}

/** Takes images that are pasted anywhere on the page. */
function usePastedImage(onImage: (image: File) => void): void {
  const latest = useRef(onImage);
  latest.current = onImage;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const image = files.find(({ type }) => type.startsWith("image/"));
      if (image === undefined) return;
      event.preventDefault();
      latest.current(image);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
