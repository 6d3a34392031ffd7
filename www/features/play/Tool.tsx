import { Button } from "../../ui/Button";
import type { IconName } from "../../ui/Icon";

interface Props {
  readonly icon: IconName;
  readonly name: string;
  readonly class?: string;
  readonly off?: boolean;
  /** Shown above the button, for users who see; the status line says it too. */
  readonly note?: string;
  readonly onClick: () => void;
}

/** A button with an icon above its name. */
export function Tool({ icon, name, class: more = "", off = false, note = "", onClick }: Props) {
  return (
    <Button class={`tool ${more}`.trimEnd()} {...{ icon, off, onClick }}>
      <span class="tool-name">{name}</span>
      {note !== "" && (
        <span class="tool-note" aria-hidden="true">
          {note}
        </span>
      )}
    </Button>
  );
}
