import type { ComponentChildren } from "preact";
import type { Dialog as DialogName } from "../model/state/view-state";
import { Dialog } from "../ui/Dialog";
import type { ViewProps } from "./view-props";

interface Props {
  readonly view: Pick<ViewProps, "app" | "state" | "t">;
  readonly name: DialogName;
  readonly heading: string;
  readonly children: ComponentChildren;
}

export function PageDialog({ view, name, heading, children }: Props) {
  const { store } = view.app;
  // Another dialog may have taken its place.
  const close = () => {
    if (store.state().dialog === name) store.dispatch({ type: "dialog", dialog: null });
  };
  const isOpen = view.state.dialog === name;
  return (
    <Dialog
      {...{ name, heading, isOpen }}
      closeName={view.t.close}
      lang={view.t.simple[name] && "ja-Hira"}
      onClose={close}
    >
      {children}
    </Dialog>
  );
}
