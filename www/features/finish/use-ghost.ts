import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { AppState } from "../../model/state/state";

/** The won game with its times as a value of a link; empty unless it was timed as practice. */
export function useGhost(app: App, { prefs, won }: AppState): string {
  const [ghost, setGhost] = useState({ of: won, text: "" });
  useEffect(() => {
    if (!prefs.practice) return;
    async function read(): Promise<void> {
      const [{ practiceFor }, { ghostText }] = await Promise.all([
        import("../../app/practice/practice"),
        import("../../model/practice/ghost"),
      ]);
      const { run } = practiceFor(app).recorder;
      const isWhole = run.phase === "done" && run.attempt.penalty === "none";
      if (isWhole) setGhost({ of: won, text: ghostText(run.attempt) });
    }
    // Optional: without it the link has no solve to race.
    read().catch(() => {});
  }, [app, prefs.practice, won]);
  return ghost.of === won ? ghost.text : "";
}
