import { useEffect, useMemo, useState } from "preact/hooks";
import type { Attempt } from "../../model/practice/attempt";
import { Statistics } from "../../model/practice/statistics";
import { pause } from "../../platform/pause";
import { Bests } from "./Bests";
import type { PracticeLogTexts } from "./ja";
import { OptimaChart } from "./OptimaChart";
import { TimeHistogram } from "./TimeHistogram";
import { Trend } from "./Trend";

interface Props {
  readonly attempts: readonly Attempt[];
  readonly words: PracticeLogTexts;
}

/** The charts of a session, drawn one after another: those of 10,000 attempts together would block the page. */
export function Charts({ attempts, words }: Props) {
  const statistics = useMemo(() => new Statistics(attempts), [attempts]);
  const [drawn, setDrawn] = useState(1);
  const charts = [
    <Trend key="time" {...{ statistics, words }} measure="time" />,
    <Trend key="extra" {...{ statistics, words }} measure="extra" />,
    <TimeHistogram key="histogram" {...{ statistics, words }} />,
    <Bests key="bests" {...{ statistics, words }} />,
    <OptimaChart key="optima" {...{ attempts, words }} />,
  ];
  useEffect(() => {
    if (drawn < charts.length) void pause(0).then(() => setDrawn(drawn + 1));
  }, [drawn, charts.length]);
  if (attempts.length < 2) return <p class="note">{words.chartNeeds}</p>;
  return <div class="practice-charts">{charts.slice(0, drawn)}</div>;
}
