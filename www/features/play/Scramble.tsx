import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "../../i18n/ja";
import { Button } from "../../ui/Button";
import { usePopover } from "../../ui/use-popover";

interface Props {
  readonly t: Texts;
  /** Changes with every opened board, which closes the menu. */
  readonly opened: number;
  readonly onScramble: () => void;
  readonly children: ComponentChildren;
}

/** A button that scrambles at once, beside one that opens a menu. */
export function Scramble({ t, opened, onScramble, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a board is opened
  useEffect(() => setOpen(false), [opened]);
  usePopover(open, frame, () => setOpen(false));
  return (
    <div class="scramble wide-only" ref={frame}>
      <Button class="tool scramble-now" icon="scramble" onClick={onScramble}>
        <span class="tool-name">{t.scramble}</span>
      </Button>
      <Button
        class="tool scramble-more"
        name={t.scrambleWays}
        icon="unfold"
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <fieldset class="popup scramble-menu">
          <legend class="visually-hidden">{t.scrambleWays}</legend>
          {children}
        </fieldset>
      )}
    </div>
  );
}
