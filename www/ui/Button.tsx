import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

interface Props {
  readonly onClick: () => void;
  /** Cannot be pressed now, but keeps the focus. */
  readonly off?: boolean;
  readonly class?: string;
  /** Before the other content. */
  readonly icon?: IconName | undefined;
  /** Accessible name of a button that shows only an icon. */
  readonly name?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** The id of the text that explains why it is off. */
  readonly why?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A button that uses `aria-disabled`, because `disabled` would drop the focus. */
export function Button({
  onClick,
  off = false,
  icon,
  name,
  pressed,
  expanded,
  why,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={off ? "true" : undefined}
      aria-describedby={off ? why : undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
