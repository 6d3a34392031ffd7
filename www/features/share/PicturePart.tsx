import { useEffect, useRef, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import { download } from "../../platform/download";
import { send } from "../../platform/send";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";
import { fileName } from "./board-text";
import type { ShareTexts } from "./ja";
import { type BoardPicture, pictureOf } from "./picture/picture";
import { pngOf } from "./picture/pixels";
import type { DrawnBoard } from "./shared";

interface Props {
  readonly s: ShareTexts;
  readonly title: string;
  readonly board: DrawnBoard;
  readonly goal: DrawnBoard | null;
  /** The goal is part of the picture, until the user decides. */
  readonly showsGoal: boolean;
  readonly onPicture: (picture: BoardPicture) => void;
  readonly onError: (error: unknown) => void;
}

/** The longer side in pixels. */
const LONGEST = 1200;

export function PicturePart({ s, title, board, goal, showsGoal, onPicture, onError }: Props) {
  const [withGoal, setWithGoal] = useState(showsGoal);
  const drawings = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ picture: BoardPicture; address: string } | null>(null);
  const boards = withGoal && goal !== null ? [board, goal] : [board];
  const key = JSON.stringify([title, boards.map((one) => [one.board.board, one.marks])]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that the picture shows
  useEffect(() => {
    const svgs = drawings.current?.querySelectorAll("svg") ?? [];
    const picture = pictureOf({ boards: [...svgs], title, longest: LONGEST });
    const address = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
    setShown({ picture, address });
    onPicture(picture);
    return () => URL.revokeObjectURL(address);
  }, [key]);

  const withPng = (use: (png: Blob) => unknown) => {
    if (shown !== null) pngOf(shown.picture).then(use).catch(onError);
  };
  const fileOf = (png: Blob) => new File([png], fileName(title, "png"), { type: "image/png" });

  return (
    <section class="stack share-part" aria-labelledby="share-picture">
      <h3 id="share-picture">{s.picture}</h3>
      {/* Drawn with the page's styles; the picture file is made from it. */}
      <div class="visually-hidden" aria-hidden="true" ref={drawings}>
        {boards.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the board and its goal
          <MiniBoard key={index} {...one} />
        ))}
      </div>
      {shown !== null && (
        <img
          class="share-picture"
          src={shown.address}
          alt={s.pictureOf(title)}
          width={shown.picture.width}
          height={shown.picture.height}
          style={{ "--shape": shown.picture.width / shown.picture.height }}
        />
      )}
      {goal !== null && (
        <Switch on={withGoal} onChange={setWithGoal}>
          {s.withGoal}
        </Switch>
      )}
      <div class="row">
        <Button icon="save" onClick={() => withPng((png) => download(fileName(title, "png"), png))}>
          {s.savePng}
        </Button>
        {sendsFiles() && (
          <Button
            icon="share"
            onClick={() => withPng((png) => send({ title, files: [fileOf(png)] }).catch(onError))}
          >
            {s.sendPicture}
          </Button>
        )}
      </div>
    </section>
  );
}

/** True if the system's share dialog takes pictures. */
function sendsFiles(): boolean {
  const files = [new File([], "taisou.png", { type: "image/png" })];
  return "canShare" in navigator && navigator.canShare({ files });
}
