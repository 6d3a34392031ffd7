import type { ComponentType } from "preact";
import { tellLoadFailed } from "../app/trouble";
import { useLazy } from "./on-demand";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: ViewProps;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** A part of the page that is fetched when it is first shown. */
export function Lazily({ view, load }: Props) {
  const Part = useLazy(true, load, (error) => tellLoadFailed(view.app.store, error));
  return Part === null ? null : <Part {...view} />;
}
