import type { ToolTexts } from "../../i18n/tools/ja";
import { csvOf } from "../../model/csv";
import type { ManyTexts } from "./ja";
import type { Fault } from "./read-line";
import { extraOf, type Row } from "./row";

export function faultText({ why }: Fault, t: ToolTexts, m: ManyTexts): string {
  if (typeof why === "string") return m.faults[why];
  return "form" in why ? t.making.foreign(why) : t.errors[why.code](why.details);
}

/** The most characters of a line that are copied. */
const MOST = 1000;

/** All rows for spreadsheets, with plain numbers. */
export function rowsCsv(rows: readonly Row[], t: ToolTexts, m: ManyTexts): string {
  const head = [
    m.line,
    m.board,
    m.length,
    m.ending,
    m.boundHead,
    m.secondsHead,
    t.nodes,
    m.startBound,
    t.algorithm,
    `${m.nearer} (%)`,
    m.metricHead,
    m.made,
    m.over,
    m.solution,
    m.fault,
  ];
  const cells = rows.map((row) => {
    const { line, fault, answer } = row;
    const said = fault === null ? "" : faultText(fault, t, m);
    const begin = [String(line.number), line.text.trim().slice(0, MOST)];
    if (answer === null) return [...begin, ...Array<string>(12).fill(""), said];
    const { length, ending, bound, millis, nodes, startBound, algorithm } = answer;
    const { nearer, metric, made, notation } = answer;
    const over = made !== null && !made.reached ? m.notReached : extraOf(row);
    const values = [
      length,
      m.endings[ending],
      ending === "unsolvable" ? null : bound,
      millis === null ? null : (millis / 1000).toFixed(3),
      nodes,
      startBound,
      algorithm,
      nearer === null ? null : (nearer * 100).toFixed(4),
      t.metricName[metric],
      made?.moves ?? null,
      over,
      notation,
      said,
    ];
    return [...begin, ...values.map((value) => String(value ?? ""))];
  });
  return csvOf([{ head, rows: cells }]);
}
