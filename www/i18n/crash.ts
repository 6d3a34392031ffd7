import type { CrashCause } from "../engine/protocol";
import { hasWorkers } from "../platform/workers";
import type { Texts } from "./ja";

export function crashText(why: CrashCause, t: Texts): string {
  if (!hasWorkers()) return t.noWorkers;
  return why === "silent" ? t.silent : t.crashed;
}
