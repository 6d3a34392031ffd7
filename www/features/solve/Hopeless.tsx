import { type Hopeless as Reason, swapped } from "../../model/derived/verdict";
import type { ToolProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { findRegion } from "../../ui/regions";

interface Props extends ToolProps {
  readonly reason: Reason;
}

/** What can be done about a goal that is out of reach: make it possible. */
export function Hopeless({ app, state, t, reason }: Props) {
  const { puzzle } = state;
  if (puzzle === null || reason.argument !== "parity") return null;
  return (
    <div class="hopeless">
      <Button
        onClick={() => {
          app.puzzle.exchange(reason.swap);
          // This button disappears with the proof; the next step is to solve.
          findRegion("request")?.querySelector("button")?.focus();
        }}
      >
        {t.why.exchange(...swapped(reason, puzzle.start))}
      </Button>
    </div>
  );
}
