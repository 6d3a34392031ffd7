import type { BoardOptions } from "taisou";
import { fieldOf } from "../../engine/details";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { splitGroups } from "./groups";
import type { FieldName, Fields, Problem, Puzzle, Reading } from "./puzzle";

/** The goals in the goal field: an empty line stands between two. */
export function splitGoals(text: string): string[] {
  return text
    .split(/(?:\r\n|\r|\n)[^\S\r\n\u3000]*(?:\r\n|\r|\n)/)
    .map((goal) => goal.replace(/^[\r\n]+|[\r\n]+$/g, ""))
    .filter((goal) => goal.trim() !== "");
}

export function joinGoals(goals: readonly string[]): string {
  return goals.join("\n\n");
}

/** The text of a field without the line breaks that pasting leaves at its ends. */
function trimmed(text: string): string {
  return text.replace(/^[\r\n]+|[\r\n]+$/g, "");
}

/** The options in the fields; goals only where wanted. */
function optionsOf(fields: Fields, withGoal: boolean): BoardOptions {
  const goals = splitGoals(fields.goal);
  const same = splitGroups(fields.same);
  const [only] = goals;
  return {
    ...(withGoal && only !== undefined ? { goal: goals.length === 1 ? only : goals } : {}),
    ...(fields.blank === "" ? {} : { blank: fields.blank }),
    ...(same.length > 0 ? { same } : {}),
    ...(fields.blocks.trim() === "" ? {} : { blocks: fields.blocks.trim() }),
    ...(fields.axis === "long" ? { axis: "long" as const } : {}),
    ...(fields.gates.trim() === "" ? {} : { gates: trimmed(fields.gates) }),
  };
}

/** The width in its field; 0 lets the rows decide. `null` if it is no whole number. */
function widthOf(fields: Fields): number | null {
  const text = fields.width.trim();
  if (text === "") return 0;
  return /^\d+$/.test(text) ? Number(text) : null;
}

/**
 * Reads the fields. A goal that cannot be used costs only itself: the start is still played. `null` if the module has
 * failed.
 */
export function readFields(rules: Rules, fields: Fields): Reading | null {
  const width = widthOf(fields);
  if (width === null) {
    return { puzzle: null, problems: [{ field: "width", code: "bad-width", details: {} }] };
  }
  const attempt = (withGoal: boolean, withSame: boolean) =>
    read(rules, withSame ? fields : { ...fields, same: "" }, width, withGoal);

  const whole = attempt(true, true);
  if (whole.puzzle !== null) return { puzzle: whole.puzzle, problems: [] };
  if (whole.objection === null) return null;
  const problems: Problem[] = [problemOf(whole.objection)];
  // One of the two is at fault: take away what is named first, and see what stands.
  for (const [withGoal, withSame] of [
    [false, true],
    [true, false],
    [false, false],
  ] as const) {
    if (withGoal && fields.same === "") continue;
    const part = attempt(withGoal, withSame);
    if (part.puzzle !== null) {
      return { puzzle: { ...part.puzzle, hasGoal: part.puzzle.hasGoal && withSame }, problems };
    }
  }
  // Then it is the start itself, and what is wrong with it matters first.
  const start = attempt(false, false);
  const atFault = start.puzzle === null ? start.objection : whole.objection;
  return atFault === null ? null : { puzzle: null, problems: [problemOf(atFault)] };
}

type Attempt =
  | { readonly puzzle: Puzzle }
  | { readonly puzzle: null; readonly objection: Objection | null };

function read(rules: Rules, fields: Fields, width: number, withGoal: boolean): Attempt {
  const options = optionsOf(fields, withGoal);
  const read = rules.readBoard(trimmed(fields.start), width, options);
  if (read.ok === null) return { puzzle: null, objection: read.objection };
  const start = read.ok;
  const methods = rules.methods(start.board, start.width, options);
  if (methods === null) return { puzzle: null, objection: null };
  const puzzle: Puzzle = {
    board: start.board,
    width: start.width,
    options,
    start,
    methods,
    // A board with blocks has no goal of its own.
    hasGoal: withGoal && start.goals.length > 0,
  };
  return { puzzle };
}

function problemOf({ code, details }: Objection): Problem {
  return { field: fieldAtFault(code, details), code, details };
}

/** The field that the reader has to correct. */
function fieldAtFault(code: Objection["code"], details: Objection["details"]): FieldName {
  if (code === "goal-mismatch") return "goal";
  if (code === "bad-width") return "width";
  if (code === "bad-option") {
    const option = details.option;
    const fields: readonly FieldName[] = ["blank", "same", "goal", "blocks", "axis", "gates"];
    const field = fields.find((name) => name === option);
    if (field !== undefined) return field;
  }
  return fieldOf(details) === "goal" ? "goal" : "start";
}

/**
 * The fields with a start that the module wrote, in the style of the old one: without `/` where
 * the reader typed none, if it still reads the same.
 */
export function withStart(rules: Rules, fields: Fields, board: string, width: number): Fields {
  const plain = board.replaceAll("/", "");
  const typedRows = /[/\r\n]/.test(trimmed(fields.start));
  if (!typedRows && !/\s/.test(board) && width > 0) {
    const bare = { ...fields, start: plain, width: String(width) };
    if (readFields(rules, bare)?.puzzle?.board === board) return bare;
  }
  const rows = /[\r\n]/.test(trimmed(fields.start)) ? board.replaceAll("/", "\n") : board;
  return { ...fields, start: rows };
}

/** The same for a board that says its own rows, whatever the width was; `null` if it cannot be read with these fields. */
export function withBoard(rules: Rules, fields: Fields, board: string): Fields | null {
  const puzzle = readFields(rules, { ...fields, start: board, width: "" })?.puzzle ?? null;
  return puzzle === null ? null : withStart(rules, fields, board, puzzle.width);
}

/**
 * Reads after a change of the start. Its rows may say another width than the field, and what was
 * typed last wins; the reader should not have to clear the width before pasting a board.
 */
export function readStart(
  rules: Rules,
  fields: Fields,
): { fields: Fields; reading: Reading } | null {
  const reading = readFields(rules, fields);
  if (reading === null) return null;
  const rows = /[/\r\n]/.test(trimmed(fields.start));
  const mismatch = reading.problems.some(({ code }) => code === "width-mismatch");
  if (rows && mismatch && reading.puzzle === null) {
    const free = { ...fields, width: "" };
    const freely = readFields(rules, free);
    if (freely === null) return null;
    const { puzzle } = freely;
    if (puzzle !== null)
      return { fields: { ...free, width: String(puzzle.width) }, reading: freely };
  }
  return { fields, reading };
}
