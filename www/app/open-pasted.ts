import { readForeign } from "../model/foreign/read-foreign";
import { readPastedMoves } from "../model/link/pasted-moves";
import { cleanBoard } from "../model/puzzle/clean-board";
import type { Fields, Reading } from "../model/puzzle/puzzle";
import { readStart } from "../model/puzzle/read";
import { isLikeBoard, readPastedBoard } from "../model/puzzle/read-pasted";
import { stopped } from "../model/state/clock";
import type { Notice } from "../model/state/notice";
import { playedGestures } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import type { App } from "./app";

type PastedInto = Pick<App, "store" | "rules">;

/** Opens a board pasted onto the page; for pasted moves, asks what to do with them. */
export async function openPasted({ store, rules }: PastedInto, text: string): Promise<void> {
  const { fields: before, puzzle } = store.state();
  const board = cleanBoard(text);
  const read = readPastedBoard(rules, before, puzzle, board);
  if (read === null) return;
  const { fields, reading, size } = read;
  const [problem] = reading.problems;
  if (problem === undefined) {
    open(store, fields, reading, { kind: "pasted", isNew: true, size, isGoalGone: false });
    return;
  }
  const pasted = puzzle && readPastedMoves(rules, puzzle, playedGestures(store.state()), text);
  if (pasted !== null) {
    store.dispatch({ type: "notice", notice: { kind: "pastedMoves", pasted } });
    return;
  }
  await openForeign({ store, rules }, text, () =>
    problem.code === "text-too-long"
      ? { kind: "tooLarge", bytes: new Blob([text]).size }
      : { kind: "notBoard", problem: isLikeBoard(board, problem) ? problem : null },
  );
}

/** Opens the format of another program, or shows the notice `otherwise`. */
async function openForeign(
  { store, rules }: PastedInto,
  text: string,
  otherwise: () => Notice,
): Promise<void> {
  const { opened } = store.state();
  const read = await readForeign(rules, text);
  // Another puzzle was opened while the parts were fetched.
  if (store.state().opened !== opened) return;
  if (read === null || read.ok === null) {
    const notice: Notice = read === null ? otherwise() : { kind: "foreign", fault: read.fault };
    store.dispatch({ type: "notice", notice });
    return;
  }
  const { moves } = read.ok;
  const start = readStart(rules, read.ok.fields);
  if (start === null) return;
  const { fields, reading } = start;
  const [problem] = reading.problems;
  if (reading.puzzle === null || problem !== undefined) {
    store.dispatch({ type: "notice", notice: { kind: "notBoard", problem: problem ?? null } });
    return;
  }
  const pasted = moves === null ? null : readPastedMoves(rules, reading.puzzle, [], moves);
  const notice: Notice =
    pasted === null
      ? { kind: "pasted", isNew: true, size: null, isGoalGone: false }
      : { kind: "pastedMoves", pasted };
  open(store, fields, reading, notice);
}

/** Undo restores the board and the clock before it. */
function open(store: Store, fields: Fields, reading: Reading, notice: Notice): void {
  const keeps = stopped(store.state().clock, performance.now());
  store.dispatch({ type: "opened", fields, reading, gestures: [], keeps });
  store.dispatch({ type: "notice", notice });
}
