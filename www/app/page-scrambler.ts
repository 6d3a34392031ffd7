import { createBackgroundWorker } from "../engine/background-worker";
import { loadSpaceModule, spawnSpaceWorker } from "../engine/space-module";
import { memoBy } from "../model/memo-by";
import type { Offers } from "../model/scramble/offers";
import { randomBelow } from "../platform/random";
import type { App } from "./app";
import { Scrambler } from "./scrambler";

const knownOffers = memoBy((_: App) => new Map<string, Offers>());

/** A scrambler with workers of its own, which `close` ends. */
export function pageScrambler(app: App): Scrambler {
  const space = createBackgroundWorker(loadSpaceModule, spawnSpaceWorker);
  const solver = createBackgroundWorker(app.solver);
  return new Scrambler(app.rules, space, solver, randomBelow, knownOffers(app));
}
