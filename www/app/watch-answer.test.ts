import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownPlay, shownBoard } from "../model/state/selectors";
import { pageOf } from "./page-in-tests";
import type { Player } from "./player";
import { watchAnswer } from "./watch-answer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("an answer plays as soon as it is found, and closing it leaves the game as it was", async () => {
  const page = await pageOf({ start: "8672543*1", width: "3" });
  const { store, play, workOut } = page;
  play.slide("right", false);
  const [game, before] = [store.state().play, shownBoard(store.state())];
  const watch = () => watchAnswer(page as unknown as Player);
  watch();
  workOut();
  await Promise.resolve();
  expect(store.state()).toMatchObject({ watching: true, replaying: true });
  vi.advanceTimersByTime(200);
  expect(shownBoard(store.state())).not.toBe(before);
  expect(ownPlay(store.state())).toBe(game);
  store.dispatch({ type: "watched", on: false });
  expect(store.state()).toMatchObject({ replaying: false, play: game });
  // The answer is known now.
  watch();
  expect(store.state()).toMatchObject({ search: { phase: "idle" }, replaying: true });
});
