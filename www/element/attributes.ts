import type { Metric } from "taisou";
import { chooseLang, type Lang } from "../model/lang";
import { METRICS } from "../model/puzzle/metrics";
import type { FieldName, Fields } from "../model/puzzle/puzzle";

/** Attributes that set the editor field of the same name. */
const OF_FIELDS = ["goal", "width", "blank", "same", "blocks", "axis", "gates"] as const;

/** Attributes that define the puzzle: a change opens another board. */
const OF_PUZZLE = ["puzzle", "board", ...OF_FIELDS, "label", "moves"] as const;

/** Attributes of appearance and counting. */
const OF_LOOK = ["metric", "controls", "live", "lang", "theme"] as const;

export const ATTRIBUTES = [...OF_PUZZLE, ...OF_LOOK] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The values of all attributes; `null` if absent. */
export type Attributes = Readonly<Record<Attribute, string | null>>;

const FIELDS: readonly (readonly [Attribute, FieldName])[] = [
  ["board", "start"],
  ["label", "title"],
  ...OF_FIELDS.map((name) => [name, name] as const),
];

export const CONTROLS = ["goal", "line", "undo", "restart", "hint", "solve"] as const;
export type Control = (typeof CONTROLS)[number];

/** A change of this attribute opens another board. */
export function isOfPuzzle(name: string): boolean {
  return (OF_PUZZLE as readonly string[]).includes(name);
}

export function withAttributes(fields: Fields, attributes: Attributes): Fields {
  const given = FIELDS.flatMap(([attribute, field]) => {
    const value = attributes[attribute];
    return value === null ? [] : [[field, value] as const];
  });
  return { ...fields, ...Object.fromEntries(given) };
}

export function metricNamed({ metric }: Attributes): Metric | null {
  return METRICS.find((one) => one === metric) ?? null;
}

/** The controls that the attribute lists: by default all, none for `none`. */
export function controlsNamed({ controls }: Attributes): ReadonlySet<Control> {
  const names = controls?.trim().split(/\s+/) ?? [""];
  return new Set(names[0] === "" ? CONTROLS : CONTROLS.filter((name) => names.includes(name)));
}

/** The language of the attribute, of the element's surroundings (`page`, or empty), or of the user, in this order. */
export function langNamed({ lang }: Attributes, page: string, user: readonly string[]): Lang {
  const named = [lang ?? "", page].find((tag) => tag !== "");
  return chooseLang(named === undefined ? user : [named]);
}
