import { useLayoutEffect, useRef } from "preact/hooks";
import type { Practice } from "../../app/practice/practice";
import { INSPECTION_MILLIS, type Run } from "../../app/practice/recorder";
import { resultOf } from "../../model/practice/attempt";
import { hundredths } from "../../model/practice/result-text";
import { useValue } from "../../ui/use-value";
import type { PracticeTexts } from "./ja";

interface Props {
  readonly practice: Practice;
  readonly p: PracticeTexts;
}

/** The time of the run in hundredths. A frame changes this text only. */
export function RunTime({ practice, p }: Props) {
  const { run } = useValue(practice.recorder.value);
  const { hides, inspects } = useValue(practice.settings);
  const shown = useRef<HTMLSpanElement>(null);
  const isMoving = (run.phase === "running" && !hides) || (run.phase === "ready" && inspects);
  // Before the next frame, which would draw the last run.
  useLayoutEffect(() => {
    if (!isMoving) return;
    let frame = requestAnimationFrame(function draw(now) {
      if (shown.current !== null) shown.current.textContent = timeText(run, now, p);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [run, isMoving, p]);
  const text =
    run.phase === "running" && hides ? "…" : timeText(run, performance.now(), p, !inspects);
  return (
    <span class="practice-time" role="timer" aria-label={p.time} ref={shown} key={run.phase}>
      {text}
    </span>
  );
}

function timeText(run: Run, now: number, p: PracticeTexts, isStill = false): string {
  switch (run.phase) {
    case "idle":
      return hundredths(0);
    case "ready": {
      if (isStill) return hundredths(0);
      const left = Math.ceil((run.since + INSPECTION_MILLIS - now) / 1000);
      return `${p.inspection} ${left > 0 ? left : left > -2 ? "+2" : p.dnf}`;
    }
    case "running":
      return hundredths(Math.max(now - run.since, 0));
    case "done": {
      const result = resultOf(run.attempt);
      return result === Number.POSITIVE_INFINITY ? p.dnf : hundredths(result);
    }
  }
}
