import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Move } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { Attempt } from "../../model/practice/attempt";
import { unpackTimes } from "../../model/practice/packed";
import { hundredths } from "../../model/practice/result-text";
import { boardAfter } from "../../model/practice/steps";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { Button } from "../../ui/Button";
import type { PracticeLogTexts } from "./ja";

interface Props {
  readonly attempt: Attempt;
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
  readonly words: PracticeLogTexts;
}

/** A small board that repeats the moves at the times when they were made. */
export function TimedReplay({ attempt, puzzle, moves, words }: Props) {
  const times = useMemo(() => unpackTimes(attempt.times), [attempt]);
  const [made, setMade] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const { length } = moves;
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  function stop(): void {
    cancelAnimationFrame(frame.current);
    setPlaying(false);
  }
  function play(): void {
    const begin = performance.now() - (made < length ? (times[made - 1] ?? 0) : 0);
    const step = (now: number) => {
      const next = times.findIndex((time) => time > now - begin);
      const reached = next < 0 ? length : Math.min(next, length);
      setMade(reached);
      if (reached === length) setPlaying(false);
      else frame.current = requestAnimationFrame(step);
    };
    setPlaying(true);
    frame.current = requestAnimationFrame(step);
  }
  const board = useMemo(() => boardAfter(puzzle.start, moves, made), [puzzle, moves, made]);
  const now = words.atNow(made, length, hundredths(times[made - 1] ?? 0));
  return (
    <div class="timed-replay">
      <MiniBoard board={board} />
      <div class="stack">
        <Button class="small" icon={isPlaying ? "pause" : "play"} onClick={isPlaying ? stop : play}>
          {isPlaying ? words.stop : words.replay}
        </Button>
        <input
          type="range"
          aria-label={words.at}
          aria-valuetext={now}
          min={0}
          max={length}
          value={made}
          style={{ "--at": made / length }}
          onInput={({ currentTarget }) => {
            stop();
            setMade(Number(currentTarget.value));
          }}
        />
        <p class="note" aria-hidden="true">
          {now}
        </p>
      </div>
    </div>
  );
}
