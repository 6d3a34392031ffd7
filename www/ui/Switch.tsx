import type { ComponentChildren } from "preact";

interface Props {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly title?: string;
  readonly disabled?: boolean;
  /** The id of its description. */
  readonly describedBy?: string;
  readonly children: ComponentChildren;
}

export function Switch({ on, onChange, title, disabled, describedBy, children }: Props) {
  return (
    <label class="switch" title={title}>
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}
