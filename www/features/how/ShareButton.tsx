import type { Texts } from "../../i18n/ja";
import type { Lang } from "../../model/lang";
import type { Store } from "../../model/state/store";
import { useOnDemand } from "../../shell/use-on-demand";
import { Button } from "../../ui/Button";
import { featureTexts } from "../feature-texts";

async function chapterShare() {
  const [{ ChapterShare }] = await Promise.all([
    import("../share/ChapterShare"),
    featureTexts.share.load(),
  ]);
  return ChapterShare;
}

interface Props {
  readonly store: Store;
  readonly t: Texts;
  readonly lang: Lang;
  /** The link to the chapter in view, and its title. */
  readonly link: string;
  readonly title: string;
}

/** Unfolds a link with its QR code. */
export function ShareButton({ store, t, lang, link, title }: Props) {
  const { isOpen, Part, setOpen } = useOnDemand({ store }, chapterShare);
  return (
    <>
      <Button
        class="how-tool toggle"
        icon="share"
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.share}
      </Button>
      {Part !== null && <Part {...{ link, title }} words={featureTexts.share.in(lang)} />}
    </>
  );
}
