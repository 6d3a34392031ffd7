import { useMemo } from "preact/hooks";
import type { Attempt } from "../../model/practice/attempt";
import { Statistics } from "../../model/practice/statistics";
import { Bests } from "./Bests";
import type { PracticeLogTexts } from "./ja";
import { OptimaChart } from "./OptimaChart";
import { TimeHistogram } from "./TimeHistogram";
import { Trend } from "./Trend";

interface Props {
  readonly attempts: readonly Attempt[];
  readonly words: PracticeLogTexts;
}

/** The charts of a session. */
export function Charts({ attempts, words }: Props) {
  const statistics = useMemo(() => new Statistics(attempts), [attempts]);
  if (attempts.length < 2) return <p class="note">{words.chartNeeds}</p>;
  return (
    <div class="practice-charts">
      <Trend {...{ statistics, words }} measure="time" />
      <Trend {...{ statistics, words }} measure="extra" />
      <TimeHistogram {...{ statistics, words }} />
      <Bests {...{ statistics, words }} />
      <OptimaChart {...{ attempts, words }} />
    </div>
  );
}
