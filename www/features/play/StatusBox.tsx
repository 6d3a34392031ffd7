import type { ComponentChildren } from "preact";

interface Props {
  /** `null` without a message. */
  readonly message: ComponentChildren;
  readonly fallback: () => ComponentChildren;
}

/** The line under a board. It keeps its height while empty. */
export function StatusBox({ message, fallback }: Props) {
  return (
    <div class="status-line" part="line">
      {/* Never removed, because screen readers announce only changes inside an existing element. */}
      <div role="status">{message}</div>
      {message === null && <p class="mode">{fallback()}</p>}
    </div>
  );
}
