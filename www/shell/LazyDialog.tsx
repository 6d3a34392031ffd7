import type { ComponentType } from "preact";
import { reportLoadError } from "../app/errors";
import type { Dialog as DialogName } from "../model/state/view-state";
import { Dialog } from "../ui/Dialog";
import { useLazy } from "../ui/use-lazy";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: ViewProps;
  readonly name: DialogName;
  readonly heading: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** A dialog whose content is fetched when it is first opened. */
export function LazyDialog({ view, name, heading, load }: Props) {
  const { store } = view.app;
  // Another dialog may have taken its place.
  const close = () => {
    if (store.state().dialog === name) store.dispatch({ type: "dialog", dialog: null });
  };
  const isOpen = view.state.dialog === name;
  const Part = useLazy(isOpen, load, (error) => {
    close();
    reportLoadError(store, error);
  });
  return (
    <Dialog
      {...{ name, heading, isOpen }}
      closeName={view.t.close}
      lang={view.t.simple[name] && "ja-Hira"}
      onClose={close}
    >
      {Part !== null && <Part {...view} />}
    </Dialog>
  );
}
