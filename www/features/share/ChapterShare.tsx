import "./share.css";
import type { ChapterPlace } from "../../model/link/chapters";
import type { WordedProps } from "../../shell/with-words";
import type { ShareTexts } from "./ja";
import { LinkPart } from "./LinkPart";
import { useHandingOn } from "./use-handing-on";

export interface ChapterShareProps extends WordedProps<ShareTexts> {
  /** The chapter that the link opens. */
  readonly place: ChapterPlace;
  readonly title: string;
}

/** The link to a chapter of "how it works", over the board on the page. */
export function ChapterShare({ app, words: s, place, title }: ChapterShareProps) {
  const { said, onCopy, onTrouble } = useHandingOn(s);
  return (
    <div class="share-body">
      <LinkPart {...{ s, title, onCopy, onTrouble }} link={app.address.linkToPlace(place)} />
      <p class="share-said" role="status">
        {said}
      </p>
    </div>
  );
}
