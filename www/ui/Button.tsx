import type { ComponentChildren } from "preact";

interface Props {
  readonly onClick: () => void;
  /** Cannot be pressed now. It stays where the focus is, so that a keyboard is not sent away. */
  readonly off?: boolean;
  readonly class?: string;
  /** Its name, where it shows only a picture. */
  readonly name?: string;
  readonly pressed?: boolean;
  /** What it opens is open. */
  readonly expanded?: boolean;
  /** The id of a text that says why it is off. */
  readonly why?: string | undefined;
  readonly children: ComponentChildren;
}

/** A button that is switched off by saying so, not by `disabled`, which would drop the focus. */
export function Button({
  onClick,
  off = false,
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
      {children}
    </button>
  );
}
