import type { Taisou, TaisouOptions } from "taisou/worker";
import { helpersHere, type WorkingDevice } from "../platform/helpers";
import { NODE } from "../platform/node";
import { searchMemory } from "../platform/search-memory";
import { badWorkers, createCalls } from "./calls";
import { createLibraryQueue } from "./library-queue";

// The entry `taisou/worker` of the package.

export { TaisouError } from "taisou/init";

export function createTaisou({
  workers = helpersHere(device()) + 1,
  maxBytes = searchMemory(),
  keep = false,
  spawn,
}: TaisouOptions = {}): Taisou {
  if (!Number.isSafeInteger(workers) || workers < 1) throw badWorkers();
  return createCalls(createLibraryQueue(spawn), { workers, maxBytes, keeping: keep });
}

/** Node before version 21 has no `navigator`. In a page, `undefined` selects the default. */
function device(): WorkingDevice | undefined {
  if (NODE === null) return undefined;
  return { hardwareConcurrency: NODE.getBuiltinModule("node:os").availableParallelism() };
}
