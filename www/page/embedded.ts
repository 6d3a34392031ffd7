import * as rules from "taisou/rules";
import { recallPrefs } from "../app/prefs";
import { boardElement } from "../element/board-element";
import { loadRules, loadSolver, spawnSolver } from "../engine/module";
import { WorkerTaskQueue } from "../engine/task-queue";
import { errorTexts, pageTexts } from "../i18n/page-texts";
import { attributesOf } from "../model/link/embedding";
import { readLink } from "../model/link/link";
import { once } from "../platform/once";

const NAME = "taisou-board";

/** Shows only the board of the link, as a `<taisou-board>`. */
export function showEmbedded(): void {
  customElements.define(
    NAME,
    boardElement({
      rules,
      // The page has loaded the texts of the board.
      words: { board: pageTexts, errors: errorTexts },
      loadRules: once(loadRules),
      createQueue: async () => new WorkerTaskQueue(spawnSolver, loadSolver),
    }),
  );
  const board = document.createElement(NAME);
  // The language of index.html is not the user's. A link with a language overrides it.
  board.lang = recallPrefs(navigator.languages).lang;
  for (const [name, value] of attributesOf(readLink(location.hash.slice(1)).link)) {
    board.setAttribute(name, value);
  }
  // As large as the frame permits, with room for the replay.
  board.style.setProperty("--taisou-size", "40rem");
  board.style.setProperty("--taisou-tray-room", "19rem");
  document.body.replaceChildren(board);
}
