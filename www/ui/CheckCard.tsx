import { useOnDemand } from "./on-demand";
import type { ViewProps } from "./view-props";

/** Opens the part that checks a solution, which is fetched when somebody wants it. */
export function CheckCard(props: ViewProps) {
  const { app, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(
    app,
    async () => (await import("../check/CheckMoves")).CheckMoves,
  );
  return (
    <section class="card checking" aria-labelledby="check-heading">
      <h2 id="check-heading">
        <button
          type="button"
          class="quiet unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.checkMoves}
        </button>
      </h2>
      {Part !== null && <Part {...props} />}
    </section>
  );
}
