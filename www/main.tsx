import { render } from "preact";
import * as taisou from "taisou/rules";
import { createApp } from "./app/app";
import { recallRecords } from "./app/keep-records";
import { recallPicture } from "./app/picture-controller";
import { recallPrefs } from "./app/prefs";
import type { WorkerPort } from "./engine/client";
import { loadRules, loadSolver } from "./engine/module";
import { keepVersions } from "./platform/offline";
import { chosenTheme, showTheme } from "./platform/theme";
import "./page/page.css";
import { listenToPaste } from "./features/edit/paste";
import { listenToKeys } from "./features/play/commands";
import { Page } from "./page/Page";

showTheme(chosenTheme());
const app = createApp({
  rules: taisou,
  prefs: recallPrefs(navigator.languages),
  records: recallRecords(),
  picture: recallPicture(),
  spawnWorker: (): WorkerPort =>
    new Worker(new URL("./engine/worker/worker.ts", import.meta.url), { type: "module" }),
  ready: loadRules(),
  solver: loadSolver,
  keepVersions,
});
const root = document.getElementById("app");
// Until then the page is as the HTML has it.
void app.worded.then(() => {
  listenToKeys(app);
  listenToPaste(app);
  if (root === null) return;
  root.replaceChildren();
  render(<Page app={app} />, root);
});
