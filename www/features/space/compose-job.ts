import type { ComposeOptions } from "taisou";
import type { Task } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { goalsOf, spaceOf, withinSpace } from "../../model/derived/state-space";
import { EMPTY_FIELDS, type Fields, type Puzzle } from "../../model/puzzle/puzzle";
import { metricOf, obstacle } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { SpaceJob } from "./space-job";

/** Boards to generate. */
export interface ComposeRequest {
  /** Their distance from the goal; `null`: the greatest there is. */
  readonly depth: number | null;
  /** Only boards with exactly one shortest solution. */
  readonly unique: boolean;
  readonly count: number;
  readonly seed: number;
  /** The cells of the board, `?` for any; empty for no condition. */
  readonly spell: string;
  /** The word that the goal must show; empty for the puzzle's own goal. */
  readonly word: string;
  /** The symbols among which the word is placed; empty for those of the puzzle's goal. */
  readonly bag: string;
}

/** What the boards belong to: the puzzle, its goal, and its space if that is the page's. */
interface Base {
  readonly fields: Fields;
  readonly width: number;
  readonly options: Puzzle["options"];
  readonly space: string | null;
  /** The module places the word in a goal of its own. */
  readonly hasOwnGoal: boolean;
}

/** Generates boards at a distance from the goal. */
export function composeJob(
  rules: Rules,
  state: AppState,
  request: ComposeRequest,
): SpaceJob | null {
  const { puzzle } = state;
  if (puzzle === null || obstacle(state) === "start") return null;
  const { depth, unique, count, seed, spell, word } = request;
  const wanted: ComposeOptions = {
    ...(depth === null ? {} : { depth }),
    ...(unique ? { unique } : {}),
    ...(spell === "" ? {} : { spell: spelt(rules, puzzle, spell) }),
    count,
    seed,
  };
  return word === ""
    ? jobFor(count, ...toGoal(state, puzzle, wanted))
    : jobFor(count, ...toWord(state, puzzle, wanted, request));
}

function toGoal(state: AppState, puzzle: Puzzle, wanted: ComposeOptions): [Base, Task] {
  const { fields } = state;
  const options = { ...withinSpace(puzzle, metricOf(state)), ...wanted };
  return [
    {
      // The boards do not belong to a goal that has an error.
      fields: puzzle.hasGoal ? fields : { ...fields, goal: "" },
      width: puzzle.width,
      options: puzzle.options,
      space: spaceOf(puzzle),
      hasOwnGoal: false,
    },
    { kind: "compose", goals: goalsOf(puzzle), width: puzzle.width, options },
  ];
}

function toWord(
  state: AppState,
  puzzle: Puzzle,
  wanted: ComposeOptions,
  { bag, word }: ComposeRequest,
): [Base, Task] {
  // Another bag shares only the blank and the width with this puzzle.
  const isOwnBag = bag === "";
  const { goal: _, ...options } = isOwnBag ? puzzle.options : blankOf(puzzle);
  const { fields } = state;
  const rows = /[/\r\n]/.test(bag) ? 0 : puzzle.width;
  return [
    {
      fields: isOwnBag ? fields : { ...EMPTY_FIELDS, blank: fields.blank },
      width: isOwnBag ? puzzle.width : rows,
      options,
      space: null,
      hasOwnGoal: true,
    },
    {
      kind: "compose",
      goals: [isOwnBag ? puzzle.board : bag],
      width: rows,
      options: { ...options, metric: metricOf(state), ...wanted, word },
    },
  ];
}

function jobFor(count: number, base: Base, task: Task): SpaceJob {
  const { fields, width, options, space, hasOwnGoal } = base;
  return {
    kind: "compose",
    task,
    actionFor(outcome) {
      if (outcome.kind !== "compose") return null;
      const result = outcome.composed;
      const goal = hasOwnGoal ? { goal: result.goal } : {};
      const value = {
        fields: { ...fields, ...goal },
        width,
        options: { ...options, ...goal },
        space,
        wanted: count,
        result,
      };
      return { type: "composing", job: { kind: "done", value } };
    },
    isStale: () => false,
  };
}

/** The text padded with don't-care cells to the size of the board. */
function spelt(rules: Rules, puzzle: Puzzle, text: string): string {
  const { board, width, start } = puzzle;
  for (let missing = 0; missing <= start.cells.length; missing += 1) {
    const goal = text + "?".repeat(missing);
    // Otherwise too short still, or an error that the module will report.
    if (rules.readBoard(board, width, { ...blankOf(puzzle), goal }).ok !== null) return goal;
  }
  return text;
}

function blankOf({ options }: Puzzle): Puzzle["options"] {
  return options.blank === undefined ? {} : { blank: options.blank };
}
