import type { App } from "../../app/app";
import { createClient, type WorkerPort } from "../../engine/client";
import { loadSpaceModule } from "../../engine/space-module";
import { memoBy } from "../../model/memo-by";
import { createSpace, type Space } from "./survey-controller";

/** That of this page. Its module is fetched now; its worker is made when it is first asked for something. */
export const spaceFor = memoBy((app: App): Space => {
  const client = createClient(spawnWorker, loadSpaceModule(), (event) => space.hear(event));
  const space = createSpace(app.store, app.rules, client);
  return space;
});

function spawnWorker(): WorkerPort {
  return new Worker(new URL("../../engine/worker/space-worker.ts", import.meta.url), {
    type: "module",
  });
}
