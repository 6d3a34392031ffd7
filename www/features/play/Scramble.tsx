import { useEffect, useRef, useState } from "preact/hooks";
import { dictionary } from "../../i18n/dictionary";
import { Lazily } from "../../shell/Lazily";
import type { ViewProps } from "../../shell/view-props";
import { withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { useEscape } from "../../ui/use-escape";

/** How to scramble, as a list: for a sheet that has the button somewhere else. */
export const scrambleMenu = withWords(
  dictionary({ ja: () => import("../scramble/ja"), en: () => import("../scramble/en") }),
  async () => (await import("../scramble/ScrambleMenu")).ScrambleMenu,
);

/** Scrambles at once; beside it, what opens the other ways to do so. */
export function Scramble(props: ViewProps) {
  const { app, state, t } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { opened } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board on the page is what it was opened for
  useEffect(() => setOpen(false), [opened]);
  useEscape(open, () => {
    setOpen(false);
    frame.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  });
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && frame.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);
  return (
    <div class="scramble wide-only" ref={frame}>
      <Button class="tool scramble-now" onClick={app.puzzle.scramble}>
        <Icon name="scramble" />
        <span class="tool-name">{t.scramble}</span>
      </Button>
      <Button
        class="tool scramble-more"
        name={t.scrambleWays}
        expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="unfold" />
      </Button>
      {open && (
        <fieldset class="scramble-menu">
          <legend class="unseen">{t.scrambleWays}</legend>
          <Lazily view={props} load={scrambleMenu} />
        </fieldset>
      )}
    </div>
  );
}
