import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../kit/Dialog";
import type { ViewProps } from "../kit/view-props";

/** "How it works", over the page; fetched when it is first opened. */
export function HowDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "how";
  const [Part, setPart] = useState<ComponentType<ViewProps> | null>(null);
  useEffect(() => {
    if (!open || Part !== null) return;
    import("../features/how/HowItWorks").then(
      ({ HowItWorks }) => setPart(() => HowItWorks),
      (error) => {
        app.store.dispatch({ type: "dialog", dialog: null });
        const notice = { kind: "loadFailed", message: String(error) } as const;
        app.store.dispatch({ type: "notice", notice });
      },
    );
  }, [app, open, Part]);
  return (
    <Dialog {...props} name="how" heading={t.howItWorks}>
      {Part !== null && <Part {...props} />}
    </Dialog>
  );
}
