import type { BoardOptions, ErrorCode, MetricMethods, Parsed } from "taisou";
import type { Details } from "../../engine/protocol";

/** What came of reading the fields. */
export interface Reading {
  /** `null` if the start could not be read. */
  readonly puzzle: Puzzle | null;
  readonly problems: readonly Problem[];
}

/** What the editor's fields hold, exactly as typed. */
export interface Fields {
  readonly start: string;
  /** Several goals are separated by an empty line. */
  readonly goal: string;
  readonly width: string;
  readonly blank: string;
  readonly same: string;
  /** Symbols that are pieces of several cells, or `all`. */
  readonly blocks: string;
  /** `long`, or empty. */
  readonly axis: string;
  readonly gates: string;
  readonly title: string;
}

export type FieldName = keyof Fields;

/** What is wrong with a field; the sentence is made in the reader's language. */
export interface Problem {
  readonly field: FieldName;
  readonly code: ErrorCode;
  readonly details: Details;
}

/** A start that was read. It is played even while its goal cannot be used. */
export interface Puzzle {
  /** The start as the module writes it. */
  readonly board: string;
  readonly width: number;
  /** Blank, look-alikes and goals as the module takes them; no goal while that is unusable. */
  readonly options: BoardOptions;
  readonly start: Parsed;
  /** Which methods take it, in every metric. */
  readonly methods: readonly MetricMethods[];
  /** False while the goal field holds something that cannot be a goal of this start. */
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
