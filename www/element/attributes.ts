import type { Metric } from "taisou";
import { chooseLang, type Lang } from "../model/lang";
import { METRICS } from "../model/puzzle/metrics";
import type { FieldName, Fields } from "../model/puzzle/puzzle";

/** Attributes that define the puzzle: a change opens another board. */
const OF_PUZZLE = [
  "puzzle",
  "board",
  "goal",
  "width",
  "blank",
  "same",
  "blocks",
  "axis",
  "gates",
  "label",
  "moves",
] as const;

/** Attributes of appearance and counting. */
const OF_LOOK = ["metric", "controls", "live", "lang", "theme"] as const;

export const ATTRIBUTES = [...OF_PUZZLE, ...OF_LOOK] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The values of all attributes; `null` if absent. */
export type Attributes = Readonly<Record<Attribute, string | null>>;

/** The editor field that each attribute sets. */
const FIELDS: readonly (readonly [Attribute, FieldName])[] = [
  ["board", "start"],
  ["goal", "goal"],
  ["width", "width"],
  ["blank", "blank"],
  ["same", "same"],
  ["blocks", "blocks"],
  ["axis", "axis"],
  ["gates", "gates"],
  ["label", "title"],
];

/** Optional parts of the element. */
export const CONTROLS = ["goal", "line", "undo", "restart", "hint", "solve"] as const;
export type Control = (typeof CONTROLS)[number];

/** A change of this attribute opens another board. */
export function isOfPuzzle(name: string): boolean {
  return (OF_PUZZLE as readonly string[]).includes(name);
}

/** Fields of a puzzle, replaced by those that the attributes set. */
export function withAttributes(fields: Fields, attributes: Attributes): Fields {
  const given = FIELDS.flatMap(([attribute, field]) => {
    const value = attributes[attribute];
    return value === null ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(given) };
}

/** The metric of the attribute; `null` for the default. */
export function metricNamed({ metric }: Attributes): Metric | null {
  return METRICS.find((one) => one === metric) ?? null;
}

/** The controls that the attribute lists: by default all, none for `none`. */
export function controlsNamed({ controls }: Attributes): ReadonlySet<Control> {
  const names = controls?.trim().split(/\s+/) ?? [""];
  return new Set(names[0] === "" ? CONTROLS : CONTROLS.filter((name) => names.includes(name)));
}

/**
 * The language of the attribute, of the page, or of the reader, in this order.
 *
 * @param page The language of the element's surroundings; empty if unknown.
 */
export function langNamed({ lang }: Attributes, page: string, reader: readonly string[]): Lang {
  const named = [lang ?? "", page].find((tag) => tag !== "");
  return chooseLang(named === undefined ? reader : [named]);
}
