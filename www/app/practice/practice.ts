import { createBackgroundWorker } from "../../engine/background-worker";
import { memoBy } from "../../model/memo-by";
import { eventTime } from "../../platform/event-time";
import type { App } from "../app";
import { OptimaFinder } from "./optima";
import { practiceLog } from "./practice-log";
import { Recorder } from "./recorder";
import { keptSettings } from "./settings";

/** The timing of scrambled boards on the page. It begins with the first call. */
export const practiceFor = memoBy((app: App) => {
  const { store, positionOf, rules, solver } = app;
  const [log, settings] = [practiceLog(), keptSettings()];
  const recorder = new Recorder({
    ...{ store, positionOf, log, settings },
    now: eventTime,
    origin: performance.timeOrigin,
  });
  const isFree = () =>
    store.state().search.phase === "idle" && recorder.value.state().run.phase !== "running";
  const makeWorker = async () => createBackgroundWorker(solver);
  const optima = new OptimaFinder({ store, rules, log, isFree, makeWorker });
  store.subscribe(({ search }, before) => {
    if (search.phase !== before.search.phase) optima.wake();
  });
  recorder.value.subscribe(optima.wake);
  return { log, settings, recorder };
});

export type Practice = ReturnType<typeof practiceFor>;
