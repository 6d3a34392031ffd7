import { useOnDemand } from "./on-demand";
import type { ViewProps } from "./view-props";

/** Opens the part that compares methods, which is fetched when somebody wants it. */
export function CompareCard(props: ViewProps) {
  const { app, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(
    app,
    async () => (await import("../compare/CompareMethods")).CompareMethods,
  );
  return (
    <section class="card comparing" aria-labelledby="compare-heading">
      <h2 id="compare-heading">
        <button
          type="button"
          class="quiet unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.compareMethods}
        </button>
      </h2>
      {Part !== null && <Part {...props} />}
    </section>
  );
}
