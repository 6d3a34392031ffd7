import type { ComponentType } from "preact";
import { useOnDemand } from "./on-demand";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: ViewProps;
  readonly name: string;
  readonly heading: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** A part of the page that is fetched and shown when somebody opens it. */
export function UnfoldCard({ view, name, heading, load }: Props) {
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(view.app, load);
  return (
    <section class={`card ${name}`} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>
        <button
          type="button"
          class="quiet unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
        </button>
      </h2>
      {Part !== null && <Part {...view} />}
    </section>
  );
}
