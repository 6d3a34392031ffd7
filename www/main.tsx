import { render } from "preact";
import * as taisou from "taisou/solve";
import { createApp } from "./app/app";
import { recallPicture } from "./app/picturing";
import { recallPrefs } from "./app/prefs";
import { recallRecords } from "./app/records";
import type { WorkerPort } from "./client/client";
import { loadModule } from "./platform/module";
import { keepVersions } from "./platform/offline";
import { chosenTheme, showTheme } from "./platform/theme";
import "./styles/index.css";
import { listenToKeys } from "./ui/commands";
import { Page } from "./ui/Page";
import { listenToPaste } from "./ui/paste";

showTheme(chosenTheme());
const app = createApp({
  rules: taisou,
  prefs: recallPrefs(navigator.languages),
  records: recallRecords(),
  picture: recallPicture(),
  spawnWorker: (): WorkerPort =>
    new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" }),
  module: loadModule(),
  keepVersions,
});
listenToKeys(app);
listenToPaste(app);

const root = document.getElementById("app");
if (root !== null) {
  root.replaceChildren();
  render(<Page app={app} />, root);
}
