import { Button } from "../../ui/Button";
import { Icon, type IconName } from "../../ui/Icon";

interface Props {
  readonly icon: IconName;
  readonly name: string;
  readonly class?: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** A button with a picture above its word; the word is its name on every screen. */
export function Tool({ icon, name, class: more = "", off = false, onClick }: Props) {
  return (
    <Button class={`tool ${more}`.trimEnd()} off={off} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-name">{name}</span>
    </Button>
  );
}
