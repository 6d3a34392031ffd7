import type { Metric } from "taisou";
import { METRICS } from "../model/puzzle/metrics";
import type { FieldName, Fields } from "../model/puzzle/puzzle";
import { chooseLang, type Lang } from "../model/lang";

/** The attributes that say which puzzle it is: another value opens another board. */
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

/** Those that say how it is shown and counted. */
const OF_LOOK = ["metric", "controls", "live", "lang", "theme"] as const;

export const ATTRIBUTES = [...OF_PUZZLE, ...OF_LOOK] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What the attributes say; `null` where one is not there. */
export type Attributes = Readonly<Record<Attribute, string | null>>;

/** The fields of the editor that are the same by another name. */
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

/** What can be left out around the board. */
export const CONTROLS = ["goal", "line", "undo", "restart", "hint", "solve"] as const;
export type Control = (typeof CONTROLS)[number];

/** Whether a change of this attribute opens another board. */
export function opensAnother(name: string): boolean {
  return (OF_PUZZLE as readonly string[]).includes(name);
}

/** The fields of a puzzle with all that the attributes say of it themselves. */
export function withAttributes(fields: Fields, attributes: Attributes): Fields {
  const said = FIELDS.flatMap(([attribute, field]) => {
    const value = attributes[attribute];
    return value === null ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** The metric that is named; `null`: the usual one. */
export function metricNamed({ metric }: Attributes): Metric | null {
  return METRICS.find((one) => one === metric) ?? null;
}

/** What stands around the board: all there is, or what the attribute lists, and `none` is nothing. */
export function controlsNamed({ controls }: Attributes): ReadonlySet<Control> {
  const names = controls?.trim().split(/\s+/) ?? [""];
  return new Set(names[0] === "" ? CONTROLS : CONTROLS.filter((name) => names.includes(name)));
}

/** The language that is named; without one that the page is in, then those of the reader. */
export function langNamed({ lang }: Attributes, around: string, reader: readonly string[]): Lang {
  const named = [lang ?? "", around].find((tag) => tag !== "");
  return chooseLang(named === undefined ? reader : [named]);
}
