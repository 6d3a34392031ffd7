import { useEffect, useRef, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import { download, downloadText } from "../../platform/download";
import { send } from "../../platform/send";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
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
  /** True if the goal is worth showing, until the reader decides. */
  readonly showsGoal: boolean;
  readonly onTrouble: (error: unknown) => void;
}

/** The longer side in pixels. */
const LONGEST = 1200;

/** The board as a picture to keep. */
export function PicturePart({ s, title, board, goal, showsGoal, onTrouble }: Props) {
  const [withGoal, setWithGoal] = useState(showsGoal);
  const shelf = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ picture: BoardPicture; address: string } | null>(null);
  const boards = withGoal && goal !== null ? [board, goal] : [board];
  const key = JSON.stringify([title, boards.map((one) => [one.board.board, one.marks])]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the picture shows
  useEffect(() => {
    const drawings = shelf.current?.querySelectorAll("svg") ?? [];
    const picture = pictureOf({ boards: [...drawings], title, longest: LONGEST });
    const address = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
    setShown({ picture, address });
    return () => URL.revokeObjectURL(address);
  }, [key]);

  const withPng = (use: (png: Blob) => unknown) => {
    if (shown !== null) pngOf(shown.picture).then(use).catch(onTrouble);
  };
  const fileOf = (png: Blob) => new File([png], fileName(title, "png"), { type: "image/png" });

  return (
    <section class="share-part" aria-labelledby="share-picture">
      <h3 id="share-picture">{s.picture}</h3>
      {/* DrawnBoard here as on the page; what is seen and kept is made from it. */}
      <div class="unseen" aria-hidden="true" ref={shelf}>
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
      <div class="share-tools">
        <Button onClick={() => withPng((png) => download(fileName(title, "png"), png))}>
          <Icon name="save" />
          {s.savePng}
        </Button>
        <Button
          onClick={() =>
            shown !== null &&
            downloadText(fileName(title, "svg"), "image/svg+xml", shown.picture.svg)
          }
        >
          <Icon name="save" />
          {s.saveSvg}
        </Button>
        {sendsFiles() && (
          <Button
            onClick={() => withPng((png) => send({ title, files: [fileOf(png)] }).catch(onTrouble))}
          >
            <Icon name="share" />
            {s.sendPicture}
          </Button>
        )}
      </div>
    </section>
  );
}

/** True if the system's list of apps takes pictures. */
function sendsFiles(): boolean {
  const files = [new File([], "taisou.png", { type: "image/png" })];
  return "canShare" in navigator && navigator.canShare({ files });
}
