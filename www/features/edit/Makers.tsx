import { dictionary } from "../../i18n/dictionary";
import { Button } from "../../kit/Button";
import { Icon, type IconName } from "../../kit/Icon";
import { useOnDemand } from "../../kit/on-demand";
import type { ViewProps } from "../../kit/view-props";
import { withWords } from "../../kit/with-words";

const makeWords = dictionary({ ja: () => import("../make/ja"), en: () => import("../make/en") });
const loadPresets = withWords(makeWords, async () => (await import("../make/Presets")).Presets);
const loadPicture = withWords(
  makeWords,
  async () => (await import("../make/PictureTiles")).PictureTiles,
);

/** Ways to make a board other than typing it. Each is fetched when somebody wants it, and one is open at a time. */
export function Makers(props: ViewProps) {
  const { app, t } = props;
  const drawing = useOnDemand<ViewProps>(
    app,
    async () => (await import("../draw/Drawing")).Drawing,
  );
  const presets = useOnDemand<ViewProps>(app, loadPresets);
  const picture = useOnDemand<ViewProps>(app, loadPicture);
  const makers = [
    { maker: presets, icon: "preset", label: t.making.presets },
    { maker: drawing, icon: "draw", label: t.draw.open },
    { maker: picture, icon: "picture", label: t.making.picture },
  ] satisfies readonly { maker: typeof drawing; icon: IconName; label: string }[];
  const open = makers.find(({ maker }) => maker.Part !== null);
  return (
    <>
      <div class="makers">
        {makers.map(({ maker, icon, label }) => (
          <Button
            key={icon}
            expanded={maker.isOpen}
            onClick={() => {
              for (const one of makers) one.maker.setOpen(one.maker === maker && !maker.isOpen);
            }}
          >
            <Icon name={icon} />
            {label}
          </Button>
        ))}
      </div>
      {open?.maker.Part && <open.maker.Part {...props} />}
    </>
  );
}
