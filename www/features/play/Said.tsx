import type { ComponentChildren } from "preact";

interface Props {
  /** The message, if any. */
  readonly said: ComponentChildren;
  /** Shown without a message. */
  readonly mode: () => ComponentChildren;
}

/** The line under a board. Its room is always kept. */
export function Said({ said, mode }: Props) {
  return (
    <div class="status-line" part="line">
      {/* Always there, so that screen readers follow what comes into it. */}
      <div role="status" class="result-status">
        {said}
      </div>
      {said === null && <p class="mode">{mode()}</p>}
    </div>
  );
}
