import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../app/app";

interface OnDemand<Props> {
  readonly isOpen: boolean;
  /** What is shown: nothing until it is open and there. */
  readonly Part: ComponentType<Props> | null;
  setOpen(open: boolean): void;
}

/** A part of the page that is fetched when somebody first opens it. */
export function useOnDemand<Props>(
  app: App,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const [isOpen, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  async function fetchPart(): Promise<void> {
    try {
      const part = await load();
      setPart(() => part);
    } catch (error) {
      setOpen(false);
      app.store.dispatch({
        type: "notice",
        notice: { kind: "loadFailed", message: String(error) },
      });
    }
  }

  return {
    isOpen,
    Part: isOpen ? Part : null,
    setOpen(open) {
      setOpen(open);
      if (open && Part === null) void fetchPart();
    },
  };
}
