import { count, seconds } from "../../i18n/numbers";
import { share } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import { csvOf } from "../../model/csv";
import type { ManyTexts } from "./ja";
import type { Fault } from "./read-line";
import { extraOf, type Row, type RowAnswer } from "./row";

/** A column of the table and of the file. */
export interface Column {
  readonly head: string;
  /** In the file, with the unit. */
  readonly fileHead?: string;
  readonly help?: string;
  readonly class?: string;
  /** When the table shows the column: never, or where lines have moves. */
  readonly only?: "file" | "session";
  /** The value in the file; rows are sorted by it. */
  readonly value: (answer: RowAnswer, row: Row) => number | string | null | undefined;
  /** The text of the table, if it differs. */
  readonly text?: (answer: RowAnswer, row: Row) => string | null;
}

const told = (value: number | null, say: (value: number) => string) =>
  value === null ? null : say(value);

export function columnsOf(t: ToolTexts, m: ManyTexts): readonly Column[] {
  const bound = (one: RowAnswer) => (one.ending === "unsolvable" ? null : one.bound);
  return [
    { head: m.length, value: ({ length }) => length, text: (answer) => lengthText(answer, m) },
    { head: m.made, only: "session", value: ({ made }) => made?.moves },
    {
      head: m.over,
      only: "session",
      value: ({ made }, row) => (made?.reached === false ? m.notReached : extraOf(row)),
      text: ({ made }, row) => (made?.reached === false ? m.notReached : extraText(row, m)),
    },
    { head: m.ending, class: "ending", value: ({ ending }) => m.endings[ending] },
    { head: m.boundHead, only: "file", value: bound },
    {
      head: t.time,
      fileHead: m.secondsHead,
      value: ({ millis }) => (millis === null ? null : Math.round(millis) / 1000),
      text: ({ millis }) => told(millis, (one) => t.secondsUnit(seconds(one))),
    },
    { head: t.nodes, value: ({ nodes }) => nodes },
    { head: m.startBound, help: m.startBoundHelp, value: ({ startBound }) => startBound },
    {
      head: t.algorithm,
      class: "method-name",
      value: ({ algorithm }) => algorithm,
      text: ({ algorithm }) => algorithm && t.algorithms[algorithm],
    },
    {
      head: m.nearer,
      fileHead: `${m.nearer} (%)`,
      help: m.nearerHelp,
      value: ({ nearer }) => (nearer === null ? null : Number((nearer * 100).toFixed(4))),
      text: ({ nearer }) => told(nearer, share),
    },
    { head: m.metricHead, only: "file", value: ({ metric }) => t.metricName[metric] },
    { head: m.solution, only: "file", value: ({ notation }) => notation },
  ];
}

export function textIn(column: Column, answer: RowAnswer, row: Row): string | null {
  if (column.text !== undefined) return column.text(answer, row);
  const value = column.value(answer, row) ?? null;
  return typeof value === "number" ? count(value) : value;
}

/** The optimum, or the proven bound. */
function lengthText({ ending, length, bound }: RowAnswer, m: ManyTexts): string | null {
  if (ending === "shortest" && length !== null) return count(length);
  if (length !== null) return m.atMost(length);
  return ending === "open" && bound > 0 ? m.atLeast(bound) : null;
}

function extraText(row: Row, m: ManyTexts): string | null {
  return told(extraOf(row), (extra) => (extra === 0 ? m.noExtra : m.extra(extra)));
}

/** The rows in the order of a column, or of their lines; descending if `sign` is -1. Those without a value come last. */
export function inOrder(rows: readonly Row[], column: Column | null, sign: number): readonly Row[] {
  const valued = rows.map((row) => {
    const value = column === null ? row.line.number : row.answer && column.value(row.answer, row);
    return { row, value: value ?? null };
  });
  valued.sort(({ value: one }, { value: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const areNumbers = typeof one === "number" && typeof other === "number";
    return sign * (areNumbers ? one - other : String(one).localeCompare(String(other)));
  });
  return valued.map(({ row }) => row);
}

export function faultText({ why }: Fault, t: ToolTexts, m: ManyTexts): string {
  if (typeof why === "string") return m.faults[why];
  return "form" in why ? t.making.foreign(why) : t.errors[why.code](why.details);
}

/** The most characters of a line that are copied. */
const MOST = 1000;

/** All rows for spreadsheets, with plain numbers. */
export function rowsCsv(rows: readonly Row[], t: ToolTexts, m: ManyTexts): string {
  const columns = columnsOf(t, m);
  const heads = columns.map(({ head, fileHead = head }) => fileHead);
  const cells = rows.map((row) => [
    String(row.line.number),
    row.line.text.trim().slice(0, MOST),
    ...columns.map(({ value }) => String((row.answer && value(row.answer, row)) ?? "")),
    row.fault === null ? "" : faultText(row.fault, t, m),
  ]);
  return csvOf([{ head: [m.line, m.board, ...heads, m.fault], rows: cells }]);
}
