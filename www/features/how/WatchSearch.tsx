import "./watch-search.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import type { ChapterProps } from "./Chapter";
import type { DemoPuzzle } from "./demo";
import { QueueView } from "./QueueView";
import { QUEUE_ORDERS, type QueueOrder, traceSearches, waitingAfter } from "./queue-search";
import { Readings } from "./Readings";
import { SearchMap } from "./SearchMap";

/** A* expands few positions of this board, and the greedy order misses the shortest solution. */
const PUZZLE: DemoPuzzle = { start: "152/8*3/476", goal: "123/456/78*", width: 3 };
const ORDERS = Object.keys(QUEUE_ORDERS) as QueueOrder[];
const TICK_MILLIS = 350;
/** Each tick of Play makes one step more after this number of steps. */
const FASTER_AFTER = 12;

/** Searches to watch step by step, with a choice of what orders their queue. */
export function WatchSearch({ rules, t, h }: Pick<ChapterProps, "rules" | "t" | "h">) {
  const [traces] = useState(() => traceSearches(rules, PUZZLE));
  const [order, setOrder] = useState<QueueOrder>("breadth");
  const [steps, setSteps] = useState({ breadth: 0, star: 0, greedy: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const { found, expanded } = traces[order];
  const step = steps[order];
  const isEnd = step === expanded.length;

  function goTo(next: number, play = false): void {
    setSteps({ ...steps, [order]: Math.min(next, expanded.length) });
    setPlaying(play && next < expanded.length);
  }
  useEffect(() => {
    if (!isPlaying) return;
    const next = step + 1 + Math.floor(step / FASTER_AFTER);
    const timer = setTimeout(() => goTo(next, true), TICK_MILLIS);
    return () => clearTimeout(timer);
  });

  const waiting = waitingAfter(found, step);
  const [now, goal] = [expanded[step - 1], expanded.at(-1)];
  if (goal === undefined) return null;
  const verdict = h.watchEnd(goal.g, step, h.watchWhy[order]);
  const counts = h.counts(step, waiting.length);
  const rows = ORDERS.map((name) => {
    const made = steps[name];
    const last = traces[name].expanded[made - 1];
    const values = [made, last?.parsed.solved ? last.g : "–"];
    return { name: h.queueOrders[name], bar: made / traces.breadth.expanded.length, values };
  });
  return (
    <>
      <h4>{h.watch}</h4>
      <p class="how-before">{h.watchText}</p>
      <div class="how-figure">
        <div class="how-pair">
          <div class="how-readings">
            <SearchMap {...{ traces, waiting, now, goal }} expanded={expanded.slice(0, step)} />
            <fieldset class="row small-buttons">
              <legend class="visually-hidden">{h.boardTools(h.watch)}</legend>
              <Button class="primary" off={isEnd} onClick={() => goTo(step + 1)}>
                {h.step}
              </Button>
              <Button
                icon={isPlaying ? "pause" : "play"}
                onClick={() => goTo(isEnd ? 0 : step, !isPlaying)}
              >
                {isPlaying ? h.pause : t.playReplay}
              </Button>
              <Button class="quiet" icon="restart" off={step === 0} onClick={() => goTo(0)}>
                {t.restart}
              </Button>
            </fieldset>
            <p class={isEnd ? "note strong" : "note"}>{isEnd ? verdict : h.watchHint}</p>
            <p class="visually-hidden" role="status">
              {!isPlaying &&
                now &&
                `g ${now.g}, h ${now.h}, f ${now.f}. ${isEnd ? verdict : counts}`}
            </p>
          </div>
          <div class="how-readings">
            <ChoiceButtons
              legend={h.queueOrder}
              options={ORDERS}
              value={order}
              textOf={(name) => h.queueOrders[name]}
              onChoice={(name) => {
                setPlaying(false);
                setOrder(name);
              }}
            />
            <QueueView {...{ now, waiting }} words={h} />
            <p class="note">{counts}</p>
            <Readings
              label={h.queueOrder}
              head={[h.method, h.expanded, h.value]}
              rows={rows}
              isLarge={false}
            />
          </div>
        </div>
      </div>
    </>
  );
}
