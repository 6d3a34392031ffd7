import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./Icon";
import { useModal } from "./modal";
import type { ViewProps } from "./view-props";

/** Over the page: how to hand the board on. What it offers is fetched when it is first opened. */
export function ShareDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "share";
  const dialog = useModal(open);
  const [Sharing, setSharing] = useState<ComponentType<ViewProps> | null>(null);
  const close = () => app.store.dispatch({ type: "dialog", dialog: null });
  useEffect(() => {
    if (!open || Sharing !== null) return;
    import("../share/Sharing").then(
      (part) => setSharing(() => part.Sharing),
      (error: unknown) => {
        app.store.dispatch({ type: "dialog", dialog: null });
        const notice = { kind: "loadFailed", message: String(error) } as const;
        app.store.dispatch({ type: "notice", notice });
      },
    );
  }, [app, open, Sharing]);
  return (
    <dialog ref={dialog} class="share" aria-labelledby="share-heading" onClose={close}>
      {/* Only there while it is open, so that nothing hidden repeats the page's words. */}
      {open && (
        <>
          <div class="help-head">
            <h2 id="share-heading">{t.share}</h2>
            <button type="button" class="round quiet" aria-label={t.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {Sharing !== null && <Sharing {...props} />}
        </>
      )}
    </dialog>
  );
}
