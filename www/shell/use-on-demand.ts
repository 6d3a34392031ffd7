import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../app/app";
import { reportLoadError } from "../app/errors";
import { useLazy } from "../ui/use-lazy";

interface OnDemand<Props> {
  readonly isOpen: boolean;
  /** `null` while closed or loading. */
  readonly Part: ComponentType<Props> | null;
  setOpen(open: boolean): void;
}

/** A component that is fetched when the user first opens it. */
export function useOnDemand<Props>(
  { store }: Pick<App, "store">,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const [isOpen, setOpen] = useState(false);
  const Part = useLazy(isOpen, load, (error) => {
    setOpen(false);
    reportLoadError(store, error);
  });
  return { isOpen, Part: isOpen ? Part : null, setOpen };
}
