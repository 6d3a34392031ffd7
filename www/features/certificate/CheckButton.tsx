import "./check-button.css";
import { useMemo } from "preact/hooks";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { certifiedOn } from "./certified";

/** Opens the dialog that checks the proven answer; nothing without one. */
export function CheckButton({ app, state, t }: ViewProps) {
  const { puzzle, result, search, won, watching, place, bests, play } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the state that it reads
  const certified = useMemo(
    () => certifiedOn(app, state),
    [puzzle, result, search, won, watching, place, bests, play],
  );
  if (certified === null) return null;
  return (
    <Button
      class="small check-answer"
      icon="check"
      name={t.certificate}
      onClick={() => app.store.dispatch({ type: "dialog", dialog: "certificate" })}
    >
      <span class="check-name">{t.certificate}</span>
      <span class="check-short">{t.certificateShort}</span>
    </Button>
  );
}
