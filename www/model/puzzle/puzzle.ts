import type { BoardOptions, ErrorCode, MetricMethods, Parsed } from "taisou";
import type { Details } from "../../engine/protocol";

export interface Reading {
  /** `null` if the start could not be read. */
  readonly puzzle: Puzzle | null;
  readonly problems: readonly Problem[];
}

/** The editor's fields, exactly as typed. */
export interface Fields {
  readonly start: string;
  /** Several goals are separated by an empty line. */
  readonly goal: string;
  readonly width: string;
  readonly blank: string;
  readonly same: string;
  /** Symbols that each form one piece, or `all`. */
  readonly blocks: string;
  /** `long`, or empty. */
  readonly axis: string;
  readonly gates: string;
  readonly title: string;
}

export type FieldName = keyof Fields;

/** An error in a field. The dictionary of the language makes the sentence. */
export interface Problem {
  readonly field: FieldName;
  readonly code: ErrorCode;
  readonly details: Details;
}

/** A readable start. It can be played even while its goal is unusable. */
export interface Puzzle {
  /** The start as the module writes it. */
  readonly board: string;
  readonly width: number;
  /** The options of the module, without a goal while that is unusable. */
  readonly options: BoardOptions;
  readonly start: Parsed;
  /** The methods that take it, by metric. */
  readonly methods: readonly MetricMethods[];
  /** `false` while the goal field is unusable for this start. */
  readonly hasGoal: boolean;
}

export const EMPTY_FIELDS: Fields = {
  start: "",
  goal: "",
  width: "",
  blank: "",
  same: "",
  blocks: "",
  axis: "",
  gates: "",
  title: "",
};
