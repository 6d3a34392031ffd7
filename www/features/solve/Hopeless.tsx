import { Button } from "../../kit/Button";
import type { ViewProps } from "../../kit/view-props";
import { type Hopeless as Reason, swapped } from "../../model/puzzle/verdict";

interface Props extends ViewProps {
  readonly reason: Reason;
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** What can be done about a goal that is out of reach: understand why, or make it possible. */
export function Hopeless({ app, state, t, reason, isShown, onShow }: Props) {
  const { puzzle } = state;
  if (puzzle === null) return null;
  return (
    <div class="hopeless">
      {reason.argument === "parity" && (
        <Button
          onClick={() => {
            app.opening.exchange(reason.swap);
            // This button goes with the trouble; what comes next is to solve.
            document.querySelector<HTMLElement>(".solve-buttons button")?.focus();
          }}
        >
          {t.why.exchange(...swapped(reason, puzzle.start))}
        </Button>
      )}
      <Button expanded={isShown} onClick={() => onShow(!isShown)}>
        {t.why.show}
      </Button>
    </div>
  );
}
