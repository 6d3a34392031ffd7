import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { App } from "../app/app";
import { reportLoadError } from "../app/errors";

/**
 * A part of the page that is fetched when it is first wanted; `null` until it is there.
 *
 * @param onFail It could not be had; it is asked for again when it is wanted again.
 */
export function useLazy<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFail: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is fetched is always the same
  useEffect(() => {
    if (wanted && part === null) load().then((there) => setPart(() => there), onFail);
  }, [wanted, part]);
  return part;
}

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
  const Part = useLazy(isOpen, load, (error) => {
    setOpen(false);
    reportLoadError(app.store, error);
  });
  return { isOpen, Part: isOpen ? Part : null, setOpen };
}
