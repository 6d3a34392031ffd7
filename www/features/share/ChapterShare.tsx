import "./share.css";
import type { ShareTexts } from "./ja";
import { LinkPart } from "./LinkPart";
import { useCopyStatus } from "./use-copy-status";

interface Props {
  readonly link: string;
  readonly title: string;
  readonly words: ShareTexts;
}

/** The link to a chapter of "how it works", over the board on the page. */
export function ChapterShare({ link, title, words: s }: Props) {
  const { status, onCopy, onError } = useCopyStatus(s);
  return (
    <div class="stack share-body">
      <LinkPart {...{ s, title, link, onCopy, onError }} />
      <p class="share-said" role="status">
        {status}
      </p>
    </div>
  );
}
