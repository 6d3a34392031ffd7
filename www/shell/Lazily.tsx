import type { ComponentType } from "preact";
import { reportLoadError } from "../app/errors";
import { useLazy } from "../ui/use-lazy";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: ViewProps;
  readonly load: () => Promise<ComponentType<ViewProps>>;
  /** Shows a line of text until the part is loaded. */
  readonly isAwaited?: boolean;
}

/** A part of the page that is fetched when it is first shown. */
export function Lazily({ view, load, isAwaited = false }: Props) {
  const Part = useLazy(true, load, (error) => reportLoadError(view.app.store, error));
  if (Part !== null) return <Part {...view} />;
  return isAwaited ? <p class="note awaited">{view.t.loadingPart}</p> : null;
}
