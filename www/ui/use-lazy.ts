import { useEffect, useState } from "preact/hooks";

/** A value that is loaded when it is first wanted; `null` until then. After a failure the next use loads it again. */
export function useLazy<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFail: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` and `onFail` never change in effect
  useEffect(() => {
    if (isWanted && part === null) load().then((loaded) => setPart(() => loaded), onFail);
  }, [isWanted, part]);
  return part;
}
