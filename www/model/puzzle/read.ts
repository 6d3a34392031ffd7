import type { BoardOptions } from "taisou";
import { fieldOf } from "../../engine/details";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import type { FieldName, Fields, Problem, Puzzle, Reading } from "./puzzle";

/** Splits the goal field at its empty lines. */
export function splitGoals(text: string): string[] {
  return text
    .split(/(?:\r\n|\r|\n)[^\S\r\n\u3000]*(?:\r\n|\r|\n)/)
    .map((goal) => goal.replace(/^[\r\n]+|[\r\n]+$/g, ""))
    .filter((goal) => goal.trim() !== "");
}

export function joinGoals(goals: readonly string[]): string {
  return goals.join("\n\n");
}

/** The groups in a text such as `2349,567`. */
export function splitGroups(text: string): string[] {
  return text
    .split(",")
    .map((group) => group.trim())
    .filter((group) => group !== "");
}

/** The text of a field without line breaks at its ends, which pasting leaves. */
function trimmed(text: string): string {
  return text.replace(/^[\r\n]+|[\r\n]+$/g, "");
}

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

/** The width in its field; 0 if the rows decide, `null` if it is not a whole number. */
function widthOf(fields: Fields): number | null {
  const text = fields.width.trim();
  if (text === "") return 0;
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** Reads the fields; `null` if the module has failed. The start stays playable if the goal is unusable. */
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
  // Tries without the goal, without `same`, and without both, to find which of them is at fault.
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
  // The start itself is at fault, and its error comes first.
  const start = attempt(false, false);
  const atFault = start.puzzle === null ? start.objection : whole.objection;
  return atFault === null ? null : { puzzle: null, problems: [problemOf(atFault)] };
}

type ReadStart =
  | { readonly puzzle: Puzzle }
  | { readonly puzzle: null; readonly objection: Objection | null };

function read(rules: Rules, fields: Fields, width: number, withGoal: boolean): ReadStart {
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
    // A board with blocks has no default goal.
    hasGoal: withGoal && start.goals.length > 0,
  };
  return { puzzle };
}

function problemOf({ code, details }: Objection): Problem {
  return { field: fieldAtFault(code, details), code, details };
}

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

/** The fields with a start written by the module, without `/` if the old one had none and it still reads the same. */
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

/** The fields with a start of other rows, and so another width; `null` if these fields make it unreadable. */
export function withBoard(rules: Rules, fields: Fields, board: string): Fields | null {
  const puzzle = readFields(rules, { ...fields, start: board, width: "" })?.puzzle ?? null;
  return puzzle === null ? null : withStart(rules, fields, board, puzzle.width);
}

/** Reads after a change of the start, whose rows override the width: the player need not clear it before pasting a board. */
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
