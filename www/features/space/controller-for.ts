import type { App } from "../../app/app";
import { createClient } from "../../engine/client";
import { loadSpaceModule, spawnSpaceWorker } from "../../engine/space-module";
import { memoBy } from "../../model/memo-by";
import { createSpace, type Space } from "./survey-controller";

/** That of this page. Its module is fetched now; its worker is made when it is first asked for something. */
export const spaceFor = memoBy((app: App): Space => {
  const client = createClient(spawnSpaceWorker, loadSpaceModule, (event) => space.hear(event));
  const space = createSpace(app.store, app.rules, client);
  return space;
});
