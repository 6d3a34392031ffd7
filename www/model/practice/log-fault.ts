/** Programs and formats whose files the log reads. */
export type LogForm = "csTimer" | "CSV" | "slidysim" | "JSON";

/** The expected content in the place of a fault. */
export type Expected =
  | (
      | "file"
      | "size"
      | "json"
      | "version"
      | "quote"
      | "column"
      | "cells"
      | "list"
      | "text"
      | "name"
      | "another"
    )
  | (
      | "time"
      | "date"
      | "number"
      | "penalty"
      | "board"
      | "moves"
      | "times"
      | "splits"
      | "bytes"
      | "link"
    );

/** A place in a file. */
export interface LogPlace {
  /** `null` if no format was recognized. */
  readonly form: LogForm | null;
  /** From 1; `null` where lines mean nothing. */
  readonly line: number | null;
  /** The column of a table, or the path in an object, as in `session2[16][0]`. */
  readonly place: string;
}

/** Why a file or a row cannot be imported, and where. */
export interface LogFault extends LogPlace {
  readonly expected: Expected;
  readonly found: string;
}

/** The longest quoted part, in characters. */
const MOST = 40;

/** A fault on its way out of a reader. */
export class UnreadLog extends Error {
  constructor(readonly fault: LogFault) {
    super(fault.expected);
  }
}

export function unread(
  form: LogForm | null,
  expected: Expected,
  found: unknown,
  place = "",
  line: number | null = null,
): UnreadLog {
  const text = typeof found === "string" ? found : jsonOf(found);
  const told = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return new UnreadLog({ form, line, place, expected, found: told });
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    // Nested too deeply.
    return "";
  }
}

/** The value of a JSON text. */
export function jsonIn(form: LogForm, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Engines name the place in their message, each in its own way.
    const position = /position (\d+)/.exec(String(error))?.[1];
    const at = position === undefined ? 0 : Number(position);
    throw unread(form, "json", text.slice(at, at + MOST), position && `[${position}]`);
  }
}
