import type { ComposeOptions, Solution } from "taisou";
import { findNeighbours } from "../../app/live/neighbours";
import type { ClientEvent, TaskClient } from "../../engine/client";
import type { EndEvent, Outcome, Task, TaskId } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { goalsOf, spaceOf, surveyOf, withinSpace } from "../../model/derived/state-space";
import { answerFrom } from "../../model/play/answer";
import type { Answer } from "../../model/play/play";
import { EMPTY_FIELDS, type Fields, type Puzzle } from "../../model/puzzle/puzzle";
import type { Action } from "../../model/state/actions";
import { answerOf, metricOf, obstacle, shownBoard } from "../../model/state/selectors";
import type { JobState } from "../../model/state/space-state";
import type { AppState } from "../../model/state/state";
import type { Store } from "../../model/state/store";
import { randomSeed } from "../../platform/random";

/** Seeing the whole space of a puzzle: surveying, counting and composing, in a worker of its own. */
export interface SurveyController {
  survey(): void;
  /** Counts the shortest solutions of the position that was solved. */
  count(): void;
  compose(wish: Commission): void;
  /** Gives up what runs. */
  cancel(): void;
  /** Asks the survey how far these boards are; the state learns it. */
  locate(boards: readonly string[]): void;
  /** Hears what the client says about the current task. */
  hear(event: ClientEvent): void;
}

/** What boards are to be made. */
export interface Commission {
  /** Exactly so many moves; `null`: the hardest there are. */
  readonly depth: number | null;
  /** Only boards with one shortest solution. */
  readonly unique: boolean;
  readonly count: number;
  readonly seed: number;
  /** What the board shows, `?` for anything; empty for whatever comes. */
  readonly spell: string;
  /** What the goal is to show; empty for the puzzle's own goal. */
  readonly word: string;
  /** The symbols among which that word is placed; empty for those of the puzzle's goal. */
  readonly bag: string;
}

/** Ways to the goal that are listed. */
const LISTED = 10;

/** What was asked for, with what is needed to understand the answer. */
type RunningTask =
  | { readonly kind: "survey"; readonly puzzle: Puzzle }
  | { readonly kind: "count"; readonly puzzle: Puzzle; readonly answer: Answer }
  | {
      readonly kind: "compose";
      readonly fields: Fields;
      readonly width: number;
      readonly options: Puzzle["options"];
      readonly space: string | null;
      readonly placed: boolean;
      readonly wanted: number;
    };

const ACTIONS = { survey: "surveying", count: "counting", compose: "composing" } as const;

