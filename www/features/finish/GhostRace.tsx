import "./ghost.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import { shortened } from "../../model/link/link";
import { readGhost } from "../../model/practice/ghost";
import { unpackTimes } from "../../model/practice/packed";
import { hundredths } from "../../model/practice/result-text";
import { boardAfter, movesOf } from "../../model/practice/steps";
import { boardsAlong } from "../../model/puzzle/boards";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { millisOf } from "../../model/state/clock";
import type { WordedProps } from "../../shell/with-words";
import type { FinishTexts } from "./ja";

/** The sender's solve beside the player's game, in real time from the player's first move on. */
export function GhostRace({ app, state, words }: WordedProps<FinishTexts>) {
  const { store, rules } = app;
  const { puzzle, clock, won, received } = state;
  const text = received?.ghost ?? "";
  const race = useMemo(() => raceOf(rules, puzzle, text), [rules, puzzle, text]);
  const isDamaged = race === null;
  useEffect(() => {
    if (!isDamaged || text === "") return;
    const dropped = [{ key: "ghost", reason: "value", value: shortened(text) }] as const;
    store.dispatch({ type: "notice", notice: { kind: "dropped", dropped } });
  }, [store, isDamaged, text]);
  const [now, setNow] = useState(0);
  const isGoing = clock.since !== null;
  useEffect(() => {
    if (!isGoing) return;
    let frame = requestAnimationFrame(function step() {
      setNow(performance.now());
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGoing]);
  const spent = millisOf(clock, Math.max(now, clock.since ?? 0));
  const made = race === null || spent === 0 ? 0 : race.times.filter((time) => time <= spent).length;
  const board = useMemo(() => race && boardAfter(race.start, race.moves, made), [race, made]);
  if (race === null || board === null || won !== null) return null;
  const total = race.times.at(-1) ?? 0;
  return (
    <section class="ghost" aria-label={words.ghost}>
      <MiniBoard board={board} />
      <p>
        {clock.running
          ? words.ghostAt(made, race.moves.length)
          : words.ghostWaits(hundredths(total))}
      </p>
    </section>
  );
}

/** The moves of a ghost on this puzzle; `null` if it is damaged, or does not solve it. */
function raceOf(rules: Rules, puzzle: Puzzle | null, text: string) {
  const ghost = readGhost(text);
  if (ghost === null || puzzle === null) return null;
  const { start, width, options } = puzzle;
  const times = unpackTimes(ghost.times);
  const moves = movesOf(ghost, start);
  if (moves.length !== times.length) return null;
  const last = boardsAlong(start, moves)(moves.length);
  if (rules.parse(last, width, options)?.solved !== true) return null;
  return { start, moves, times };
}
