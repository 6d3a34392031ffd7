import type { Metric } from "taisou";
import { METRICS } from "../../model/puzzle/metrics";
import type { Fields } from "../../model/puzzle/puzzle";
import { joinGoals } from "../../model/puzzle/read";

/** Why a line that begins as an object is none that poses a puzzle. */
export type JsonFault = "bad-json" | "bad-object";

interface ObjectRead {
  readonly fields: Partial<Fields>;
  readonly metric: Metric | null;
  readonly moves: string | null;
}

/** How each key is written into a field; `null` for a value that it does not take. */
const FIELDS: Readonly<Record<string, readonly [keyof Fields, (value: unknown) => string | null]>> =
  {
    board: ["start", textOf],
    width: ["width", (value) => (Number.isInteger(value) ? String(value) : null)],
    goal: ["goal", (value) => listed(value, joinGoals)],
    blank: ["blank", textOf],
    same: [
      "same",
      (value) => (Array.isArray(value) ? listed(value, (all) => all.join(",")) : null),
    ],
    blocks: ["blocks", textOf],
    axis: ["axis", (value) => (value === "long" ? value : null)],
    gates: ["gates", textOf],
  };

/** A puzzle as an object: the keys of `Posing` in the command. */
export function readObject(line: string): ObjectRead | JsonFault {
  let object: unknown;
  try {
    object = JSON.parse(line);
  } catch {
    return "bad-json";
  }
  if (typeof object !== "object" || object === null || Array.isArray(object)) return "bad-object";
  const fields: Partial<Record<keyof Fields, string>> = {};
  let metric: Metric | null = null;
  let moves: string | null = null;
  for (const [key, value] of Object.entries(object)) {
    const field = FIELDS[key];
    if (value === null) continue;
    if (field !== undefined) {
      const text = field[1](value);
      if (text === null) return "bad-object";
      fields[field[0]] = text;
    } else if (key === "metric") {
      metric = METRICS.find((one) => one === value) ?? null;
      if (metric === null) return "bad-object";
    } else if (key === "moves") {
      moves = textOf(value);
      if (moves === null) return "bad-object";
    } else return "bad-object";
  }
  return fields.start === undefined ? "bad-object" : { fields, metric, moves };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function listed(value: unknown, join: (texts: readonly string[]) => string): string | null {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return texts.every((text) => text !== null) ? join(texts) : null;
}
