import { useEffect, useState } from "preact/hooks";
import { reportLoadError } from "../app/errors";
import type { ViewProps } from "../shell/view-props";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { useLazy } from "../ui/use-lazy";

const menuItems = async () => (await import("./MenuItems")).MenuItems;

/** The menu: a bottom sheet on a phone, a list under its button elsewhere. */
export function Menu(props: ViewProps) {
  const { app, state, t } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Items = useLazy(open, menuItems, (error) => {
    close();
    reportLoadError(app.store, error);
  });
  // Reveals a board that was scrambled from the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board on the page closes the menu
  useEffect(close, [state.opened]);
  return (
    <>
      <button
        type="button"
        class="round quiet"
        aria-label={t.menu}
        title={t.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="dots" />
      </button>
      <Sheet class="menu" id="menu" label={t.menu} open={open} onClose={close}>
        {Items !== null && <Items {...props} close={close} />}
      </Sheet>
    </>
  );
}
