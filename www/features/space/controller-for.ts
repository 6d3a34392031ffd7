import type { App } from "../../app/app";
import { createClient, type WorkerPort } from "../../engine/client";
import { loadSpaceModule } from "../../engine/space-module";
import { createSpace, type Space } from "./survey-controller";

const made = new WeakMap<App, Space>();

/** That of this page. Its module is fetched now; its worker is made when it is first asked for something. */
export function spaceFor(app: App): Space {
  const known = made.get(app);
  if (known !== undefined) return known;
  const client = createClient(spawnWorker, loadSpaceModule(), (event) => space.hear(event));
  const space = createSpace(app.store, app.rules, client);
  made.set(app, space);
  return space;
}

function spawnWorker(): WorkerPort {
  return new Worker(new URL("../../engine/worker/space-worker.ts", import.meta.url), {
    type: "module",
  });
}
