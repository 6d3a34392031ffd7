import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { dictionary } from "../i18n/dictionary";
import { Dialog } from "../kit/Dialog";
import type { ViewProps } from "../kit/view-props";
import { withWords } from "../kit/with-words";

const loadHowItWorks = withWords(
  dictionary({
    ja: () => import("../features/how/ja"),
    en: () => import("../features/how/en"),
  }),
  async () => (await import("../features/how/HowItWorks")).HowItWorks,
);

/** "How it works", over the page; fetched when it is first opened. */
export function HowDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "how";
  const [Part, setPart] = useState<ComponentType<ViewProps> | null>(null);
  useEffect(() => {
    if (!open || Part !== null) return;
    loadHowItWorks().then(
      (part) => setPart(() => part),
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
