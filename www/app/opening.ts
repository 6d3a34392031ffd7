import type { Algorithm, Metric, Move, ReadMoves } from "taisou";
import { randomSeed } from "../platform/random";
import { type Dropped, type Link, MOST_MOVES, readLink } from "../share/link";
import { firstMoves } from "../share/notation";
import { refusalOf } from "../worker/protocol";
import { attempt } from "./attempt";
import { boardsAlong } from "./boards";
import { directionOf, gesturesOf } from "./playing";
import { LANDING, type Preset } from "./presets";
import { joinGoals, readFields, readStart, withStart } from "./read";
import type { Rules } from "./rules";
import { EMPTY_FIELDS, type FieldName, type Fields, type Gesture, type Puzzle } from "./state";
import type { Store } from "./store";
import { obstacle } from "./view";

/** Ways in which another puzzle comes onto the page. */
export interface Opening {
  /** A field was typed into, outside any IME composition. */
  type(field: FieldName, text: string): void;
  /** The puzzle was drawn: several fields at once. */
  draw(fields: Fields): void;
  preset(preset: Preset): void;
  scramble(): void;
  /** @param played Moves that the history entry remembers, beside those in the link. */
  link(fragment: string, played: string | null): void;
}

export function createOpening(store: Store, rules: Rules): Opening {
  return {
    type(field, text) {
      const typed: Fields = { ...store.state().fields, [field]: text };
      const read = attempt(store, () =>
        field === "start"
          ? readStart(rules, typed)
          : { fields: typed, reading: readFields(rules, typed) },
      );
      if (read !== null) store.dispatch({ type: "edited", ...read });
    },

    draw(fields) {
      const reading = attempt(store, () => readFields(rules, fields));
      if (reading !== null) store.dispatch({ type: "edited", fields, reading });
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
      if (puzzle === null || obstacle(store.state()) !== null) return;
      const { board: old, width, options } = puzzle;
      const board = attempt(store, () => rules.scramble(old, width, randomSeed(), options));
      if (board === null) return;
      const next = withStart(rules, fields, board, width);
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
  const landing = link.board.trim() === "";
  const fields = landing ? { ...fieldsOf(LANDING), title: link.title } : fieldsOfLink(link);
  const { fields: settled, reading } = readStart(rules, fields);
  const settings: { algorithm: Algorithm; metric: Metric } = {
    algorithm: link.alg ?? "auto",
    metric: link.metric ?? "step",
  };
  const text = played ?? link.moves;
  const { gestures, trouble } = readGestures(rules, reading.puzzle, text);
  const problems = [...dropped];
  if (landing) problems.push(...withoutBoard(link));
  if (trouble !== null) problems.push(trouble);
  store.dispatch({
    type: "opened",
    fields: settled,
    reading,
    gestures,
    ...settings,
    linkLang: link.lang,
  });
  if (problems.length > 0) {
    store.dispatch({ type: "notice", notice: { kind: "dropped", dropped: problems } });
  }
}

/** What a link says about a board that it does not give. */
function withoutBoard({ goals, w, blank, same, blocks, axis, gates }: Link): Dropped[] {
  const given = {
    goal: goals.length > 0,
    w: w !== "",
    blank: blank !== "",
    same: same.length > 0,
    blocks: blocks !== "",
    axis: axis !== null,
    gates: gates !== "",
  };
  return Object.entries(given)
    .filter(([, is]) => is)
    .map(([key]) => ({ key, reason: "no-board" }));
}

export function fieldsOf(preset: Preset): Fields {
  return {
    ...EMPTY_FIELDS,
    start: preset.start,
    goal: preset.goal,
    width: String(preset.width),
    blocks: preset.blocks ?? "",
  };
}

function fieldsOfLink(link: Link): Fields {
  return {
    start: link.board,
    goal: joinGoals(link.goals),
    width: link.w,
    blank: link.blank,
    same: link.same.join(","),
    blocks: link.blocks,
    axis: link.axis ?? "",
    gates: link.gates,
    title: link.title,
  };
}

interface ReadGestures {
  readonly gestures: readonly Gesture[];
  /** What the page has to say about them. */
  readonly trouble: Dropped | null;
}

/** The moves in a link as gestures: as many as can be played on this board. */
function readGestures(rules: Rules, puzzle: Puzzle | null, text: string): ReadGestures {
  const nothing = (reason: Dropped["reason"]): ReadGestures => ({
    gestures: [],
    trouble: { key: "moves", reason },
  });
  if (text.trim() === "") return { gestures: [], trouble: null };
  if (puzzle === null) return nothing("unreadable");
  if (text.length > MOST_MOVES) return nothing("too-long");
  const { width, start } = puzzle;
  const { read, bad } = readMoves(rules, puzzle, text);
  if (read === null) return nothing("unreadable");
  const moves = asClicks(read.moves, width);
  return {
    gestures: gesturesOf(moves, boardsAlong(start, moves)),
    trouble: bad === null ? null : { key: "moves", reason: "cut", from: bad },
  };
}

/** The moves of a text up to the first one that cannot be made, and that one. */
function readMoves(
  rules: Rules,
  { board, width, options }: Puzzle,
  text: string,
): { read: ReadMoves | null; bad: string | null } {
  try {
    return { read: rules.readMoves(board, width, text, options), bad: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const { at, found } = refusal.details;
    if (refusal.code !== "bad-moves" || typeof at !== "number" || at === 0) {
      return { read: null, bad: null };
    }
    const good = firstMoves(text, at);
    return { read: rules.readMoves(board, width, good, options), bad: String(found) };
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
