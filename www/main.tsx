import { render } from "preact";
import * as taisou from "taisou/rules";
import { createApp } from "./app/app";
import { recallRecords } from "./app/keep-records";
import { recallPicture } from "./app/picture-controller";
import { recallPrefs } from "./app/prefs";
import { loadRules, loadSolver, spawnSolver } from "./engine/module";
import { withHelpers } from "./engine/with-helpers";
import { afterPaint } from "./platform/after-paint";
import { keepVersions } from "./platform/offline";
import { pause } from "./platform/pause";
import { recall, remember } from "./platform/storage";
import { chosenTheme, showTheme } from "./platform/theme";
import { standInForWorkers } from "./platform/workers";
import "./page/page.css";
import { listenToPaste } from "./features/edit/paste";
import { listenToKeys } from "./features/play/commands";
import { Page } from "./page/Page";

/** Cached rules have loaded by then, and fetched ones on a slow phone. */
const MOMENT_MILLIS = 500;

function showPage(root: Element): void {
  const app = createApp({
    rules: taisou,
    prefs: recallPrefs(navigator.languages),
    records: recallRecords(),
    picture: recallPicture(),
    spawnWorker: () => withHelpers(spawnSolver),
    ready: loadRules(),
    solver: loadSolver,
    keepVersions,
    ...(recall("visited") !== null && {
      start: async () => (await import("./features/today/opening")).opening(),
    }),
  });
  remember("visited", true);
  // The page stays static HTML until then. Waits a moment for the rules: drawn once, the page is playable sooner than
  // drawn twice.
  void Promise.race([app.playable, app.drawable.then(() => pause(MOMENT_MILLIS))]).then(() => {
    listenToKeys(app);
    listenToPaste(app);
    root.replaceChildren();
    render(<Page app={app} />, root);
  });
  // From here on games are kept, in every view.
  void app.playable
    .then(afterPaint)
    .then(() =>
      Promise.all([import("./features/unfinished/unfinished"), import("./app/keep-games")]),
    )
    .then(
      ([{ unfinishedFor }, { finishedFor }]) => {
        unfinishedFor(app);
        finishedFor(app);
      },
      () => {},
    );
}

showTheme(chosenTheme());
standInForWorkers();
const root = document.getElementById("app") ?? document.body;
const isEmbedded = new URLSearchParams(location.search).has("embed");
if (isEmbedded) void import("./page/embedded").then(({ showEmbedded }) => showEmbedded());
else showPage(root);
