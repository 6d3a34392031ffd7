import { dictionary } from "../../i18n/dictionary";
import type { ChapterPlace } from "../../model/link/chapters";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";

const shareWords = dictionary({
  ja: () => import("../share/ja"),
  en: () => import("../share/en"),
});

async function chapterShare() {
  const [{ ChapterShare }] = await Promise.all([
    import("../share/ChapterShare"),
    shareWords.load(),
  ]);
  return ChapterShare;
}

interface Props extends ViewProps {
  readonly place: ChapterPlace;
  readonly title: string;
}

/** Unfolds the link to the chapter that is read, with its QR code. */
export function ShareButton(props: Props) {
  const { app, t, lang } = props;
  const { isOpen, Part, setOpen } = useOnDemand(app, chapterShare);
  return (
    <>
      <Button class="how-tool" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="share" />
        {t.share}
      </Button>
      {Part !== null && <Part {...props} words={shareWords.in(lang)} />}
    </>
  );
}
