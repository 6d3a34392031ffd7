import type { ComposeOptions } from "taisou";
import type { Rules } from "../../engine/rules";
import { goalsOf, spaceOf, withinSpace } from "../../model/derived/state-space";
import { EMPTY_FIELDS, type Puzzle } from "../../model/puzzle/puzzle";
import { metricOf, obstacle } from "../../model/state/selectors";
import type { Composed } from "../../model/state/space-state";
import type { AppState } from "../../model/state/state";
import type { SpaceJob } from "./jobs";

/** The conditions on generated boards. */
export interface ComposeRequest {
  /** Their distance from the goal; `null` for the greatest. */
  readonly depth: number | null;
  /** Only boards with exactly one shortest solution. */
  readonly unique: boolean;
  readonly count: number;
  readonly seed: number;
  /** The cells of the board, `?` for any; empty for no condition. */
  readonly spell: string;
  /** The word that the goal must show; empty for the puzzle's own goal. */
  readonly word: string;
  /** A board with the symbols of the goal with the word; empty for those of the puzzle. */
  readonly bag: string;
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
  const conditions: ComposeOptions = {
    ...(depth === null ? {} : { depth }),
    ...(unique ? { unique } : {}),
    ...(spell === "" ? {} : { spell: spelt(rules, puzzle, spell) }),
    count,
    seed,
  };
  const order = word === "" ? toGoal(state, puzzle) : toWord(state, puzzle, request);
  const { base, goals } = order;
  return {
    kind: "compose",
    task: {
      ...{ kind: "compose", goals, width: base.width },
      options: { ...order.options, ...conditions },
    },
    actionFor(outcome) {
      if (outcome.kind !== "compose") return null;
      const result = outcome.composed;
      // The module makes a goal with the word.
      const goal = word === "" ? {} : { goal: result.goal };
      const fields = { ...base.fields, ...goal };
      const options = { ...base.options, ...goal };
      const value = { ...base, fields, options, wanted: count, result };
      return { type: "composing", job: { kind: "done", value } };
    },
    isStale: () => false,
  };
}

/** The puzzle of the generated boards, and the inputs of the task without the conditions. */
interface Order {
  readonly base: Pick<Composed, "fields" | "width" | "options" | "space">;
  readonly goals: readonly string[];
  readonly options: ComposeOptions;
}

function toGoal(state: AppState, puzzle: Puzzle): Order {
  const { width, options } = puzzle;
  // A goal with an error is not the goal of these boards.
  const fields = puzzle.hasGoal ? state.fields : { ...state.fields, goal: "" };
  return {
    base: { fields, width, options, space: spaceOf(puzzle) },
    goals: goalsOf(puzzle),
    options: withinSpace(puzzle, metricOf(state)),
  };
}

function toWord(state: AppState, puzzle: Puzzle, { bag, word }: ComposeRequest): Order {
  const { fields } = state;
  const width = /[/\r\n]/.test(bag) ? 0 : puzzle.width;
  const isOwnBag = bag === "";
  // Other symbols share only the blank and the width with this puzzle.
  const { goal: _, ...options } = isOwnBag ? puzzle.options : blankOf(puzzle);
  const ownFields = isOwnBag ? fields : { ...EMPTY_FIELDS, blank: fields.blank };
  return {
    base: { fields: ownFields, width, options, space: null },
    goals: [isOwnBag ? puzzle.board : bag],
    options: { ...options, metric: metricOf(state), word },
  };
}

/** The text padded with don't-care cells to the size of the board. */
function spelt(rules: Rules, puzzle: Puzzle, text: string): string {
  const { board, width, start } = puzzle;
  for (let missing = 0; missing <= start.cells.length; missing += 1) {
    const goal = text + "?".repeat(missing);
    // Otherwise the text is still too short, or has an error that the job reports.
    if (rules.readBoard(board, width, { ...blankOf(puzzle), goal }).ok !== null) return goal;
  }
  return text;
}

function blankOf({ options }: Puzzle): Puzzle["options"] {
  return options.blank === undefined ? {} : { blank: options.blank };
}
