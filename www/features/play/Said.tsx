import type { ComponentChildren } from "preact";

interface Props {
  /** What is to be said, if anything. */
  readonly said: ComponentChildren;
  /** What stands there otherwise. */
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
