import type { App } from "../../app/app";
import { showBoard } from "../../shell/show-board";

/** Columns and rows on offer. */
export const SIZES: readonly (readonly [number, number])[] = [
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((side) => [side, side] as const),
  ...([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [12, 12],
    [16, 16],
    [20, 20],
  ] as const),
];

/** Opens a scrambled board of numbers. */
export async function openSize(
  app: App,
  [columns, rows]: readonly [number, number],
): Promise<void> {
  const [{ boardWith }, { symbolsOf }] = await Promise.all([
    import("../make/preset-board"),
    import("../make/symbols"),
  ]);
  const symbols = symbolsOf("numbers", columns * rows - 1) ?? [];
  app.puzzle.made(boardWith(app.rules, symbols, columns, rows), false);
  await scrambleNext(app);
  showBoard();
}

/** Scrambles the board for the next attempt, as far as the last time. */
export async function scrambleNext(app: App): Promise<void> {
  const { scrambleAgain } = await import("../finish/actions");
  await scrambleAgain(app, app.store.state().scrambled ?? "any");
  // Undo is on the toolbar; the notice would cover the board of a run.
  if (app.store.state().notice?.kind === "scrambled") {
    app.store.dispatch({ type: "notice", notice: null });
  }
}
