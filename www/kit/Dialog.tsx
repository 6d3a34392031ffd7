import type { ComponentChildren } from "preact";
import type { AppState } from "../model/state/state";
import { Icon } from "./Icon";
import { useModal } from "./modal";
import type { ViewProps } from "./view-props";

interface Props extends ViewProps {
  readonly name: NonNullable<AppState["dialog"]>;
  readonly heading: string;
  readonly children: ComponentChildren;
}

/** A dialog over the page, with its heading and what closes it. */
export function Dialog({ app, state, t, name, heading, children }: Props) {
  const open = state.dialog === name;
  const dialog = useModal(open);
  // It also closes because another takes its place.
  const close = () => {
    if (app.store.state().dialog === name) app.store.dispatch({ type: "dialog", dialog: null });
  };
  // "close" comes a frame after Escape: whoever has opened it anew meanwhile wants it open.
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const closed = () => {
    if (dialog.current?.open !== true) close();
  };
  return (
    <dialog
      ref={dialog}
      class={name}
      aria-labelledby={`${name}-heading`}
      onCancel={cancel}
      onClose={closed}
    >
      {/* Only there while it is open, so that nothing hidden repeats the page's words. */}
      {open && (
        <>
          <div class="dialog-head">
            <h2 id={`${name}-heading`}>{heading}</h2>
            <button type="button" class="round quiet" aria-label={t.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
