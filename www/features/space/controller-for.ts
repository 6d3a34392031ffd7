import type { App } from "../../app/app";
import { createClient } from "../../engine/client";
import { loadSpaceModule, spawnSpaceWorker } from "../../engine/space-module";
import { memoBy } from "../../model/memo-by";
import { createSurveyController, type SurveyController } from "./survey-controller";

/** That of this page. Its module is fetched now; its worker is made when it is first asked for something. */
export const surveyControllerFor = memoBy((app: App): SurveyController => {
  const client = createClient(spawnSpaceWorker, loadSpaceModule);
  const space = createSurveyController(app.store, app.rules, client);
  client.listen((event) => space.hear(event));
  return space;
});