export function createSurveyController(
  store: Store,
  rules: Rules,
  client: TaskClient,
): SurveyController {
  let now: (RunningTask & { readonly id: TaskId }) | null = null;
  /** Boards that the survey was asked about. */
  let located = new Set<string>();

  function tell(kind: RunningTask["kind"], job: JobState<never>): void {
    store.dispatch({ type: ACTIONS[kind], job });
  }

  function start(asked: RunningTask, task: Task): void {
    if (now !== null) tell(now.kind, { kind: "cancelled" });
    now = { ...asked, id: client.start(task) };
    tell(asked.kind, { kind: "running", progress: null });
  }

  /** `null` for an answer that the page cannot read. */
  function finished(asked: RunningTask & { readonly id: TaskId }, outcome: Outcome): Action | null {
    if (asked.kind === "survey" && outcome.kind === "survey") {
      const { id, puzzle } = asked;
      const value = { id, puzzle, space: spaceOf(puzzle), result: outcome.survey };
      return { type: "surveying", job: { kind: "done", value } };
    }
    if (asked.kind === "count" && outcome.kind === "count") {
      const { puzzle, answer } = asked;
      const { board, history } = answer;
      const result = outcome.count;
      const { length } = result;
      const answers = result.solutions.flatMap((moves) => {
        const solution: Solution = {
          ...answer.solution,
          // All are found together, from both ends.
          ...{ algorithm: "bidirectional", why: null, stages: [], boards: [] },
          ...{ moves, length, bound: length, optimal: true },
        };
        return answerFrom(rules, { puzzle, board, history }, solution) ?? [];
      });
      if (answers.length < result.solutions.length) return null;
      return { type: "counting", job: { kind: "done", value: { result, answers } } };
    }
    if (asked.kind === "compose" && outcome.kind === "compose") {
      const { width, options, space, placed, wanted } = asked;
      const result = outcome.composed;
      const goal = placed ? { goal: result.goal } : {};
      const value = {
        fields: { ...asked.fields, ...goal },
        width,
        options: { ...options, ...goal },
        space,
        wanted,
        result,
      };
      return { type: "composing", job: { kind: "done", value } };
    }
    return null;
  }

  function end(asked: RunningTask & { readonly id: TaskId }, event: EndEvent): Action {
    const type = ACTIONS[asked.kind];
    switch (event.type) {
      case "finished":
        // An answer that the page cannot read ends it all the same.
        return finished(asked, event.outcome) ?? { type, job: { kind: "crashed", why: "panic" } };
      case "cancelled":
        return (
          (event.outcome === null ? null : finished(asked, event.outcome)) ?? {
            type,
            job: { kind: "cancelled" },
          }
        );
      case "refused":
        return { type, job: { kind: "refused", ...event.objection } };
      case "crashed":
        return { type, job: { kind: "crashed", why: event.why } };
    }
  }

  function locate(boards: readonly string[]): void {
    const survey = surveyOf(store.state());
    if (survey === null) return;
    const unknown = boards.filter((board) => !located.has(board));
    if (unknown.length === 0 || !client.locate(survey.id, unknown)) return;
    for (const board of unknown) located.add(board);
  }

  /** Where the start is among all positions, where the player is, and, if that is wanted, where a move would lead. */
  function locateShown(state: AppState): void {
    const { puzzle, prefs } = state;
    if (puzzle === null) return;
    const board = shownBoard(state);
    const parsed = prefs.live ? rules.parse(board, puzzle.width, puzzle.options) : null;
    const from = { puzzle, metric: metricOf(state), board };
    const beside = parsed === null ? [] : findNeighbours(rules, { ...from, parsed });
    locate([puzzle.board, board, ...beside.map((one) => one.board)]);
  }

  /** Whether nobody waits any more for what runs. */
  function isIdle(asked: RunningTask, { puzzle, space }: AppState): boolean {
    switch (asked.kind) {
      case "survey":
        return puzzle === null || spaceOf(puzzle) !== spaceOf(asked.puzzle);
      case "count":
        return space.count.kind === "none";
      case "compose":
        return false;
    }
  }

  store.subscribe((state, before) => {
    if (now !== null && isIdle(now, state)) {
      const { kind } = now;
      now = null;
      client.cancel();
      if (kind !== "count") tell(kind, { kind: "none" });
      return;
    }
    const moved = state.play !== before.play || state.puzzle !== before.puzzle;
    const wished = metricOf(state) !== metricOf(before) || state.prefs.live !== before.prefs.live;
    if (moved || wished) locateShown(state);
  });

  return {
    survey() {
      const state = store.state();
      const { puzzle } = state;
      if (puzzle === null || obstacle(state) !== null) return;
      start(
        { kind: "survey", puzzle },
        {
          kind: "survey",
          goals: goalsOf(puzzle),
          width: puzzle.width,
          options: { ...withinSpace(puzzle, metricOf(state)), seed: randomSeed() },
        },
      );
    },

    count() {
      const state = store.state();
      const { puzzle } = state;
      const answer = answerOf(state);
      if (puzzle === null || answer === null) return;
      const { board, solution } = answer;
      const options = { ...puzzle.options, metric: solution.metric, list: LISTED };
      start(
        { kind: "count", puzzle, answer },
        { kind: "count", board, width: puzzle.width, options },
      );
    },

    compose(wish) {
      const state = store.state();
      const { puzzle, fields } = state;
      if (puzzle === null || obstacle(state) === "start") return;
      const { depth, unique, count, seed, spell, word, bag } = wish;
      const wanted: ComposeOptions = {
        ...(depth === null ? {} : { depth }),
        ...(unique ? { unique } : {}),
        ...(spell === "" ? {} : { spell: spelt(rules, puzzle, spell) }),
        count,
        seed,
      };
      if (word === "") {
        const options = { ...withinSpace(puzzle, metricOf(state)), ...wanted };
        start(
          {
            kind: "compose",
            // A goal that cannot be used was not what the boards were made for.
            fields: puzzle.hasGoal ? fields : { ...fields, goal: "" },
            width: puzzle.width,
            options: puzzle.options,
            space: spaceOf(puzzle),
            placed: false,
            wanted: count,
          },
          { kind: "compose", goals: goalsOf(puzzle), width: puzzle.width, options },
        );
        return;
      }
      // A bag of other symbols has nothing of this puzzle but its blank and its width.
      const own = bag === "";
      const { goal: _, ...options } = own ? puzzle.options : blankOf(puzzle);
      const base = own ? fields : { ...EMPTY_FIELDS, blank: fields.blank };
      const rows = /[/\r\n]/.test(bag) ? 0 : puzzle.width;
      start(
        {
          kind: "compose",
          fields: base,
          width: own ? puzzle.width : rows,
          options,
          space: null,
          placed: true,
          wanted: count,
        },
        {
          kind: "compose",
          goals: [own ? puzzle.board : bag],
          width: rows,
          options: { ...options, metric: metricOf(state), ...wanted, word },
        },
      );
    },

    cancel() {
      if (now === null) return;
      const { kind } = now;
      const job = store.state().space[kind];
      if (job.kind !== "running") return;
      tell(kind, { kind: "cancelling", progress: job.progress });
      client.cancel();
    },

    locate,

    hear(event) {
      switch (event.type) {
        case "replaced":
          store.dispatch({ type: "notice", notice: { kind: "replaced" } });
          return;
        case "located":
          store.dispatch(event);
          return;
        case "progress": {
          const job = now === null ? null : store.state().space[now.kind];
          if (now !== null && job?.kind === "running") {
            tell(now.kind, { kind: "running", progress: event.progress });
          }
          return;
        }
      }
      if (now === null) return;
      const asked = now;
      now = null;
      if (asked.kind === "survey") located = new Set();
      store.dispatch(end(asked, event));
      if (asked.kind === "survey") locateShown(store.state());
    },
  };
}

/** What a board is to show, made as long as the board by any-cells: a word alone stands at its beginning. */
function spelt(rules: Rules, puzzle: Puzzle, text: string): string {
  const { board, width, start } = puzzle;
  for (let missing = 0; missing <= start.cells.length; missing += 1) {
    const goal = text + "?".repeat(missing);
    // Else too short still, or something that the module will say.
    if (rules.readBoard(board, width, { ...blankOf(puzzle), goal }).ok !== null) return goal;
  }
  return text;
}

function blankOf({ options }: Puzzle): Puzzle["options"] {
  return options.blank === undefined ? {} : { blank: options.blank };
}
