import type { Algorithm, Metric, Move } from "taisou";
import { randomSeed } from "../platform/random";
import { type Dropped, type Link, readLink } from "../share/link";
import { refusalOf } from "../worker/protocol";
import { directionOf, gesturesOf } from "./playing";
import { LANDING, type Preset } from "./presets";
import { joinGoals, readFields, readStart, withStart } from "./read";
import type { Rules } from "./rules";
import { EMPTY_FIELDS, type FieldName, type Fields, type Gesture, type Puzzle } from "./state";
import type { Store } from "./store";

/** Ways in which another puzzle comes onto the page. */
export interface Opening {
  /** A field was typed into, outside any IME composition. */
  type(field: FieldName, text: string): void;
  preset(preset: Preset): void;
  scramble(): void;
  /** @param played Moves that the history entry remembers, beside those in the link. */
  link(fragment: string, played: string | null): void;
}

export function createOpening(store: Store, rules: Rules): Opening {
  return {
    type(field, text) {
      const typed: Fields = { ...store.state().fields, [field]: text };
      if (field === "start") {
        store.dispatch({ type: "edited", ...readStart(rules, typed) });
      } else {
        const reading = readFields(rules, typed);
        store.dispatch({ type: "edited", fields: typed, reading });
      }
    },

    preset(preset) {
      const fields = fieldsOf(preset);
      store.dispatch({
        type: "opened",
        fields,
        reading: readFields(rules, fields),
        gestures: [],
      });
    },

    scramble() {
      const { puzzle, fields } = store.state();
      if (puzzle === null) return;
      const board = rules.scramble(puzzle.board, puzzle.width, randomSeed(), puzzle.options);
      const next = withStart(rules, fields, board, puzzle.width);
      const reading = readFields(rules, next);
      store.dispatch({ type: "opened", fields: next, reading, gestures: [] });
    },

    link(fragment, played) {
      const algorithms = rules.algorithms().map(({ name }) => name);
      const { link, dropped } = readLink(fragment, algorithms);
      open(store, rules, link, dropped, played);
    },
  };
}

function open(
  store: Store,
  rules: Rules,
  link: Link,
  dropped: readonly Dropped[],
  played: string | null,
): void {
  // A link without a board opens the landing puzzle, with whatever else it says.
  const fields = link.board.trim() === "" ? fieldsOf(LANDING) : fieldsOfLink(link);
  const { fields: settled, reading } = readStart(rules, fields);
  const settings: { algorithm: Algorithm; metric: Metric } = {
    algorithm: link.alg ?? "auto",
    metric: link.metric ?? "step",
  };
  const text = played ?? link.moves;
  const gestures = reading.puzzle === null ? null : readGestures(rules, reading.puzzle, text);
  const problems = [...dropped];
  if (text !== "" && gestures === null) problems.push({ key: "moves", reason: "unreadable" });
  store.dispatch({
    type: "opened",
    fields: settled,
    reading,
    gestures: gestures ?? [],
    ...settings,
    linkLang: link.lang,
  });
  if (problems.length > 0) {
    store.dispatch({ type: "notice", notice: { kind: "dropped", dropped: problems } });
  }
}

export function fieldsOf(preset: Preset): Fields {
  return {
    ...EMPTY_FIELDS,
    start: preset.start,
    goal: preset.goal,
    width: String(preset.width),
  };
}

function fieldsOfLink(link: Link): Fields {
  return {
    start: link.board,
    goal: joinGoals(link.goals),
    width: link.w,
    blank: link.blank,
    same: link.same.join(","),
    title: link.title,
  };
}

/** The moves in a link as gestures, or `null` if they cannot be played on this board. */
function readGestures(rules: Rules, puzzle: Puzzle, text: string): Gesture[] | null {
  if (text.trim() === "") return [];
  const { board, width, options } = puzzle;
  try {
    const { moves } = rules.readMoves(board, width, text, options);
    let now = board;
    const boards = moves.map((move) => {
      const direction = directionOf(move, width);
      now = rules.step(now, width, move.from, { ...options, direction }).board;
      return now;
    });
    return gesturesOf(asClicks(moves, width), (count) => boards[count - 1] ?? board);
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

/** Tiles that followed each other into the blank were one click, and are undone as one. */
function asClicks(moves: readonly Move[], width: number): Move[] {
  let turn = -1;
  return moves.map((move, index) => {
    const before = moves[index - 1];
    const follows =
      before !== undefined &&
      move.to === before.from &&
      directionOf(move, width) === directionOf(before, width);
    if (!follows) turn += 1;
    return { ...move, turn };
  });
}
