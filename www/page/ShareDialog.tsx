import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { dictionary } from "../i18n/dictionary";
import { Dialog } from "../kit/Dialog";
import type { ViewProps } from "../kit/view-props";
import { withWords } from "../kit/with-words";

const loadSharing = withWords(
  dictionary({
    ja: () => import("../features/share/ja"),
    en: () => import("../features/share/en"),
  }),
  async () => (await import("../features/share/Sharing")).Sharing,
);

/** Over the page: how to hand the board on. What it offers is fetched when it is first opened. */
export function ShareDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "share";
  const [Sharing, setSharing] = useState<ComponentType<ViewProps> | null>(null);
  useEffect(() => {
    if (!open || Sharing !== null) return;
    loadSharing().then(
      (part) => setSharing(() => part),
      (error: unknown) => {
        app.store.dispatch({ type: "dialog", dialog: null });
        const notice = { kind: "loadFailed", message: String(error) } as const;
        app.store.dispatch({ type: "notice", notice });
      },
    );
  }, [app, open, Sharing]);
  return (
    <Dialog {...props} name="share" heading={t.share}>
      {Sharing !== null && <Sharing {...props} />}
    </Dialog>
  );
}
