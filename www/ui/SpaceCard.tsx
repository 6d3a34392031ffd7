import { useOnDemand } from "./on-demand";
import type { ViewProps } from "./view-props";

/** Opens the part about the whole space, which is fetched when somebody wants it. */
export function SpaceCard(props: ViewProps) {
  const { app, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(
    app,
    async () => (await import("../space/WholeSpace")).WholeSpace,
  );
  return (
    <section class="card space" aria-labelledby="space-heading">
      <h2 id="space-heading">
        <button
          type="button"
          class="quiet unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.wholeSpace}
        </button>
      </h2>
      {Part !== null && <Part {...props} />}
    </section>
  );
}
