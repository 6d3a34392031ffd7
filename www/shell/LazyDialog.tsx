import type { ComponentType } from "preact";
import { reportLoadError } from "../app/errors";
import type { Dialog } from "../model/state/view-state";
import { useLazy } from "../ui/use-lazy";
import { PageDialog } from "./PageDialog";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: ViewProps;
  readonly name: Dialog;
  readonly heading: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** A dialog whose content is fetched when it is first opened. */
export function LazyDialog({ view, name, heading, load }: Props) {
  const { store } = view.app;
  const Part = useLazy(view.state.dialog === name, load, (error) => {
    store.dispatch({ type: "dialog", dialog: null });
    reportLoadError(store, error);
  });
  return (
    <PageDialog {...{ view, name, heading }}>{Part !== null && <Part {...view} />}</PageDialog>
  );
}
