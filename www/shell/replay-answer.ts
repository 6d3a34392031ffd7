import type { App } from "../app/app";
import type { Progress } from "../engine/protocol";
import type { Answer } from "../model/play/play";
import { bringBoard } from "./show-board";

/** Puts a solution on the board and plays it, unless a search is running. */
export function replayAnswer(
  { store, replay }: Pick<App, "store" | "replay">,
  answer: Answer,
  progress: Progress | null = null,
): void {
  if (store.state().search.phase !== "idle") return;
  store.dispatch({ type: "ended", result: { kind: "solved", answer }, progress });
  replay.goTo(0);
  replay.toggle();
  bringBoard();
}
