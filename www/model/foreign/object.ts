import type { Metric } from "taisou";
import { METRICS } from "../puzzle/metrics";
import { EMPTY_FIELDS, type Fields } from "../puzzle/puzzle";
import { joinGoals, splitGoals, splitGroups } from "../puzzle/read";
import { type Foreign, type ForeignRead, faultOf } from "./foreign";

/** A puzzle in the format of `puzzles/puzzle.schema.json`, which the command reads too, one per line. */
export interface PuzzleObject {
  readonly board: string;
  readonly width?: number;
  readonly goal?: string | readonly string[];
  readonly blank?: string;
  readonly same?: readonly string[];
  readonly blocks?: string;
  readonly axis?: string;
  readonly gates?: string;
  readonly metric?: string;
  readonly moves?: string;
}

/** The field of each key, and how its value is written; `null` for an invalid value. */
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

const FORM = "JSON";

export function readObject(text: string): ForeignRead {
  if (!/^\s*\{\s*"/.test(text)) return null;
  let object: Readonly<Record<string, unknown>>;
  try {
    object = JSON.parse(text);
  } catch {
    return faultOf(FORM, 1, text.trim());
  }
  const fields: Partial<Record<keyof Fields, string>> = {};
  let metric: Metric | null = null;
  let moves: string | null = null;
  for (const [key, value] of Object.entries(object)) {
    if (value === null) continue;
    const wrong = () => faultOf(FORM, 1, `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    // Own keys only: every object has a `valueOf`.
    const field = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    if (key === "metric") {
      metric = METRICS.find((one) => one === value) ?? null;
      if (metric === null) return wrong();
    } else if (key === "moves") {
      moves = textOf(value);
      if (moves === null) return wrong();
    } else {
      const written = field?.[1](value) ?? null;
      if (field === undefined || written === null) return wrong();
      fields[field[0]] = written;
    }
  }
  if (fields.start === undefined) return faultOf(FORM, 1, text.trim());
  return { ok: { fields: { ...EMPTY_FIELDS, ...fields }, metric, moves } };
}

export function objectOf({ fields, metric, moves }: Foreign): PuzzleObject {
  const { start, goal, width, blank, same, blocks, axis, gates } = fields;
  const goals = splitGoals(goal);
  const [only] = goals;
  const groups = splitGroups(same);
  return {
    board: start,
    ...(width.trim() === "" ? {} : { width: Number(width) }),
    ...(only === undefined ? {} : { goal: goals.length === 1 ? only : goals }),
    ...(blank === "" ? {} : { blank }),
    ...(groups.length === 0 ? {} : { same: groups }),
    ...(blocks.trim() === "" ? {} : { blocks: blocks.trim() }),
    ...(axis === "" ? {} : { axis }),
    ...(gates.trim() === "" ? {} : { gates }),
    ...(metric === null ? {} : { metric }),
    ...(moves === null || moves === "" ? {} : { moves }),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function listed(value: unknown, join: (texts: readonly string[]) => string): string | null {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return texts.every((text) => text !== null) ? join(texts) : null;
}
